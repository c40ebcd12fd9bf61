import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toolFile } from '../../../scripts/tools/install.ts';
import { root } from './github-language-service.ts';

const report = z.object({
  diagnostics: z.array(
    z.object({ category: z.string(), severity: z.string(), location: z.object({ path: z.string() }) }),
  ),
});

const lines = (count: number, line: string) => `${line}\n`.repeat(count);

/** File → its text and the linter's rule that it breaks, or undefined when it breaks none. */
const planted: Record<string, { text: string; rule?: string }> = {
  'src/gate/types.ts': {
    text: `import type { Clock } from '../clock.ts';
import { ServiceError } from '../service/errors.ts';
import type { Finding } from '../service/findings.ts';
export const allowed = (clock: Clock, finding: Finding) => [clock, finding, ServiceError];\n`,
  },
  'src/gate/file.ts': {
    text: "import { readFileSync } from 'node:fs';\nexport const f = readFileSync;\n",
    rule: 'noNodejsModules',
  },
  'src/gate/undici.ts': {
    text: "import { request } from 'undici';\nexport const f = request;\n",
    rule: 'noRestrictedImports',
  },
  'src/gate/client.ts': {
    text: "import { connect } from '../service/client.ts';\nexport const f = connect;\n",
    rule: 'plugin',
  },
  'src/gate/reader.ts': {
    text: "import { createVersionReader } from '../deployment/version-reader.ts';\nexport const f = createVersionReader;\n",
    rule: 'plugin',
  },
  'src/deployment/verdict.ts': {
    text: "import { notTested } from '../gate/verdict.ts';\nexport const f = notTested;\n",
    rule: 'noRestrictedImports',
  },
  'src/gate/lazy.ts': { text: "export const f = () => import('../service/client.ts');\n", rule: 'plugin' },
  'src/results/core.ts': {
    text: "import * as core from '@actions/core';\nexport const f = core;\n",
    rule: 'noRestrictedImports',
  },
  'src/results/fetch.ts': { text: "export const f = () => fetch('https://a.test');\n", rule: 'noRestrictedGlobals' },
  'src/results/timer.ts': { text: 'export const f = () => setTimeout(() => {}, 1);\n', rule: 'noRestrictedGlobals' },
  'src/service/core.ts': {
    text: "import * as core from '@actions/core';\nexport const f = core;\n",
    rule: 'noRestrictedImports',
  },
  'src/service/gate.ts': {
    text: "import { f } from '../gate/lazy.ts';\nexport const g = f;\n",
    rule: 'noRestrictedImports',
  },
  'src/service/process.ts': { text: 'export const f = () => process.argv;\n', rule: 'noRestrictedGlobals' },
  'src/emulator/env.ts': { text: 'export const f = () => process.env.HOME;\n', rule: 'noProcessEnv' },
  'src/emulator/env-import.ts': {
    text: "import { env } from 'node:process';\nexport const f = env;\n",
    rule: 'noRestrictedImports',
  },
  'src/emulator/rest.ts': {
    text: "import type { F } from '../service/findings.ts';\nexport type G = F;\n",
    rule: 'noRestrictedImports',
  },
  'src/emulator/world/rest.ts': {
    text: "import { f } from '../../clock.ts';\nexport const g = f;\n",
    rule: 'noRestrictedImports',
  },
  'src/emulator/world/own.ts': { text: "import { f } from '../env.ts';\nexport const g = f;\n" },
  'src/github/env.ts': { text: 'export const f = () => process.env.GITHUB_TOKEN;\n' },
  'src/github/call.ts': { text: "console.log('at import');\n", rule: 'plugin' },
  'src/github/await.ts': { text: 'export const f = await Promise.resolve(1);\n', rule: 'plugin' },
  'src/actions/gate/index.ts': { text: 'process.exitCode = 1;\n' },
  'src/github/cycle-a.ts': {
    text: "import { b } from './cycle-b.ts';\nexport const a = () => b;\n",
    rule: 'noImportCycles',
  },
  'src/github/cycle-b.ts': {
    text: "import { a } from './cycle-a.ts';\nexport const b = () => a;\n",
    rule: 'noImportCycles',
  },
  'src/github/long-function.ts': {
    text: `export function f() {\n${lines(61, '  f();')}}\n`,
    rule: 'noExcessiveLinesPerFunction',
  },
  'src/github/many-parameters.ts': {
    text: 'export const f = (a: number, b: number, c: number, d: number) => a + b + c + d;\n',
    rule: 'useMaxParams',
  },
  'src/github/long-file.ts': {
    text: lines(251, '// a line').concat('export const a = 1;\n'),
    rule: 'noExcessiveLinesPerFile',
  },
};

describe('the linter holds the rules of the architecture', () => {
  const project = mkdtempSync(join(tmpdir(), 'architecture-'));
  const found = new Map<string, string[]>();

  beforeAll(() => {
    for (const name of ['biome.json', 'scripts/lint'])
      cpSync(join(root, name), join(project, name), { recursive: true });
    for (const [name, { text }] of Object.entries(planted)) {
      mkdirSync(dirname(join(project, name)), { recursive: true });
      writeFileSync(join(project, name), text);
    }
    const options = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json', 'src'];
    const { stdout } = spawnSync(toolFile('checks', '.bin/biome'), options, { cwd: project, encoding: 'utf8' });
    for (const { category, location, severity } of report.parse(JSON.parse(stdout)).diagnostics) {
      if (severity !== 'error') continue;
      found.set(location.path, [...(found.get(location.path) ?? []), category.replace(/^lint\/.*\//, '')]);
    }
  });
  afterAll(() => rmSync(project, { recursive: true }));

  it.each(Object.entries(planted))('%s', (name, { rule }) => {
    expect([...new Set(found.get(name))]).toEqual(rule === undefined ? [] : [rule]);
  });
});

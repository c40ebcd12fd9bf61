import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { project, subActions } from '../../../harness/project.ts';
import { reasons } from '../../../src/decision/reasons.ts';

const files = globSync('test/e2e/**/*.test.ts', { cwd: project, exclude: ['**/*.slow.test.ts'] });
const texts = files.map((file) => readFileSync(join(project, file), 'utf8')).join('\n');

const codes = Object.keys(reasons);

describe('the scenarios of `npm test`', () => {
  it('come to every verdict, for every reason', () => {
    const isTold = (reason: string) =>
      texts.includes(`(${reason})`) || texts.includes(`reason: '${reason}'`);
    expect(codes.filter((reason) => !isTold(reason))).toEqual([]);
    for (const verdict of ['passed', 'failed (findings)'])
      expect(texts).toContain(`expectGate('${verdict}'`);
  });

  it('run every sub-action', () => {
    const isRun = (name: string) => files.some((file) => file.startsWith(`test/e2e/${name}/`));
    expect(subActions().filter((name) => !isRun(name))).toEqual([]);
  });
});

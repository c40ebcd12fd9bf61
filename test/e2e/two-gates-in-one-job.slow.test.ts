import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createJobFolder } from '../../harness/step-files.ts';
import type { ScenarioResult } from '../support/scenario.ts';
import { openGitHub, setStage } from './support/setting.ts';
import { writtenFile } from './support/views.ts';

/** Runs a gate on each of these apps, all at the same time and as steps of one job. */
async function runTogether(hosts: string[]) {
  const stage = await setStage({ emulator: { runSeconds: 0.5 } });
  const github = await openGitHub();
  const jobFolder = createJobFolder();
  const gateOn = (app: string) =>
    stage.run({
      app,
      github,
      jobFolder,
      inputs: {
        'findings-file': `${app}.json`,
        'sarif-file': `${app}.sarif`,
        'comment-summary-in-pr': 'always',
      },
    });
  return { gates: await Promise.all(hosts.map(gateOn)), github, jobFolder };
}

/** Whether the files that the outputs name are those of this gate. */
function expectOwnFiles(gate: ScenarioResult, label: string, uploaded: Map<string, Buffer>): void {
  const { outputs, summary } = gate;
  const file = (output: string) => readFileSync(outputs[output] ?? '');
  const findings = JSON.parse(writtenFile(gate, outputs['findings-file'] ?? ''));
  expect(findings).toMatchObject({ verdict: outputs.verdict, app: { label } });
  expect(writtenFile(gate, outputs['sarif-file'] ?? '')).toContain(outputs['app-id']);
  expect(file('summary-file').toString()).toBe(summary);
  expect(summary).toContain(label);
  expect(uploaded.get(outputs['report-artifact-id'] ?? '')?.equals(file('report-path'))).toBe(true);
}

it('two gates at the same time in one job each write their own files, artifact and comment', async () => {
  const { gates, github, jobFolder } = await runTogether(['clean.test', 'vulnerable.test']);
  expect(gates.map(({ outputs }) => outputs.verdict)).toEqual(['passed', 'failed']);
  const artifacts = gates.flatMap((gate) => gate.artifacts);
  const uploaded = new Map(artifacts.map(({ id, bytes }) => [String(id), bytes]));
  for (const [index, label] of ['clean', 'vulnerable'].entries())
    if (gates[index]) expectOwnFiles(gates[index], label, uploaded);
  expect(new Set(artifacts.map(({ name }) => name))).toEqual(
    new Set(['security-report.pdf', 'security-report-2.pdf']),
  );
  expect(github.comments.map(({ body }) => /✅|❌/.exec(body)?.[0]).toSorted()).toEqual([
    '✅',
    '❌',
  ]);
  const written = ['clean', 'vulnerable'].flatMap((name) => [
    `${name}.test.json`,
    `${name}.test.sarif`,
  ]);
  expect(readdirSync(join(jobFolder, 'workspace')).toSorted()).toEqual(written);
});

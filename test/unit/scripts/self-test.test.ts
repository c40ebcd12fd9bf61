import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { project } from '../../../harness/project.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const pdf = '%PDF-1.7 report';

/** What the self-test says of the report's artifact. */
function compare(files: Record<string, string>, outcome = 'success') {
  const cwd = temporaryFolder({ 'report.pdf': pdf, ...files });
  const findings = { outcome: 'failure', outputs: { 'report-path': 'report.pdf' } };
  const env = { STEPS: JSON.stringify({ findings, download: { outcome } }) };
  const script = join(project, 'scripts/self-test.mjs');
  return spawnSync(process.execPath, [script], { cwd, env, encoding: 'utf8' }).stdout;
}

it('the artifact has to be the report, byte for byte', () => {
  const wrong = 'The artifact is not the report';
  expect(compare({ 'downloaded/a/security-report.pdf': pdf })).not.toContain(wrong);
  expect(compare({ 'downloaded/a.pdf': `${pdf}\n` })).toContain(wrong);
  expect(compare({ 'downloaded/a.zip': pdf })).toContain(wrong);
  expect(compare({ 'downloaded/a.pdf': pdf, 'downloaded/b.pdf': pdf })).toContain(wrong);
});

it('the artifact has to be downloaded, except on act', () => {
  expect(compare({}, 'skipped')).toContain('download ended as skipped, not success');
});

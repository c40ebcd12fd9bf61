import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { oddLabel, type Session, startAsAcme, testApp } from '../support/emulator-session.ts';
import { runScenario } from '../support/scenario.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { programPath } from './support/program.ts';

const clean = 'No syntax or stream encoding errors';
const complaints = (file: string) =>
  execFileSync(programPath('qpdf'), ['--check', file], { encoding: 'utf8' });

/** The newest report of an app, as a file. */
async function reportOf(session: Session, appId: string): Promise<string> {
  const [report] = (await session.reports(appId)).data;
  const download = await session.raw(`/reports/${report.reportId}`);
  const file = join(temporaryFolder(), 'report.pdf');
  writeFileSync(file, Buffer.from(await download.arrayBuffer()));
  return file;
}

it.each(['clean', 'vulnerable', 'many'])(
  'qpdf finds no problem with the report on %s.test',
  async (name) => {
    const { session, id } = await testApp(`${name}.test`);
    expect(complaints(await reportOf(session, id))).toContain(clean);
  },
);

it('qpdf finds no problem with the report on an app of an odd name', async () => {
  const { session, clock } = await startAsAcme();
  const { appId } = (await session.register('https://odd.test', { label: oddLabel })).body;
  clock.advance(20);
  expect(complaints(await reportOf(session, appId))).toContain(clean);
});

it('qpdf finds no problem with the report that the gate uploads', async () => {
  const result = await runScenario({ app: 'vulnerable.test' });
  const path = result.outputs['report-path'] ?? '';
  expect(result.artifacts.map(({ bytes }) => bytes.equals(readFileSync(path)))).toEqual([true]);
  expect(complaints(path)).toContain(clean);
});

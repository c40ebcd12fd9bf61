import { expect, it } from 'vitest';
import { expectGate, messages, withoutReport } from './support/expectations.ts';

it('neither asks for the report nor uploads it when `upload-report` is false', async () => {
  const result = await expectGate('passed', { app: 'clean.test', inputs: withoutReport });
  expect(result.requests.filter((request) => request.includes('/reports'))).toEqual([]);
  expect(result.artifactRequests).toEqual([]);
  expect(result.outputs['report-path']).toBe('');
});

it('warns and lets the verdict stand when the report cannot be kept on the runner', async () => {
  const result = await expectGate('passed', {
    app: 'clean.test',
    env: { RUNNER_TEMP: '/dev/null/missing' },
  });
  const warnings = messages(result, 'warning');
  expect(warnings).toEqual([
    expect.stringMatching(/^The PDF report could not be fetched: .*missing/),
    expect.stringMatching(/^The file of the job summary could not be written: .*missing/),
  ]);
});

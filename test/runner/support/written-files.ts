import type { Log } from 'sarif';
import { expect } from 'vitest';
import { z } from 'zod';
import {
  validateByMultitool,
  validateBySchema,
} from '../../unit/results/sarif/sarif-validation.ts';
import type { ExampleResult } from './run-example.ts';

const findingsFile = z.object({ findings: z.array(z.object({ id: z.string() })) });

/** The findings in the first file that a stub was given. */
export function findingsOf(call: { files: Record<string, string> } | undefined) {
  const [text = '{}'] = Object.values(call?.files ?? {});
  return findingsFile.parse(JSON.parse(text)).findings;
}

/**
 * What the upload of alerts was given: the file that the output names, which is valid as SARIF and
 * by GitHub's own rules.
 */
export function uploadedSarif({ stubs, outputs }: ExampleResult) {
  const uploads = stubs.filter(({ action }) => action === 'github/codeql-action');
  const path = outputs['security-test']?.['sarif-file'] ?? '';
  expect(uploads.map(({ inputs }) => inputs.sarif_file)).toEqual([path]);
  const log: Log = JSON.parse(uploads[0]?.files[path] ?? '');
  expect([...validateBySchema(log), ...validateByMultitool(log)]).toEqual([]);
  return log.runs[0]?.results ?? [];
}

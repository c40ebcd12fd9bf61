import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import type { FaultRule } from '../../harness/faults.ts';
import { expectGate } from './support/expectations.ts';

const download = /\/v1\/reports\//;

it('uploads the PDF as the service sent it, whatever its bytes, and leaves it on the runner', async () => {
  const pdf = Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    randomBytes(3 * 1024 * 1024),
    Buffer.from('\n%%EOF\n'),
  ]);
  const headers = { 'content-type': 'application/pdf' };
  const rule: FaultRule = {
    path: download,
    fault: { kind: 'answer', status: 200, headers, body: pdf },
  };
  const result = await expectGate('passed', { app: 'clean.test', rules: [rule] });
  const [artifact] = result.artifacts;
  expect(artifact?.bytes.equals(pdf)).toBe(true);
  expect(artifact).toMatchObject({ name: 'security-report.pdf', mimeType: 'application/pdf' });
  expect(result.outputs['report-artifact-id']).toBe(String(artifact?.id));
  const path = result.outputs['report-path'] ?? '';
  expect(basename(path)).toBe('security-report.pdf');
  expect(readFileSync(path).equals(pdf)).toBe(true);
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { expectGate, withoutReport } from './support/expectations.ts';
import { editEachFinding } from './support/rewrites.ts';

const marker = 'live-session-4711';
const reproducer = `curl -H "Cookie: ${marker}" https://vulnerable.test`;

it('shows neither the reproducers of findings, which hold live tokens, nor the answers to them', async () => {
  const rules = [
    editEachFinding(() => ({
      request: reproducer,
      unsecureRequest: reproducer,
      response: { session: marker },
      unsecuredResponse: { session: marker },
      additionalDetails: { StepsToReproduce: reproducer, workingExamples: [reproducer] },
    })),
  ];
  const result = await expectGate('failed (findings)', {
    app: 'vulnerable.test',
    rules,
    inputs: withoutReport,
  });
  const { log, summary, outputs, annotations, github, tempDir } = result;
  const files = ['commands/output', 'commands/env', 'commands/state'].map((name) =>
    readFileSync(`${tempDir}/${name}`, 'utf8'),
  );
  expect(
    [log, summary, JSON.stringify([outputs, annotations, github.comments]), ...files].join('\n'),
  ).not.toContain(marker);
});

it('cuts a credential out of the texts that it shows', async () => {
  const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbGljZSJ9.c2lnbmF0dXJlLW9mLWFsaWNl';
  const rules = [
    editEachFinding(() => ({
      title: `Token ${token} is accepted after logout`,
      path: `/orders?token=${token}`,
    })),
  ];
  const result = await runScenario({ app: 'vulnerable.test', rules, inputs: withoutReport });
  expect(result.summary).toContain('is accepted after logout');
  expect(`${result.log}${result.summary}`).not.toContain('eyJzdWIiOiJhbGljZSJ9');
});

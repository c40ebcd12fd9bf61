import { expect, test } from 'vitest';
import { renderVulnerable } from './sarif-of-vulnerable.ts';

test('the findings of vulnerable.test, with all that they hold, are shown like this', async () => {
  await expect(`${JSON.stringify(renderVulnerable().log, null, 2)}\n`).toMatchFileSnapshot(
    '../__snapshots__/vulnerable.sarif',
  );
});

test('no reproducer, answer or step of theirs is in it', () => {
  const text = JSON.stringify(renderVulnerable().log);
  for (const part of ['curl', 'Bearer', 'iban', 'StepsToReproduce', 'mallory'])
    expect(text).not.toContain(part);
});

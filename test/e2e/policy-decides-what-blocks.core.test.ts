import { expect, it } from 'vitest';
import { expectVerdict } from './support/expectations.ts';
import { accepting, day, judge, remarks, risk } from './support/policies.ts';

// The day may end between the making of a policy and its reading: then the second attempt has a
// whole day before it.
it('blocks on an acceptance that expired yesterday, and shows it as expired', {
  retry: 1,
}, async () => {
  const expires = day(-1);
  const result = await judge(accepting(`id: ${risk.id}`, expires));
  expectVerdict(result, 'failed (findings)');
  expect(result.outputs).toMatchObject({ 'accepted-count': '0', 'blocking-count': '1' });
  expect(result.shownLog).toContain(`acceptance by @org/appsec expired after ${expires}`);
  expect(result.summary).toContain(`**expired** after ${expires}`);
  expect(result.github.comments[0]?.body).toContain(`expired after ${expires}`);
  expect(remarks(result)).toEqual([
    expect.stringMatching(/^warning: The acceptance of id risk-1 .* expired after /),
  ]);
});

const mild = { id: 'mild-1', label: 'Pagination Missing', severity: 'Low' };

it('shows what is accepted, by whom and until when, and remarks on nothing else', async () => {
  const policy = accepting('match: { label: BOLA, path: "/orders/*" }', day(20));
  const result = await judge(policy, {}, [risk, mild]);
  for (const text of [
    `- **label BOLA, path /orders/&#42;** · 1 finding · Behind the WAF · &#64;&#8203;org/appsec · until ${day(20)}`,
    '<summary>Open findings that do not block (1)</summary>',
    '<summary>Findings that the policy accepts (1)</summary>',
  ])
    expect(result.summary).toContain(text);
  expect(result.shownLog).toContain(
    `Accepted: CRITICAL BOLA – GET /orders/{id} (risk-1); accepted by @org/appsec`,
  );
  expect(remarks(result)).toEqual([]);
});

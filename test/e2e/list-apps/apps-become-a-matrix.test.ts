import { expect, it } from 'vitest';
import { htmlPage, problem } from '../../../harness/faults.ts';
import { pullRequestEvent } from '../../../harness/github-event.ts';
import { registerApp } from '../../support/scenario.ts';
import { messages } from '../support/expectations.ts';
import { answersHave } from '../support/rewrites.ts';
import { listApps } from './support/list-apps.ts';

it('lists the apps that the service finds', async () => {
  const result = await listApps({ inputs: { search: 'INTERRUPTED' } });
  expect(result.labels).toEqual(['interrupted', 'interrupted-once']);
  expect(result.total).toBe('2');
});

it.each([
  ['COMPLETED', false],
  ['IN_PROGRESS', true],
])('lists the apps whose registration is %s', async (status, listed) => {
  const result = await listApps({
    inputs: { 'registration-status': status, search: 'onboarding', 'allow-empty': 'true' },
    emulator: { onboardingSeconds: 3600 },
    prepare: async (emulator) => {
      await registerApp(emulator, 'https://onboarding.test');
      return {};
    },
  });
  expect(result.labels).toEqual(listed ? ['onboarding.test'] : []);
});

it('fails when the status of an app is unknown, so that it may be one that is wanted', async () => {
  const rules = [
    answersHave({ path: /\/v1\/apps\/\w+$/, nth: [1] }, { registrationStatus: 'MOVED' }),
  ];
  const only = { search: 'clean', 'registration-status': 'COMPLETED', 'allow-empty': 'true' };
  const result = await listApps({ inputs: only, rules });
  expect(result).toMatchObject({ conclusion: 'failure', outputs: { matrix: '' } });
  expect(messages(result, 'error').join()).toContain('the unknown registration status "MOVED"');
  const all = await listApps({ inputs: { search: 'clean' }, rules });
  expect(all.labels).toEqual(['clean']);
});

it('fails when more apps match than are allowed', async () => {
  const result = await listApps({ inputs: { 'max-apps': '3' } });
  expect(result.conclusion).toBe('failure');
  expect(result.outputs).toMatchObject({ matrix: '', 'app-ids': '' });
  expect(Number(result.total)).toBeGreaterThan(3);
  expect(messages(result, 'error').join()).toMatch(/\d+ apps match in all, and `max-apps` is 3/);
});

it('lists every app in exactly one part, by an order of its own', async () => {
  const whole = await listApps();
  const parts = await Promise.all(
    ['1/3', '2/3', '3/3'].map((part) => listApps({ inputs: { part, 'max-apps': '10' } })),
  );
  expect(parts.map(({ total }) => total)).toEqual(Array(3).fill(whole.total));
  const labels = parts.flatMap((part) => part.labels);
  expect(labels.toSorted()).toEqual(whole.labels.toSorted());
});

it.each([{}, { part: '2/2' }])('fails when no app matches: %j', async (part) => {
  const result = await listApps({ inputs: { search: 'nobody has this', ...part } });
  expect(result.conclusion).toBe('failure');
  expect(result.outputs).toMatchObject({ matrix: '', 'app-ids': '', total: '0' });
  expect(messages(result, 'error').join()).toContain('`allow-empty: true`');
});

it('gives an empty matrix and a warning when no app matches and that is allowed', async () => {
  const inputs = { search: 'nobody has this', 'allow-empty': 'true' };
  const result = await listApps({ inputs });
  expect(result.conclusion).toBe('success');
  expect(result.outputs).toEqual({ matrix: '{"include":[]}', 'app-ids': '[]', total: '0' });
  expect(result.annotations).toMatchObject([{ level: 'warning' }]);
});

it('fails when an app is deleted while the apps are read', async () => {
  const rules = [
    { path: /\/v1\/apps\/\w+$/, nth: [1], fault: problem(404, { slug: 'not-found' }) },
  ];
  const result = await listApps({ inputs: { search: 'interrupted' }, rules });
  expect(result.conclusion).toBe('failure');
  expect(result.outputs).toMatchObject({ matrix: '', total: '' });
});

it('shows counts alone in the summary of a public repository', async () => {
  const event = pullRequestEvent('public');
  const result = await listApps({ event });
  expect(result.conclusion).toBe('success');
  expect(result.summary).toContain('matching apps are in the matrix');
  expect(result.summary).not.toContain('vulnerable');
});

it.each([
  ['is refused', { nth: [3], fault: problem(403) }],
  ['is a page of something on the way that knows no such page', { fault: htmlPage(404) }],
])('fails, with no matrix, when an app %s', async (_, mishap) => {
  const result = await listApps({
    rules: [{ path: /\/v1\/apps\/\w+$/, ...mishap }],
    inputs: { 'max-retries': '1' },
  });
  expect(result).toMatchObject({ exitCode: 1, conclusion: 'failure' });
  expect(result.outputs).toEqual({ matrix: '', 'app-ids': '', total: '' });
});

it('keeps hostile labels inside of the JSON', async () => {
  const label = '"]}\n::set-output name=total::99\n$(id)';
  const rules = [answersHave({ path: /\/v1\/apps\/\w+$/ }, { label })];
  const result = await listApps({ inputs: { search: 'clean' }, rules });
  expect(result.labels).toEqual([label]);
  expect(result.total).toBe('1');
});

it.each([
  ['max-apps', '0'],
  ['max-apps', '257'],
  ['part', '0/3'],
  ['part', '4/3'],
  ['part', '2'],
  ['registration-status', 'completed'],
])('refuses %s: %s', async (name, value) => {
  const result = await listApps({ inputs: { [name]: value } });
  expect(result.conclusion).toBe('failure');
  expect(result.shownLog).toContain(`\`${name}\` must be`);
  expect(result.requests).toEqual([]);
});

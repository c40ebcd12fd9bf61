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
  expect(result.outputs).toMatchObject({ matrix: '', parts: '', 'app-ids': '' });
  expect(Number(result.total)).toBeGreaterThan(3);
  expect(messages(result, 'error').join()).toMatch(/^\d+ apps match, and `max-apps` is 3/);
});

const many = { emulator: { bulk: { apps: 500, findings: 1, bytesEach: 100 }, rateLimits: false } };

it('cuts one listing of many apps exactly into parts, and leaves `matrix` empty', async () => {
  const inputs = { search: 'bulk', 'max-apps': '10000', 'part-size': '100' };
  const result = await listApps({ ...many, inputs });
  expect(result.conclusion, result.shownLog).toBe('success');
  expect(result.outputs).toMatchObject({ matrix: '', total: '500' });
  expect(result.parts.map(({ number, total }) => [number, total])).toEqual(
    [1, 2, 3, 4, 5].map((number) => [number, 5]),
  );
  expect(result.parts.map(({ matrix }) => matrix.include.length)).toEqual(Array(5).fill(100));
  expect(new Set(result.labels).size).toBe(500);
  const listings = result.requests.filter((request) => request.startsWith('GET /v1/apps?'));
  expect(listings).toHaveLength(5);
});

it('fails by default when more apps match than one matrix takes', async () => {
  const result = await listApps({ ...many, inputs: { search: 'bulk' } });
  expect(result).toMatchObject({ conclusion: 'failure', outputs: { parts: '', matrix: '' } });
  expect(messages(result, 'error').join()).toContain('500 apps match, and `max-apps` is 256');
});

it('leaves no part empty, however small the parts are', async () => {
  const result = await listApps({ inputs: { search: 'la', 'part-size': '1' } });
  expect(result.labels).toEqual(['late-findings', 'late-report']);
  const matrices = result.parts.map(({ matrix }) => matrix.include.map(({ label }) => label));
  expect(matrices).toEqual([['late-findings'], ['late-report']]);
});

it('fails when no app matches', async () => {
  const result = await listApps({ inputs: { search: 'nobody has this' } });
  expect(result.conclusion).toBe('failure');
  expect(result.outputs).toMatchObject({ matrix: '', parts: '', 'app-ids': '', total: '0' });
  expect(messages(result, 'error').join()).toContain('`allow-empty: true`');
});

it('gives an empty matrix and a warning when no app matches and that is allowed', async () => {
  const inputs = { search: 'nobody has this', 'allow-empty': 'true' };
  const result = await listApps({ inputs });
  expect(result.conclusion).toBe('success');
  const none = { matrix: '{"include":[]}', parts: '[]', 'app-ids': '[]', total: '0' };
  expect(result.outputs).toEqual(none);
  expect(result.annotations).toMatchObject([{ level: 'warning' }]);
});

it('fails when an app is deleted while the apps are read', async () => {
  const rules = [
    { path: /\/v1\/apps\/\w+$/, nth: [1], fault: problem(404, { slug: 'not-found' }) },
  ];
  const result = await listApps({ inputs: { search: 'interrupted' }, rules });
  expect(result.conclusion).toBe('failure');
  expect(result.outputs).toMatchObject({ matrix: '', parts: '', total: '' });
});

it('shows counts alone in the summary of a public repository', async () => {
  const event = pullRequestEvent('public');
  const result = await listApps({ event });
  expect(result.conclusion).toBe('success');
  expect(result.summary).toMatch(/\d+ apps found, in 1 part\./);
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
  expect(result.outputs).toEqual({ matrix: '', parts: '', 'app-ids': '', total: '' });
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
  ['max-apps', '10001'],
  ['part-size', '0'],
  ['part-size', '257'],
  ['registration-status', 'completed'],
])('refuses %s: %s', async (name, value) => {
  const result = await listApps({ inputs: { [name]: value } });
  expect(result.conclusion).toBe('failure');
  expect(result.shownLog).toContain(`\`${name}\` must be`);
  expect(result.requests).toEqual([]);
});

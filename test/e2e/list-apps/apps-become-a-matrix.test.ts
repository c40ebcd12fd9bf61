import { expect, it } from 'vitest';
import { htmlPage, problem } from '../../../harness/faults.ts';
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
    inputs: { 'registration-status': status, search: 'onboarding' },
    emulator: { onboardingSeconds: 3600 },
    prepare: async (emulator) => {
      await registerApp(emulator, 'https://onboarding.test');
      return {};
    },
  });
  expect(result.labels).toEqual(listed ? ['onboarding.test'] : []);
});

it('says when more apps exist than fit', async () => {
  const result = await listApps({ inputs: { 'max-apps': '3' } });
  expect(result.conclusion).toBe('success');
  expect(result.include).toHaveLength(3);
  expect(Number(result.total)).toBeGreaterThan(3);
  expect(messages(result, 'warning')).toEqual([
    expect.stringMatching(/\d+ apps match, \d+ more than/),
  ]);
});

it('gives an empty matrix and a warning when no app matches', async () => {
  const result = await listApps({ inputs: { search: 'nobody has this' } });
  expect(result.conclusion).toBe('success');
  expect(result.outputs).toEqual({ matrix: '{"include":[]}', 'app-ids': '[]', total: '0' });
  expect(result.annotations).toMatchObject([{ level: 'warning' }]);
});

it('leaves out an app that is deleted while the apps are read', async () => {
  const rules = [
    { path: /\/v1\/apps\/\w+$/, nth: [1], fault: problem(404, { slug: 'not-found' }) },
  ];
  const result = await listApps({ inputs: { search: 'interrupted' }, rules });
  expect(result.conclusion).toBe('success');
  expect(result.total).toBe('1');
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
  ['registration-status', 'completed'],
])('refuses %s: %s', async (name, value) => {
  const result = await listApps({ inputs: { [name]: value } });
  expect(result.conclusion).toBe('failure');
  expect(result.shownLog).toContain(`\`${name}\` must be`);
  expect(result.requests).toEqual([]);
});

import { expect, it } from 'vitest';
import { appIdOf, type Scenario } from '../../support/scenario.ts';
import { messages } from '../support/expectations.ts';
import { showOverview } from './support/show-overview.ts';

/** The overview of the apps whose ids `list` writes, of whom two were tested. */
const showNamed = (list: (idOf: (host: string) => string) => string, own: Scenario = {}) =>
  showOverview(['clean.test', 'vulnerable.test'], {
    ...own,
    prepare: async (emulator) => ({
      'app-id': list((host) => appIdOf(emulator, `${host}.test`)),
    }),
  });

it.each([
  ['commas', ','],
  ['commas and blanks', ' , '],
  ['lines', '\n'],
  ['lines, the last one empty', '\r\n\r\n'],
])('shows only the apps that are named, separated by %s', async (_, separator) => {
  const result = await showNamed((idOf) =>
    [idOf('vulnerable'), idOf('clean'), idOf('clean'), ''].join(separator),
  );
  expect(result.conclusion, result.shownLog).toBe('success');
  expect(result.labels).toEqual(['vulnerable', 'clean']);
  expect(result.outputs['apps-count']).toBe('2');
});

it('lets a release continue by the last result of its app', async () => {
  const limits = { 'fail-on-severity': 'high', 'max-result-age-hours': '24' };
  const clean = await showNamed((idOf) => idOf('clean'), { inputs: limits });
  expect(clean.conclusion).toBe('success');
  const vulnerable = await showNamed((idOf) => idOf('vulnerable'), { inputs: limits });
  expect(vulnerable).toMatchObject({ conclusion: 'failure', outputs: { 'blocking-count': '4' } });
});

it('fails for an app that is unknown, and names it', async () => {
  const result = await showNamed((idOf) => `${idOf('clean')}, 6650f0c2a1`);
  expect(result.conclusion).toBe('failure');
  expect(messages(result, 'error')[0]).toMatch(/do not include 6650f0c2a1 \(`app-id`\)/);
  expect(result.outputs).toMatchObject({ 'apps-count': '', 'outdated-matrix': '' });
});

it('fails for an app that `search` leaves out', async () => {
  const result = await showNamed((idOf) => idOf('clean'), { inputs: { search: 'vulnerable' } });
  expect(result.conclusion).toBe('failure');
  expect(messages(result, 'error')[0]).toContain('The apps that match `search` do not include');
});

it.each([
  ['names none', ' , ', 'must name at least one app'],
  ['is no identifier', '../apps', 'must be an identifier'],
])('refuses an `app-id` that %s', async (_, appId, problem) => {
  const result = await showOverview([], { inputs: { 'app-id': appId } });
  expect(result.conclusion).toBe('failure');
  expect(result.shownLog).toContain(`\`app-id\` ${problem}`);
  expect(result.requests).toEqual([]);
});

it('names untested and stale apps in a matrix, for a job that tests just those', async () => {
  const named = (idOf: (host: string) => string) =>
    ['clean', 'vulnerable', 'failed'].map(idOf).join();
  const labelsOf = async (inputs: Record<string, string>, agoMs = 0) => {
    const emulator = { clock: { now: () => Date.now() - agoMs } };
    const { outputs } = await showNamed(named, { inputs, emulator });
    const { include } = JSON.parse(outputs['outdated-matrix'] ?? '');
    return { include, labels: include.map(({ label }: { label: string }) => label) };
  };
  const untested = await labelsOf({});
  expect(untested.include).toEqual([
    { 'app-id': expect.any(String), label: 'failed', 'app-url': 'https://failed.test' },
  ]);
  const fresh = await labelsOf({ 'max-result-age-hours': '1' });
  expect(fresh.labels).toEqual(['failed']);
  const stale = await labelsOf({ 'max-result-age-hours': '1' }, 7_200_000);
  expect(stale.labels.toSorted()).toEqual(['clean', 'failed', 'vulnerable']);
});

it('gives a matrix without jobs when no app is outdated', async () => {
  const inputs = { 'max-result-age-hours': '1' };
  const { outputs } = await showNamed((idOf) => idOf('clean'), { inputs });
  expect(outputs['outdated-matrix']).toBe('{"include":[]}');
});

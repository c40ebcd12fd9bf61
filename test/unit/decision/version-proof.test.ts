import { describe, expect, test } from 'vitest';
import type { GateContext } from '../../../src/decision/context.ts';
import { noProgress } from '../../../src/decision/progress.ts';
import { diagnoseVersion } from '../../../src/decision/version-diagnosis.ts';
import { awaitBuild, proveBuild } from '../../../src/decision/version-proof.ts';
import type { VersionReader, VersionReading } from '../../../src/deployment/version-reader.ts';
import { virtualClock } from '../../support/virtual-clock.ts';
import { connectVirtually } from '../../support/virtual-service.ts';
import {
  accepted,
  decideIn,
  expectedVersion,
  gateCalls,
  quickSettings,
  versionLook,
  type World,
  withoutPolicy,
} from '../../support/virtual-world.ts';

const { trigger, poll: task, findings, reports } = gateCalls;

const right: VersionReading = { text: `{"commit":"${expectedVersion}"}` };
const other: VersionReading = { text: '{"commit":"0000000"}' };
const down: VersionReading = { failure: 'GET /version failed: ECONNREFUSED' };
const otherSeen = 'answers "{"commit":"0000000"}"';
const downSeen = 'could not be read (GET /version failed: ECONNREFUSED)';
const inCapitals = expectedVersion.toUpperCase();

const proven = { code: 'passed', provenVersion: expectedVersion };
const blocker = { id: 'f1', label: 'Broken Logout', severity: 'Critical' };
const triggersIn = (calls: string[]) => calls.filter((call) => call === trigger).length;
const looksIn = (calls: string[]) => calls.filter((call) => call === versionLook).length;

describe('a proof of the build', () => {
  test('is a look directly before the trigger and one after the findings were read', async () => {
    const { calls, ...decided } = await decideIn({ versions: [right] });
    expect(decided).toMatchObject(proven);
    expect(calls.slice(2)).toEqual([
      findings,
      versionLook,
      trigger,
      task,
      findings,
      reports,
      versionLook,
    ]);
  });

  test('is not claimed when none was asked for, nor of what was not tested', async () => {
    expect((await decideIn({})).provenVersion).toBeUndefined();
    const { provenVersion, events } = await decideIn({ versions: [right], states: ['FAILED'] });
    expect(provenVersion).toBeUndefined();
    expect(events.map(({ kind }) => kind)).not.toContain('version-proven');
  });

  test('counts for a build with findings too', async () => {
    const decided = await decideIn({ versions: [right], findings: [blocker] });
    expect(decided).toMatchObject({ ...proven, code: 'failed/findings' });
    expect(decided.calls).not.toContain(reports);
  });
});

test('nothing is proven after an adopted run, before which nobody looked', async () => {
  const clock = virtualClock();
  const { client } = connectVirtually({ clock, respond: () => accepted, nextFault: () => 'none' });
  const gate: GateContext = {
    client,
    clock,
    random: () => 0.5,
    inputs: { ...quickSettings, taskId: 'task-1' },
    readPolicyFiles: async () => withoutPolicy,
    onEvent: () => {},
    progress: noProgress(),
    app: { appId: 'app-1', registrationStatus: 'COMPLETED' },
    shownReports: [],
  };
  const deadlines: unknown[] = [];
  const readVersion: VersionReader = async ({ deadline }) => {
    deadlines.push(deadline);
    return right;
  };
  const given = { expected: expectedVersion, timeoutMs: 0, quotesAnswers: true };
  const deployment = { ...given, readVersion };
  const adopted = { taskId: 'task-1', state: 'COMPLETED' };
  await expect(proveBuild({ ...gate, deployment }, adopted)).rejects.toThrow(
    `The expected build ${expectedVersion} was not seen before the run.`,
  );
  // However little time is given for the version, a look has its 5 seconds.
  await awaitBuild({ ...gate, deployment });
  expect(deadlines).toEqual([clock.now() + 5000]);
});

describe('before the trigger', () => {
  const another = 'another build still answered after 5 minutes';
  const part = expectedVersion.slice(0, 39);

  test('the app is told of only when what it says has changed', async () => {
    const { events } = await decideIn({ versions: [other, other, down, down, other, right] });
    const seen = events.flatMap((event) => (event.kind === 'version-differs' ? event.seen : []));
    expect(seen).toEqual([downSeen, otherSeen]);
  });

  test.each([
    ['another version', other, otherSeen, another],
    ['an app that cannot be read', down, downSeen, 'the version of the app cannot be read'],
    ['nothing', { text: '' }, 'answers ""', another],
    ['the version in other letters', { text: inCapitals }, `answers "${inCapitals}".`, another],
    [
      'a part of the version',
      { text: part },
      part,
      'the app shows only a short form of the commit',
    ],
  ])('%s is wrong, and nothing is triggered', async (_, reading, message, heading) => {
    const { code, verdict, advice, calls, clock } = await decideIn({ versions: [reading] });
    expect(code).toBe('not-tested/wrong-version');
    expect(verdict.message).toContain(message);
    expect(calls).not.toContain(trigger);
    expect(clock.now()).toBeGreaterThanOrEqual(300_000);
    expect(clock.now()).toBeLessThan(301_000);
    expect(verdict.message).toContain(' within 5 minutes (`version-timeout-minutes`): it ');
    expect(headingIn(verdict)).toBe(heading);
    const isDown = 'failure' in reading;
    expect(advice?.nextStep.startsWith('Once `version-url` can be read, choose')).toBe(isDown);
  });

  test('what was seen last is told', async () => {
    const { verdict } = await decideIn({ versions: [other, down], versionTimeoutMs: 10_000 });
    expect(verdict.message).toContain('ECONNREFUSED');
    const hidden = await decideIn({ versions: [other, down, other], quotesAnswers: false });
    expect(JSON.stringify(hidden)).not.toContain('0000000');
  });

  test('without time there is one look', async () => {
    const versions = [other, right];
    const { code, calls, clock, events } = await decideIn({ versions, versionTimeoutMs: 0 });
    expect(code).toBe('not-tested/wrong-version');
    expect(looksIn(calls)).toBe(1);
    expect(clock.sleeps).toEqual([]);
    expect(events.map(({ kind }) => kind)).not.toContain('version-awaited');
  });

  test('the version is there for a run that is not awaited, too', async () => {
    const settings = { waitForCompletion: false };
    const started = await decideIn({ versions: [right], ...settings });
    expect(started.code).toBe('not-tested/not-awaited');
    const wrong = await decideIn({ versions: [other], ...settings });
    expect(wrong.code).toBe('not-tested/wrong-version');
    expect(wrong.calls).not.toContain(trigger);
  });
});

describe('after the run', () => {
  test('another version is a change once it has been there for the time given', async () => {
    const decided = await decideIn({ versions: [right, other], versionTimeoutMs: 60_000 });
    expect(decided.code).toBe('not-tested/version-changed');
    expect(decided.verdict.message).toContain(
      `but after the run, for 1 minute (\`version-timeout-minutes\`), it ${otherSeen}.`,
    );
    expect(decided.clock.now()).toBeGreaterThan(60_000);
    expect(decided.assessment).toBeUndefined();
  });

  test.each([
    ['another version', other],
    ['a splash page', { text: '<!doctype html><title>Starting</title>' }],
    ['nothing', { text: '' }],
    ['a state', { text: '{"status":"starting"}' }],
    ['an error', down],
  ])('%s that the app answers for four minutes costs nothing', async (_, odd) => {
    const clock = virtualClock();
    let oddSince: number | undefined;
    const versions = {
      next: () => {
        if (clock.now() === 0) return right;
        oddSince ??= clock.now();
        return clock.now() - oddSince < 240_000 ? odd : right;
      },
    };
    const { code } = await decideIn({ versions }, { clock });
    expect(code).toBe('passed');
  });

  test('a short form of the version is another one', async () => {
    const { code } = await decideIn({ versions: [right, { text: expectedVersion.slice(0, 7) }] });
    expect(code).toBe('not-tested/version-changed');
  });

  test('what the app answers instead is told', async () => {
    const { events } = await decideIn({ versions: [right, other, right] });
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'version-awaited', seen: otherSeen }),
    );
  });

  test('a finding that blocks fails the job also when the version has changed', async () => {
    for (const seen of [other, down]) {
      const decided = await decideIn({ versions: [right, seen], findings: [blocker] });
      expect(decided.code).toBe('failed/findings');
      expect(decided.verdict.message).toContain(`Not proven: `);
      expect(decided.verdict.message).toContain('but after the run');
      expect(decided.assessment?.blocking).toHaveLength(1);
      expect(decided.provenVersion).toBeUndefined();
    }
  });

  test('failures are outlived, but not what follows them', async () => {
    expect((await decideIn({ versions: [right, down, down, right] })).code).toBe('passed');
    const { code } = await decideIn({ versions: [right, down, other] });
    expect(code).toBe('not-tested/version-changed');
  });

  test('an app that cannot be read is asked no longer than the time given', async () => {
    const { code, clock } = await decideIn({ versions: [right, down], versionTimeoutMs: 4000 });
    expect(code).toBe('not-tested/wrong-version');
    expect(clock.now()).toBeLessThan(10_000);
  });
});

describe('a run that is triggered again', () => {
  const states = ['INTERRUPTED', 'COMPLETED'];

  test('is preceded by a look of its own', async () => {
    const { code, calls } = await decideIn({ versions: [right], states });
    const start = [findings, versionLook, trigger, task];
    expect(code).toBe('passed');
    expect(calls.slice(2)).toEqual([...start, ...start, findings, reports, versionLook]);
  });

  test.each([
    ['the deployment has changed', other, 'not-tested/version-changed'],
    ['the app cannot be read any more', down, 'not-tested/wrong-version'],
  ])('is not triggered when %s', async (_, reading, expected) => {
    const { code, calls } = await decideIn({ versions: [right, reading], states });
    expect(code).toBe(expected);
    expect(triggersIn(calls)).toBe(1);
  });
});

describe('a dry run', () => {
  const settings = { dryRun: true };

  test('looks once', async () => {
    const { code, verdict, calls } = await decideIn({ versions: [right], ...settings });
    expect(code).toBe('not-tested/dry-run');
    expect(verdict.message).toContain('the expected version is deployed');
    expect(looksIn(calls)).toBe(1);
  });

  test.each([other, down])('does not wait, nor says that all is well: %o', async (reading) => {
    const { code, clock } = await decideIn({ versions: [reading, right], ...settings });
    expect(code).toBe('not-tested/wrong-version');
    expect(clock.sleeps).toEqual([]);
  });
});

const headingIn = (verdict: object) => ('heading' in verdict ? verdict.heading : undefined);

describe('a slip', () => {
  const mergeCommit = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
  const told = async (text: string, world: Partial<World> = {}) => {
    const asked = { versions: [{ text }], versionTimeoutMs: 0, mergeCommit };
    const { code, verdict, advice } = await decideIn({ ...asked, ...world });
    expect(code).toBe('not-tested/wrong-version');
    return { message: verdict.message, heading: headingIn(verdict), ...advice };
  };

  test.each([
    '3f2c1a9',
    '3F2C1A9B5D',
    `{"commit":"${expectedVersion.slice(0, 12)}","built":"2026-11-20"}`,
  ])('is explained where the expected commit is reported in its short form: %s', async (text) => {
    const { message, heading, nextStep, remedy } = await told(text);
    expect(remedy).toMatch(/^A short form proves nothing, /);
    expect(message).toMatch(/3f2c1a9\w* is the short form of the expected commit\.$/i);
    expect(heading).toBe('the app shows only a short form of the commit');
    expect(nextStep).toMatch(/^Let the app show the whole commit .*running the workflow again/);
  });

  test.each([mergeCommit, mergeCommit.slice(0, 7), `v1 (${mergeCommit.slice(0, 10)})`])(
    'is explained where the merge commit is reported: %s',
    async (text) => {
      const { message, heading, nextStep, remedy } = await told(text);
      expect(message).toMatch(/4b825dc\w* is the merge commit of the pull request\.$/);
      expect(heading).toBe('the merge commit is deployed, not the head of the pull request');
      expect(nextStep).toContain('deploy `github.event.pull_request.head.sha`');
      expect(nextStep).not.toMatch(/Re-run/);
      expect(remedy).toContain('`actions/checkout`');
    },
  );

  test.each(['3f2c1a', '3f2c1a9c', '0000000', '4b825d', 'v1.2.3', ''])(
    'is not seen in %j',
    async (text) => {
      const { message, heading } = await told(text);
      expect(`${message} ${heading}`).not.toMatch(/short form|merge commit/);
      expect(heading).toBe('another build answers');
    },
  );

  test('is not seen where no merge commit is known', async () => {
    const { message } = await told(mergeCommit, { mergeCommit: undefined });
    expect(message).not.toContain('merge commit');
  });

  test('is not seen where a version is expected that only begins like a commit', () => {
    const deployment = { expected: '3f2c1a9-rc.1', timeoutMs: 0, readVersion: async () => right };
    expect(diagnoseVersion('3f2c1a9', deployment)).toBeUndefined();
  });

  test('is told with the whole of the expected commit', async () => {
    expect((await told('3f2c1a9')).message).toContain(`the expected build ${expectedVersion}:`);
  });

  test('is explained where a cache answers, before the trigger and after the run', async () => {
    const cached = { failure: 'GET /version was answered from a cache, 12 s old', isCached: true };
    for (const versions of [[cached], [right, cached]] as VersionReading[][]) {
      const { verdict, advice } = await decideIn({ versions });
      expect(headingIn(verdict)).toBe('a cache answered in place of the app');
      expect(verdict.message).toContain('within 5 minutes (`version-timeout-minutes`)');
      expect(advice?.nextStep).toMatch(
        /^Let the app send `cache-control: no-store` .* Choose "Re-run failed jobs"/,
      );
    }
  });
});

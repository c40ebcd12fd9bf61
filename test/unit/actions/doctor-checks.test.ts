import { describe, expect, it } from 'vitest';
import {
  type Check,
  failed,
  ok,
  runChecks,
  skipped,
  warning,
} from '../../../src/actions/doctor/check.ts';
import { type ClockReading, diagnoseClock } from '../../../src/actions/doctor/clock-check.ts';
import { diagnoseTls } from '../../../src/actions/doctor/tls-diagnosis.ts';

const { signal } = new AbortController();

describe('checks', () => {
  it('are skipped when one that they need failed, was skipped or threw, and the others go on', async () => {
    const diagnose = () => ok('Fine.');
    const expected: [Check, string][] = [
      [{ id: 'broken', diagnose: () => failed('It broke.', 'Mend it.') }, 'failed'],
      [{ id: 'after-broken', needs: ['broken'], diagnose }, 'skipped'],
      [{ id: 'after-skipped', needs: ['fine', 'after-broken'], diagnose }, 'skipped'],
      [{ id: 'fine', diagnose }, 'ok'],
      [{ id: 'doubtful', needs: ['fine'], diagnose: () => warning('Hm.', 'Look.') }, 'warning'],
      [{ id: 'after-doubtful', needs: ['doubtful'], diagnose: async () => diagnose() }, 'ok'],
      [{ id: 'left-out', diagnose: () => skipped('Not asked for.') }, 'skipped'],
      [{ id: 'after-left-out', needs: ['left-out'], diagnose }, 'skipped'],
      [{ id: 'throwing', diagnose: () => Promise.reject('a word') }, 'failed'],
      [{ id: 'after-throwing', needs: ['throwing'], diagnose }, 'skipped'],
    ];
    const diagnoses = await runChecks(
      expected.map(([check]) => check),
      signal,
    );
    expect(diagnoses.map(({ status }) => status)).toEqual(expected.map(([, status]) => status));
  });

  it('name the one that is to blame for all that is skipped', async () => {
    const checks: Check[] = [
      { id: 'first', diagnose: () => failed('It broke.', 'Mend it.') },
      { id: 'second', needs: ['first'], diagnose: () => ok('') },
      { id: 'third', needs: ['second'], diagnose: () => ok('') },
    ];
    const [, , third] = await runChecks(checks, signal);
    expect(third?.message).toBe('Not checked, because of `first`.');
  });

  it('end when the job is cancelled', async () => {
    const cancellation = new AbortController();
    const diagnose = () => {
      cancellation.abort(new Error('cancelled'));
      throw new Error('aborted');
    };
    const checking = runChecks([{ id: 'slow', diagnose }], cancellation.signal);
    await expect(checking).rejects.toThrow('cancelled');
  });
});

describe('the clocks', () => {
  const times = { serviceTime: 0, localTime: 0, obtainedAt: 0 };
  const reading: ClockReading = { ...times, issuedAt: undefined };

  it.each([
    [{}, 'ok'],
    [{ localTime: 60_000 }, 'ok'],
    [{ localTime: 61_000 }, 'warning'],
    [{ localTime: -61_000 }, 'warning'],
    [{ localTime: 300_000 }, 'warning'],
    [{ localTime: 301_000 }, 'failed'],
    [{ issuedAt: 400_000 }, 'failed'],
    [{ serviceTime: undefined, issuedAt: -90_000 }, 'warning'],
    [{ serviceTime: undefined }, 'skipped'],
  ])('are compared by the worst of what is known: %o', (known, status) => {
    expect(diagnoseClock({ ...reading, ...known }).status).toBe(status);
  });

  it('are said to be ahead or behind', () => {
    expect(diagnoseClock({ ...reading, localTime: 90_000 }).message).toContain('90 s ahead of');
    expect(diagnoseClock({ ...reading, localTime: -90_000 }).message).toContain('90 s behind');
  });
});

describe('TLS that does not come about', () => {
  const error = (...codes: string[]) =>
    codes.reduceRight<unknown>(
      (cause, code) => Object.assign(new Error('TLS', { cause }), { code }),
      undefined,
    );

  it.each([
    [['tls', 'CERT_HAS_EXPIRED'], /expired/, /renews/],
    [['tls', 'CERT_NOT_YET_VALID'], /not valid yet/, /clock/],
    [['tls', 'ERR_TLS_CERT_ALTNAME_INVALID'], /not one of a\.test/, /host name/],
    [['tls', 'SELF_SIGNED_CERT_IN_CHAIN'], /authority/, /`ca-cert-file`/],
    [['tls', 'UND_ERR_PRX_TLS', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'], /authority/, /`ca-cert-file`/],
    [['tls', 'ERR_SSL_WRONG_VERSION_NUMBER'], /ERR_SSL_WRONG_VERSION_NUMBER/, /speaks TLS/],
    [[], /unknown reason/, /speaks TLS/],
  ])('because of %j is explained', (codes, message, remedy) => {
    const diagnosis = diagnoseTls(error(...codes), { host: 'a.test', proxy: undefined });
    expect(diagnosis.status).toBe('failed');
    expect(diagnosis.message).toMatch(message);
    expect(diagnosis.remedy).toMatch(remedy);
  });

  it('may be the fault of a proxy that speaks none', () => {
    const route = { host: 'a.test', proxy: 'https://proxy.test:3128' };
    const { remedy } = diagnoseTls(error('ERR_SSL_WRONG_VERSION_NUMBER'), route);
    expect(remedy).toContain('give it as `http://proxy.test:3128`');
  });
});

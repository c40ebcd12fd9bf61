import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notTested } from '../../../src/decision/verdict.ts';
import { createRedactors, redactAll } from '../../../src/results/model/redaction.ts';
import { cpuMsOf } from '../../support/cpu-time.ts';

const secret = 'p@ss wörd/"1<2>&\'+é';
const utf8 = Buffer.from(secret);
const encoded = encodeURIComponent(secret);

/** The forms of a known secret that docs/redaction.md lists. */
const forms: [form: string, text: string][] = [
  ['as it is', secret],
  ['percent-encoded', encoded],
  ['percent-encoded in lower case', encoded.replaceAll(/%../g, (byte) => byte.toLowerCase())],
  ['in a form', new URLSearchParams({ a: secret }).toString().slice(2)],
  ['in JSON', JSON.stringify(secret).slice(1, -1)],
  ['in Base64', utf8.toString('base64')],
  ['in Base64 for addresses', utf8.toString('base64url')],
  ['in Base64 behind a user', Buffer.from(`bob:${secret}`).toString('base64').slice(6)],
];

describe('a known secret', () => {
  const { text, id } = createRedactors([secret]);

  it.each(forms)('is redacted in a text and an identifier when it is %s', (_, form) => {
    for (const redactor of [text, id]) {
      const shown = redactor(`a ${form} b`);
      expect(shown).toMatch(/^a .?\[redacted\].?={0,2} b$/);
      expect(redactor(`a-${form}-b`)).not.toContain(form.slice(3, -3));
    }
  });

  it('is redacted wherever it begins in Base64', () => {
    const [, inner = ''] = /^.{4}(.*).{4}$/.exec(utf8.toString('base64')) ?? [];
    for (const before of ['', 'x', 'xy', 'xyz', 'user:'])
      for (const after of ['', '1', '12', '123']) {
        const whole = Buffer.from(`${before}${secret}${after}`).toString('base64');
        const shown = text(`a ${whole} b`);
        expect(shown).toContain('[redacted]');
        expect(shown.length).toBeLessThan('a [redacted] b'.length + before.length * 2 + 8);
        expect(shown).not.toContain(inner);
      }
  });

  it('is each line of several, and also one that becomes known later, and the longer one of two goes first', () => {
    const secrets = ['opensesame', 'first line\nsecond line'];
    const redactor = createRedactors(secrets).text;
    expect(redactor('say opensesame-now')).toBe('say [redacted]-now');
    expect(redactor('a second line b')).toBe('a [redacted] b');
    secrets.push('say opensesame-now');
    expect(redactor('I say opensesame-now')).toBe('I [redacted]');
  });

  it('of fewer than eight characters stays, as do its forms: it could be any word', () => {
    const { text } = createRedactors(['tenants', 'c2VjcmV', '']);
    const passage = 'An attacker of one tenant reads those of other tenants, dGVuYW50cw==.';
    expect(text(passage)).toBe(passage);
    expect(createRedactors(['tenantsX']).text('of tenantsX')).toBe('of [redacted]');
  });

  it('that is a word of the API or of the gate does not change such a word', () => {
    const words = [
      ...['passed', 'failed', 'not-tested', 'error', 'findings', 'interrupted', 'login-rejected'],
      ...['critical', 'Critical', 'high', 'COMPLETED', 'INTERRUPTED', 'AWAITING_INPUT', 'PENDING'],
    ];
    const { text, id } = createRedactors(words);
    for (const word of words) expect([text(word), id(word)]).toEqual([word, word]);
    expect(text('my password is login-rejected')).toBe('my password is [redacted]');
  });

  it('that is a word of the API or of the gate changes no verdict, reason, state or severity', () => {
    const secrets = ['not-tested', 'interrupted', 'INTERRUPTED', 'critical', 'Critical'];
    const redactors = createRedactors(secrets);
    const verdict = notTested('interrupted', 'It was interrupted.');
    expect(redactAll(verdict, redactors)).toMatchObject({
      verdict: 'not-tested',
      reason: 'interrupted',
      message: 'It was [redacted].',
    });
    const run = { taskId: 't1', state: 'INTERRUPTED' };
    expect(redactAll(run, redactors)).toEqual(run);
  });

  it('may stand in the query, the fragment or the user of a URL, none of which is shown', () => {
    const url = 'https://me:planted@shop.test/a?key=planted#planted';
    const record = { app: { appId: 'a', label: 'Shop', appUrl: url }, versionUrl: url };
    const shown = 'https://shop.test/a';
    expect(redactAll(record, createRedactors([]))).toEqual({
      app: { appId: 'a', label: 'Shop', appUrl: shown },
      versionUrl: shown,
    });
  });

  it('may contain any character', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 8, unit: 'binary' }), (known) => {
        const wanted = known.toWellFormed().trim();
        fc.pre(wanted.length >= 8 && !/[\r\n]/.test(wanted));
        expect(createRedactors([known.toWellFormed()]).id(`<${wanted}>`)).toBe('<[redacted]>');
      }),
    );
  });

  it('costs little, however long it is and however many findings there are', () => {
    const token = Buffer.from(secret.repeat(60)).toString('base64url');
    const { text: redactor } = createRedactors([secret, token, `${token}x`]);
    const passage = 'An attacker of one tenant reads the orders of every other tenant. '.repeat(12);
    const work = () => {
      for (let finding = 0; finding < 10_000; finding += 1) redactor(passage);
    };
    expect(cpuMsOf(work)).toBeLessThan(5000);
    for (const whole of [secret, token, encoded]) {
      const part = whole.slice(0, -1);
      expect(cpuMsOf(() => redactor(part.repeat(100_000 / part.length)))).toBeLessThan(2000);
    }
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRedactors } from '../../../src/results/redaction.ts';
import { cpuMsOf } from '../../support/cpu-time.ts';

const secret = 'p@ss wörd/"1<2>&\'+é';
const utf8 = Buffer.from(secret);
const encoded = encodeURIComponent(secret);
const json = JSON.stringify(secret).slice(1, -1);
const codeOf = (character: string) => character.charCodeAt(0).toString(16);

/** The forms of a known secret that the runner's masks do not all know. */
const forms: [form: string, text: string][] = [
  ['as it is', secret],
  ['percent-encoded', encoded],
  ['percent-encoded in lower case', encoded.replaceAll(/%../g, (byte) => byte.toLowerCase())],
  ['percent-encoded throughout', utf8.toString('hex').replaceAll(/../g, '%$&')],
  ['percent-encoded in part', secret.replace('@', '%40').replace(' ', '%20')],
  ['percent-encoded twice', encodeURIComponent(encoded)],
  ['of a form', new URLSearchParams({ a: secret }).toString().slice(2)],
  ['of HTML', 'p@ss wörd/&quot;1&lt;2&gt;&amp;&#39;+é'],
  ['of HTML by numbers', secret.replaceAll(/[^a-z\d]/g, (one) => `&#x${codeOf(one)};`)],
  ['of JSON', json],
  [
    'of JSON in ASCII',
    json.replaceAll('/', '\\/').replaceAll(/[^ -~]/g, (one) => `\\u00${codeOf(one)}`),
  ],
  ['of JSON in JSON', JSON.stringify(JSON.stringify(secret)).slice(3, -3)],
  ['hexadecimal', utf8.toString('hex')],
  ['hexadecimal in upper case', utf8.toString('hex').toUpperCase()],
  ['Base64', utf8.toString('base64')],
  ['Base64 for addresses', utf8.toString('base64url')],
  ['Base64 behind a user', Buffer.from(`bob:${secret}`).toString('base64').slice(6)],
];

describe('a known secret', () => {
  const { text, id } = createRedactors([secret]);

  it.each(forms)('is cut out of a text and an identifier when it is %s', (_, form) => {
    for (const redactor of [text, id]) {
      expect(redactor(`a ${form} b`)).toBe('a [redacted] b');
      expect(redactor(`a-${form}-b`)).not.toContain(form.slice(2, -2));
    }
  });

  it('is cut out wherever it begins in Base64', () => {
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

  it('may hold whatever means something in a pattern', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 4, unit: 'binary' }), (known) => {
        const wanted = known.toWellFormed().trim();
        fc.pre(wanted.length >= 4 && !/[\r\n]/.test(wanted));
        expect(createRedactors([known.toWellFormed()]).id(`<${wanted}>`)).toBe('<[redacted]>');
      }),
    );
  });

  it('costs little, however long it is and however many findings there are', () => {
    const token = Buffer.from(secret.repeat(60)).toString('base64url');
    const { text: redactor } = createRedactors([secret, token, `${token}x`]);
    const passage = 'An attacker of one tenant reads the orders of every other tenant. '.repeat(12);
    expect(cpuMsOf(() => redactor(passage))).toBeLessThan(500);
    const work = () => {
      for (let finding = 0; finding < 10_000; finding += 1) redactor(passage);
    };
    expect(cpuMsOf(work)).toBeLessThan(5000);
    for (const whole of [secret, token, '%70%40', '&#112;', '\\\\\\\\', '%25']) {
      const part = whole.slice(0, -1);
      expect(cpuMsOf(() => redactor(part.repeat(100_000 / part.length)))).toBeLessThan(2000);
    }
  });
});

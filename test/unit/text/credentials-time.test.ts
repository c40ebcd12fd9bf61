import { describe, expect, it } from 'vitest';
import { redact } from '../../../src/text/credentials.ts';
import { cpuMsOf } from '../../support/cpu-time.ts';

describe('the search for credentials', () => {
  const pieces = [
    ...[
      'password:',
      'password="',
      'password=\\"',
      'password=&quot;',
      'password=%22',
      'token=',
      'token: ',
      '--token ',
    ],
    ...[
      'authorization: basic ',
      'authorization: digest a="',
      'cookie:a=',
      'cookie: a=b; ',
      'set-cookie:',
      'x-a-',
    ],
    ...[
      '//',
      '%2F%2F',
      '-----BEGIN PRIVATE KEY-----',
      '-----',
      'eyJ',
      'eyJa.',
      'ghp_',
      ' -u a',
      'aA1',
      '\\',
      '"',
      '&#',
      '%25',
      '<password>',
      '<pwd><![CDATA[',
      '&lt;pwd',
      'mysql ',
      'mysql -p',
      '?code=',
      'secret_key',
      'cookie: path=a;',
      'camelCase2',
    ],
  ];

  it('takes linear time, whatever the text repeats', () => {
    for (const first of pieces)
      for (const second of ['', ...pieces]) {
        const text100k = `${first}${second}`.repeat(100_000 / (first.length + second.length));
        expect(
          cpuMsOf(() => redact(text100k)),
          `${first}${second}`,
        ).toBeLessThan(1000);
      }
  });
});

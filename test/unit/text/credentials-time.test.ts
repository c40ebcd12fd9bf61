import { expect, it } from 'vitest';
import { redact } from '../../../src/text/credentials.ts';
import { cpuMsOf } from '../../support/cpu-time.ts';

const pieces = [
  String.raw`password:|password="|password=\"|password=&quot;|password=%22|token=|token: |--token `,
  'authorization: basic |authorization: digest a="|cookie:a=|cookie: a=b; |set-cookie:|x-a-|//',
  String.raw`%2F%2F|-----BEGIN PRIVATE KEY-----|-----|eyJ|eyJa.|ghp_| -u a|aA1|\|"|&#|%25`,
  '<password>|<pwd><![CDATA[|&lt;pwd|mysql |mysql -p|?code=|secret_key|cookie: path=a;|camelCase2',
].flatMap((list) => list.split('|'));

it('the search for credentials takes linear time, whatever the text repeats', () => {
  for (const first of pieces)
    for (const second of ['', ...pieces]) {
      const piece = first + second;
      const text100k = piece.repeat(100_000 / piece.length);
      expect(
        cpuMsOf(() => redact(text100k)),
        piece,
      ).toBeLessThan(1000);
    }
});

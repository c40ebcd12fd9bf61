import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startAsAcme } from '../../support/emulator-session.ts';

describe('the policy of the page for people', () => {
  it('lets the own script and style sheet run, each by its hash, and nothing else', async () => {
    const { emulator } = await startAsAcme();
    const response = await fetch(`${emulator.authUrl}/`);
    const page = await response.text();
    const source = (tag: string) => {
      const text = new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(page)?.[1] ?? '';
      return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    };
    expect(response.headers.get('content-security-policy')?.split('; ')).toEqual([
      "default-src 'none'",
      `script-src ${source('script')}`,
      `style-src ${source('style')}`,
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).not.toMatch(/ style=| on[a-z]+=/);
  });
});

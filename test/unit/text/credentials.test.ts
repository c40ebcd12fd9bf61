import { describe, expect, it } from 'vitest';
import { redact } from '../../../src/text/credentials.ts';

/**
 * Letters and digits that are no word; put together here, so that no scanner takes the examples for
 * leaks.
 */
const opaque = (length: number) => 'a1B2c3D4e5F6g7H8i9J0'.repeat(10).slice(0, length);
const hex = (length: number) => '0a1b2c3d4e5f'.repeat(10).slice(0, length);
const jwt = `${'ey'}JhbGciOiJIUzI1NiJ9.${'ey'}JzdWIiOiIxIn0.c2lnbmF0dXJl`;
const key = `-----BEGIN RSA PRIVATE ${'KEY'}-----\nMIIE${opaque(64)}\n-----END RSA PRIVATE ${'KEY'}-----`;

/** Shape → text, what must not be left of it, what stays. */
const shapes: [shape: string, text: string, planted: string, shown: string][] = [
  [
    'user and password in an address',
    'at https://admin:hunter2@shop.test/a',
    'hunter2',
    'at https://[redacted]@shop.test/a',
  ],
  [
    'a token in an address',
    'git+https://t0ken@shop.test',
    't0ken',
    'git+https://[redacted]@shop.test',
  ],
  [
    'an address in an address',
    '/go?u=https%3A%2F%2Fbob%3Ahunter2%40shop.test',
    'hunter2',
    '/go?u=https%3A%2F%2F[redacted]%40shop.test',
  ],
  [
    'a database',
    `postgres:${'//'}app:p%40ss-w0rd@db:5432/shop`,
    'ss-w0rd',
    'postgres://[redacted]@db:5432/shop',
  ],
  [
    'Cookie',
    'sent Cookie: sid=abcdef; theme=dark and got',
    'abcdef',
    'sent Cookie: [redacted] and got',
  ],
  ['Cookie in JSON', '{"cookie":"sid=abcdef; theme=dark"}', 'abcdef', '{"cookie":"[redacted]"}'],
  [
    'Set-Cookie',
    'Set-Cookie: sid=abcdef; Path=/; HttpOnly',
    'abcdef',
    'Set-Cookie: sid=[redacted]; Path=/; HttpOnly',
  ],
  ['X-Api-Key', 'X-Api-Key: abcdefgh', 'abcdefgh', 'X-Api-Key: [redacted]'],
  [
    'X-Auth-Token in JSON',
    '"x-auth-token": "abcdefgh"',
    'abcdefgh',
    '"x-auth-token": "[redacted]"',
  ],
  ['PRIVATE-TOKEN', 'PRIVATE-TOKEN: abcdefgh', 'abcdefgh', 'PRIVATE-TOKEN: [redacted]'],
  [
    'Ocp-Apim-Subscription-Key',
    'Ocp-Apim-Subscription-Key: abcdefgh',
    'abcdefgh',
    'Ocp-Apim-Subscription-Key: [redacted]',
  ],
  [
    'Authorization: Bearer',
    'Authorization: Bearer abcdefghijkl',
    'abcdefghijkl',
    'Authorization: Bearer [redacted]',
  ],
  [
    'Authorization: Token',
    'Authorization: Token abcdefgh',
    'abcdefgh',
    'Authorization: Token [redacted]',
  ],
  [
    'Authorization: Basic',
    'Authorization: Basic YWRtaW46YQ==',
    'YWRtaW',
    'Authorization: Basic [redacted]',
  ],
  [
    'Authorization: Digest',
    'Authorization: Digest username="bob", response="6629fae4"',
    '6629fae4',
    'Authorization: Digest [redacted]',
  ],
  [
    'Authorization: AWS4',
    'Authorization: AWS4-HMAC-SHA256 Credential=a/b, Signature=fe5f80',
    'fe5f80',
    'Authorization: AWS4-HMAC-SHA256 [redacted]',
  ],
  ['Authorization alone', 'authorization: abc123def456', 'abc123', 'authorization: [redacted]'],
  [
    'Authorization in JSON',
    '{"Authorization":"Token abcdefgh"}',
    'abcdefgh',
    '{"Authorization":"Token [redacted]"}',
  ],
  [
    'Proxy-Authorization',
    'Proxy-Authorization: Basic YWRtaW46YQ==',
    'YWRtaW',
    'Proxy-Authorization: Basic [redacted]',
  ],
  ['Bearer alone', 'send bearer abcdefghijkl', 'abcdefghijkl', 'send bearer [redacted]'],
  ['Basic alone', 'send Basic YWRtaW46YQ==', 'YWRtaW', 'send Basic [redacted]'],
  [
    'password: in a line',
    'login with password: hunter and go',
    'hunter',
    'login with password: [redacted] and go',
  ],
  ['password= in a form', 'user=bob&password=hu&go=1', '=hu&', 'user=bob&password=[redacted]&go=1'],
  ['password = in settings', 'DB_PASSWORD = hunter2', 'hunter2', 'DB_PASSWORD = [redacted]'],
  [
    'password in JSON',
    '{"password":"correct \\"horse\\" battery"}',
    'horse',
    '{"password":"[redacted]"}',
  ],
  [
    'password in JSON with blanks',
    '{ "password" : "correct horse" }',
    'horse',
    '{ "password" : "[redacted]" }',
  ],
  [
    'password in JSON in JSON',
    '{"body":"{\\"password\\":\\"correct horse\\"}"}',
    'horse',
    '{"body":"{\\"password\\":\\"[redacted]"}"}',
  ],
  [
    'password in HTML',
    'password=&quot;correct horse&quot; x',
    'horse',
    'password=&quot;[redacted]&quot; x',
  ],
  [
    'password in an encoded form',
    'user%3Dbob%26password%3Dhunter2',
    'hunter2',
    'user%3Dbob%26password%3D[redacted]',
  ],
  [
    'password in encoded JSON',
    '%7B%22password%22%3A%22hunter2%22%7D',
    'hunter2',
    '%7B%22password%22%3A%22[redacted]%22%7D',
  ],
  ['password in code', "password => 'correct horse'", 'horse', "password => '[redacted]'"],
  ['pass= in a form', 'user=bob&pass=hunter2&go=1', 'hunter2', 'user=bob&pass=[redacted]&go=1'],
  [
    'pass in JSON',
    '{"user":"bob","pass":"correct horse"}',
    'horse',
    '{"user":"bob","pass":"[redacted]"}',
  ],
  ['pass: in settings', 'DB_PASS: hunter2', 'hunter2', 'DB_PASS: [redacted]'],
  ['pw: in a line', 'login with pw: hunter and go', 'hunter', 'login with pw: [redacted] and go'],
  [
    'password in XML',
    '<a><password>correct horse</password></a>',
    'horse',
    '<a><password>[redacted]</password></a>',
  ],
  [
    'token in XML',
    '<ns:apiToken x="1">abcdef</ns:apiToken>',
    'abcdef',
    '<ns:apiToken x="1">[redacted]</ns:apiToken>',
  ],
  [
    'password in escaped XML',
    '&lt;password&gt;correct horse&lt;/password&gt;',
    'horse',
    '&lt;password&gt;[redacted]&lt;/password&gt;',
  ],
  ['password in CDATA', '<pwd><![CDATA[a<b]]></pwd>', 'a<b', '<pwd><![CDATA[[redacted]]]></pwd>'],
  [
    'SECRET_KEY_BASE=',
    'export SECRET_KEY_BASE=abcdef0123',
    'abcdef',
    'export SECRET_KEY_BASE=[redacted]',
  ],
  ['TOKEN_VALUE:', 'TOKEN_VALUE: abcdef0123', 'abcdef', 'TOKEN_VALUE: [redacted]'],
  ['tokenValue in JSON', '{"tokenValue":"abcdef"}', 'abcdef', '{"tokenValue":"[redacted]"}'],
  ['bearer: in a line', 'bearer: abcdef0123', 'abcdef', 'bearer: [redacted]'],
  ['bearer in JSON', '{"bearer":"abcdef"}', 'abcdef', '{"bearer":"[redacted]"}'],
  [
    'a code in an address',
    '/callback?code=SplxlOBeZQ1&state=x',
    'Splxl',
    '/callback?code=[redacted]&state=x',
  ],
  [
    'a code in an encoded address',
    '%2Fcallback%3Fcode%3DSplxlOBeZQ1',
    'Splxl',
    '%2Fcallback%3Fcode%3D[redacted]',
  ],
  ['mysql -p', 'mysql -uroot -phunter2 shop', 'hunter2', 'mysql -uroot -p[redacted] shop'],
  ['mysqldump -p', "mysqldump -p'correct horse' shop", 'horse', 'mysqldump -p[redacted] shop'],
  [
    'a cookie behind an attribute',
    'Cookie: SameSite=Lax; sid=abcdef',
    'abcdef',
    'Cookie: SameSite=Lax; [redacted]',
  ],
  ['--password', 'mysql --password hunter2 shop', 'hunter2', 'mysql --password [redacted] shop'],
  [
    'curl -u',
    'curl -u bob:hunter2 https://shop.test',
    'hunter2',
    'curl -u bob:[redacted] https://shop.test',
  ],
  [
    'aws_secret_access_key',
    `aws_secret_access_key=${opaque(20)}/${opaque(19)}`,
    opaque(8),
    'aws_secret_access_key=[redacted]',
  ],
  ['client secret: in a line', 'client_secret: abc123def', 'abc123', 'client_secret: [redacted]'],
  [
    'token in an address',
    '/login?token=abcdef&user=me',
    'abcdef',
    '/login?token=[redacted]&user=me',
  ],
  ['sessionId in JSON', '"sessionId": "abcdef"', 'abcdef', '"sessionId": "[redacted]"'],
  ['a signed address', '/blob?sp=r&sig=abc%2Bdef%3D&sv=1', 'abc', '/blob?sp=r&sig=[redacted]&sv=1'],
  [
    'AccountKey',
    'AccountName=shop;AccountKey=abcd/efg==;',
    'abcd',
    'AccountName=shop;AccountKey=[redacted];',
  ],
  ['a private key', `key ${key} end`, 'MIIE', 'key [redacted] end'],
  [
    'a private key in one line',
    `key ${key.replaceAll('\n', '\\n')} end`,
    'MIIE',
    'key [redacted] end',
  ],
  ['a private key that is cut off', key.slice(0, 60), 'MIIE', '[redacted]'],
  ['a JSON Web Token', `see ${jwt} end`, 'JhbG', 'see [redacted] end'],
  ['a JSON Web Token after an escape', `?t%3D%20${jwt}`, 'JhbG', '?t%3D%20[redacted]'],
  ['npm', `npm_${opaque(36)}`, 'a1B2', '[redacted]'],
  ['GitHub', `ghp_${opaque(36)}`, 'a1B2', '[redacted]'],
  ['GitHub, of an app', `ghs_123_${jwt}`, 'JhbG', '[redacted]'],
  ['GitHub, fine-grained', `github_pat_${opaque(22)}_${opaque(59)}`, 'a1B2', '[redacted]'],
  ['GitLab', `glpat-${opaque(20)}`, 'a1B2', '[redacted]'],
  ['GitLab, routable', `glpat-${opaque(27)}.01.${opaque(9)}`, 'a1B2', '[redacted]'],
  ['Slack', `xoxb-${'123456789012'}-${opaque(24)}`, 'a1B2', '[redacted]'],
  [
    'a webhook of Slack',
    `https://hooks.slack.com/services/T${opaque(8)}/B${opaque(8)}/${opaque(24)}`,
    'a1B2',
    'https://[redacted]',
  ],
  ['Stripe', `sk_live_${opaque(24)}`, 'a1B2', '[redacted]'],
  ['Google', `AIza${opaque(35)}`, 'a1B2', '[redacted]'],
  ['AWS', `AKIA${'IOSFODNN7EXAMPLE'}`, 'IOSF', '[redacted]'],
  ['PyPI', `pypi-${opaque(60)}`, 'a1B2', '[redacted]'],
  ['SendGrid', `SG.${opaque(22)}.${opaque(43)}`, 'a1B2', '[redacted]'],
  ['Vault', `hvs.${opaque(90)}`, 'a1B2', '[redacted]'],
  ['OpenAI', `sk-proj-${opaque(40)}`, 'a1B2', '[redacted]'],
  ['Shopify', `shpat_${hex(32)}`, '0a1b', '[redacted]'],
  ['Docker', `dckr_pat_${opaque(27)}`, 'a1B2', '[redacted]'],
  [
    'what is long and mixed behind words',
    `id production_customer_service_${opaque(12)} end`,
    'a1B2',
    'id [redacted] end',
  ],
  ['what is long and mixed', `id ${opaque(40)} end`, 'a1B2', 'id [redacted] end'],
];

describe('a credential', () => {
  it.each(shapes)('of the shape %s is cut out, and the rest stays', (_, text, planted, shown) => {
    expect(text).toContain(planted);
    expect(redact(text)).toBe(shown);
    expect(shown).not.toContain(planted);
    expect(redact(shown)).toBe(shown);
  });

  it.each(shapes)('of the shape %s is found within a sentence', (_, text, planted) => {
    for (const whole of [
      `It answers: ${text} to everybody.`,
      `"${text}"`,
      `(${text})`,
      `x=1\n${text}\nz`,
    ])
      expect(redact(whole)).not.toContain(planted);
  });
});

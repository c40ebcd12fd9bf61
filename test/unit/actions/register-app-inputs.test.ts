import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { InputReader } from '../../../src/actions/inputs/input-reader.ts';
import { declaration, interpretInputs } from '../../../src/actions/register-app/inputs.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const login = { role: 'Admin', username: 'admin', password: 'Pa55-word' };
const logins = (...changes: object[]) =>
  JSON.stringify(changes.map((change) => ({ ...login, ...change })));
const lines = (count: number, line: string) => Array(count).fill(line).join('\n');

/** The problems of an otherwise complete set of inputs, and what was read. */
async function read(inputs: Record<string, string>) {
  for (const [name, value] of Object.entries({ 'app-url': 'https://shop.test', ...inputs }))
    vi.stubEnv(`INPUT_${name.toUpperCase()}`, value);
  const masks: string[] = [];
  const mask = (secret: string | undefined) => masks.push(secret ?? '');
  const reader = new InputReader(mask);
  const read = await interpretInputs({ ...reader.read(declaration.inputs), reader, mask });
  return { problems: reader.problems, app: read?.app, masks };
}

/** Input, value, and what the message says of it. */
type Refused = [name: string, value: string, message: string];
const refused: Refused[] = [
  ['app-url', '', '`app-url` is required'],
  ['app-url', 'shop.test', 'must be an `http` or `https` URL'],
  ['app-url', 'https://shop test', 'must be an `http` or `https` URL'],
  ['app-url', 'https://me:secret@shop.test', 'must not hold credentials'],
  ['spec', 'https://shop.test/open api.yaml', '`spec` must be a URL'],
  ['spec', 'api/openapi.yaml', 'the path of a file goes to `spec-file`'],
  ['headers', 'X-A 1', 'entry 1: must have the form `Name: value`'],
  ['headers', 'X-A:', 'entry 1: must have the form'],
  ['headers', 'X A: 1', 'entry 1: must have the form'],
  ['max-steps', '0', 'a whole number of at least 1'],
  ['max-steps', '1.5', 'a whole number of at least 1'],
];

const refusedLogins: [value: string, message: string][] = [
  [logins({ password: 123456 }), '`password` must be text: put it in quotes'],
  [logins({ password: undefined }), 'entry 1: `password` is missing'],
  [logins({ mfa: 'x' }), 'entry 1: `mfa` is unknown'],
  [logins({ password: 'two\nlines' }), 'entry 1: `password` must be on one line'],
  ['['.repeat(100_000), 'is nested too deeply'],
  [`[${'1,'.repeat(300_000)}]`, 'has too many parts'],
  ['- \u0002\n# mine', 'at line 2'],
];
for (const tenant of ['one', 'two'])
  refused.push(...refusedLogins.map((each): Refused => [`tenant-${tenant}-credentials`, ...each]));

it.each(refused)('refuses %s: %.40s', async (name, value, message) => {
  const { problems } = await read({ [name]: value });
  expect(problems).toEqual([expect.stringContaining(message)]);
  expect(problems[0]).toMatch(new RegExp(`^\`${name}\` `));
});

/** What stands behind `password: ` in YAML, and what is sent. */
const literal: [written: string, sent: string][] = [
  ['pa#ss', 'pa#ss'],
  ['pa ss', 'pa ss'],
  ['   Pa55', 'Pa55'],
  ['yes', 'yes'],
  ['2026-11-28', '2026-11-28'],
  ['12:30:45', '12:30:45'],
  ['a:b,c]d}e', 'a:b,c]d}e'],
  ['pa&ss*wo!rd|>%@`', 'pa&ss*wo!rd|>%@`'],
  ['-abc?', '-abc?'],
  ['C:\\new', 'C:\\new'],
  ['\u00a0nbsp\u00a0', '\u00a0nbsp\u00a0'],
  ['"pa ss #word "', 'pa ss #word '],
  ["'&abc def'", '&abc def'],
  ["'it''s'", "it's"],
  ['"0123"', '0123'],
  ['"\\u0061\\\\b"', 'a\\b'],
];
const asYaml = (written: string) => `- role: Admin\n  username: admin\n  password: ${written}`;
it.each(literal)('takes the password %s as it is written', async (written, sent) => {
  for (const end of ['', '\n  loginUrl: https://shop.test/login', '\r\n'])
    expect(await read({ 'tenant-one-credentials': `${asYaml(written)}${end}` })).toMatchObject({
      problems: [],
      app: { tenantOneCredentials: [{ ...login, password: sent }] },
    });
});

it.each([
  'pa ss #word',
  '#word',
  '"word" # mine',
  '&abc def',
  '!abc def',
  '! def',
  '!!str 0123',
  '*abc',
  '|\n    word',
  '|-\n    word',
  '>-\n    word\n    word',
  'word\n    word',
  '"word\n    word"',
  "'word\n    word'",
  'word ',
  'word\t',
  'word\rword',
  '"a\\tb"',
  'pa: ss',
  'word:',
  '- word',
  '[word]',
  '{word}',
  '[word',
  '"word',
  '"word" word',
  '"\\word"',
  '@word',
  '`word',
  '%word\n...',
  '0123',
  '0o17',
  '1e5',
  '.5',
  '.inf',
  '0x1F',
  '1234567890123456789012',
  'true',
  'null',
  '~',
  '',
  'word\n  password: other',
  'word\n  "password": other',
])('refuses the password %s, which YAML reads otherwise, by its key alone', async (written) => {
  const document = `${asYaml(written)}\n`;
  const { problems, masks } = await read({ 'tenant-one-credentials': document });
  expect(problems).toEqual([expect.stringContaining('`password`')]);
  expect(problems[0]).toMatch(/quotes|one line|is missing/);
  expect(problems[0]).not.toMatch(/word(?!`)|abc|def|123/);
  if (!problems[0]?.includes('entry 1')) expect(masks).toEqual([document.replace(/\n$/, '')]);
});

it('takes any password without quotes as it is written, or refuses it', async () => {
  const unit = fc.constantFrom(
    ...'aZ09 \t\r#&!*|>-?:,[]{}%@`~<=.+_\\/"\'é\u00a0\u0085\u2028\uFEFF',
  );
  const anyPassword = fc.string({ unit }).filter((written) => !/^[ \t]*["']/.test(written));
  await fc.assert(
    fc.asyncProperty(anyPassword, async (written) => {
      const { problems, app } = await read({ 'tenant-one-credentials': asYaml(written) });
      const sent = app?.tenantOneCredentials?.[0]?.password;
      expect(sent).toBe(problems.length > 0 ? undefined : written.replace(/^[ \t]+/, ''));
    }),
    { numRuns: 300 },
  );
});

it.each([
  ['a directive', `%YAML 1.1\n---\n${asYaml('word')}`],
  ['a comment on a line of its own', `# staging\n${asYaml('word')}`],
  ['an anchor of an entry', asYaml('word').replace('-', '- &a')],
  ['a merge key', `- &a { role: b }\n- { <<: *a, username: c, password: d }`],
  ['a merged mapping', asYaml('word\n  <<: { role: b }')],
  ['several documents', `${asYaml('a')}\n---\n${asYaml('b')}`],
  ['an end of the document', `${asYaml('a')}\n...\n`],
  ['a key that JSON has twice', '[{"role":"a","username":"b","password":"c","password":"d"}]'],
])('refuses logins with %s', async (_, document) => {
  const { problems, app } = await read({ 'tenant-one-credentials': document });
  expect(problems).toHaveLength(1);
  expect(app?.tenantOneCredentials).toBeUndefined();
});

it('reads logins behind a mark of the byte order, on one line, and with escapes of JSON', async () => {
  for (const document of [
    `\uFEFF${asYaml('Pa55-word')}`,
    '[{role: Admin, username: admin, password: Pa55-word }]',
    '[\n\t{"role": "Admin", "username": "\\u0061dmin", "password": "Pa55-word"}\n]\n',
  ])
    expect(await read({ 'tenant-one-credentials': document })).toMatchObject({
      problems: [],
      app: { tenantOneCredentials: [login] },
    });
});

it('names the first problems of a long list, so that those of other inputs fit beside them', async () => {
  const { problems } = await read({
    headers: lines(40, 'X-A'),
    'max-steps': '0',
    'tenant-one-credentials': logins(...Array(8).fill({ password: 1 })),
  });
  const [headers, maxSteps, ...credentials] = problems;
  expect(headers).toContain('`headers` entry 1 (and 39 more): ');
  expect(maxSteps).toContain('`max-steps` ');
  expect(credentials).toHaveLength(6);
  expect(credentials[5]).toBe('`tenant-one-credentials` has 3 more problems');
});

describe('spec-file', () => {
  const openapi = 'openapi: 3.1.1\ninfo: { title: Größe }\n';
  const links = {
    link: 'openapi.yaml',
    'link-git': '.git/config',
    'link-out': '../secret',
    out: '..',
  };

  /** Reads a file of a workspace, or beside it, that holds these files beside others. */
  function readFile(file: string, files: Record<string, string | Buffer> = {}) {
    // `.git` and `.GIT` are the same folder where case does not matter.
    const own = { '.git/config': 'x', '.GIT/config': 'x', 'openapi.yaml': openapi, 'api/a': '' };
    const inWorkspace = <T>(all: Record<string, T>) =>
      Object.fromEntries(Object.entries(all).map(([path, each]) => [`workspace/${path}`, each]));
    const all = { secret: 'secret', ...inWorkspace({ ...own, ...files }) };
    const folder = temporaryFolder(all, inWorkspace(links));
    vi.stubEnv('GITHUB_WORKSPACE', join(folder, 'workspace'));
    return read({ 'spec-file': file.replace('<folder>', folder) });
  }

  it.each(['openapi.yaml', './api/../openapi.yaml', '<folder>/workspace/openapi.yaml', 'link'])(
    'reads %s',
    async (file) => {
      expect(await readFile(file)).toMatchObject({ problems: [], app: { spec: openapi } });
    },
  );

  const littleEndian = Buffer.from(`\uFEFF${openapi}`, 'utf16le');
  it.each([
    ['UTF-8', openapi],
    ['UTF-8 with a mark of the byte order', `\uFEFF${openapi}`],
    ['UTF-16, little endian', littleEndian],
    ['UTF-16, big endian', Buffer.from(littleEndian).swap16()],
  ])('reads %s', async (_, file) => {
    expect(await readFile('file', { file })).toMatchObject({
      problems: [],
      app: { spec: openapi },
    });
  });

  it.each([
    ['Latin-1', Buffer.from(openapi, 'latin1')],
    ['UTF-16 without a mark', littleEndian.subarray(2)],
    ['UTF-16 that is cut off', littleEndian.subarray(0, -1)],
    ['UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0])],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex')],
  ])('refuses %s, of which replacement characters would be sent', async (_, file) => {
    const { problems, app } = await readFile('file', { file });
    expect(problems).toEqual([expect.stringContaining('file is no text: save it as UTF-8')]);
    expect(app?.spec).toBeUndefined();
  });

  it.each([
    ['empty', ' \n', 'must not be empty'],
    ['too large', 'x'.repeat(8 * 1024 * 1024 + 1), 'file is larger than 8 MiB'],
    [
      'split in two',
      'paths: { /a: { $ref: ./a.yaml } }',
      '`spec-file` refers to other files ("./a.yaml"), which the service cannot read: bundle them',
    ],
    [
      'split in many',
      '{"paths": {"$ref": "p.json"}, "components": {"$ref": "../c.json#/x", "a": {"$ref": "p.json"}}}',
      'refers to other files ("p.json" and 1 more)',
    ],
  ])('refuses one that is %s', async (_, file, message) => {
    const { problems } = await readFile('file', { file });
    expect(problems).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    ["paths: { /a: { $ref: '#/x' }, /b: { $ref: https://shop.test/b.yaml } }"],
    ['components: { examples: { a: { $ref: ./a.json } } }'],
    ['properties: { $ref: { type: string } }'],
    ['description: "See $ref: ./a.yaml"'],
    ['type Query { ref: String }'],
  ])('takes one that needs no other file: %s', async (file) => {
    expect(await readFile('file', { file })).toMatchObject({ problems: [], app: { spec: file } });
  });

  it('refuses other files also in a definition that is given as it is', async () => {
    const { problems } = await read({ spec: '{"paths": {"$ref": "p.json"}}' });
    expect(problems).toEqual([expect.stringMatching(/^`spec` refers to other files/)]);
  });

  const outside = ['.', '../secret', '<folder>/secret', 'link-out', 'out/secret'];
  const inGit = ['.git/config', '.GIT/config', 'link-git'];
  it.each([
    ['api', /must be a readable file \(api is no regular file\)/] as const,
    ['missing', /must be a readable file \(missing is not in the workspace: check out/] as const,
    ...[...outside, ...inGit].map(
      (file) =>
        [
          file,
          /^`spec-file` must be a readable file \(.* lies outside of the repository\)$/,
        ] as const,
    ),
  ])('refuses what is no file of the repository: %s', async (file, message) => {
    const { problems, app } = await readFile(file);
    expect(problems).toEqual([expect.stringMatching(message)]);
    expect(app?.spec).toBeUndefined();
  });
});

it('masks what a header holds, with its scheme and without, unless that is as short as ordinary words', async () => {
  const { masks } = await read({ headers: 'Authorization: Bearer abc-def\rX-Env: 1' });
  expect(masks).toEqual(['Bearer abc-def', 'abc-def']);
});

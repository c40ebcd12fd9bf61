import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import type { GateInputs, Reporting } from '../../../src/actions/gate/interpret-inputs.ts';
import { openGate } from '../../../src/actions/gate/open-gate.ts';
import { statusContext } from '../../../src/actions/inputs/schemas.ts';
import { version } from '../../../src/version.ts';

const action: { inputs: Record<string, { default?: string }> } = parse(
  readFileSync('action.yml', 'utf8'),
);
const login = { username: 'me', password: 'hunter2' };
const required = { 'base-url': 'https://service.test/v1', 'app-id': 'app-1', ...login };

function readAll() {
  return openGate(new AbortController().signal);
}

function read(inputs: Record<string, string>) {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  for (const [name, value] of Object.entries(inputs))
    vi.stubEnv(`INPUT_${name.toUpperCase()}`, value);
  return readAll();
}

async function accepted(inputs: Record<string, string>): Promise<GateInputs & Reporting> {
  const result = await read({ ...required, ...inputs });
  if (result.earlyVerdict) throw new Error(result.earlyVerdict.message);
  return { ...result.reporting, ...result.inputs };
}

const verdictOn = async (inputs: Record<string, string>) =>
  (await read({ ...required, ...inputs })).earlyVerdict;

describe('a commit status', () => {
  const problemOn = (event: string, inputs: Record<string, string> = {}) => {
    vi.stubEnv('GITHUB_EVENT_NAME', event);
    vi.stubEnv('GITHUB_SHA', 'c'.repeat(40));
    return verdictOn({ 'commit-status': 'security-test', ...inputs });
  };
  test.each([
    ['x'.repeat(256), false],
    ['two\nlines', false],
    ['two\u2028lines', false],
    ['\u{1f600}'.repeat(255), true],
    ['x'.repeat(255), true],
    ['security / test', true],
  ])('has a name of one line that GitHub accepts: %j', (context, isAccepted) => {
    expect(statusContext.safeParse(context).success).toBe(isAccepted);
  });
  const tied = 'push pull_request merge_group';

  test.each(tied.split(' '))('needs no `version-url` on %s', async (event) => {
    expect((await problemOn(event))?.reason).not.toBe('invalid-input');
  });

  const others = 'workflow_dispatch repository_dispatch schedule issue_comment pull_request_target';
  test.each([
    ...others.split(' '),
    ...'workflow_run deployment_status deployment release status check_run create fork'.split(' '),
  ])('needs `version-url` on %s, which does not say what is deployed', async (event) => {
    const refused = await problemOn(event);
    expect(refused?.reason).toBe('invalid-input');
    expect(refused?.message).toContain(
      `\`commit-status\` needs \`version-url\` on the event \`${event}\``,
    );
    const proven = await problemOn(event, { 'version-url': 'https://app.test/version' });
    expect(proven?.message ?? '').not.toContain('`version-url` on the event');
  });
});

test("an artifact's name may hold what the runner accepts in it", async () => {
  const name = "Carl's report (1) – größer";
  expect((await accepted({ 'artifact-name': name })).report.artifactName).toBe(name);
});

describe('defaults', () => {
  test('are the same when the runner fills them in as when nothing is given', async () => {
    const declared = Object.entries(action.inputs);
    const given = Object.fromEntries(
      declared.map(([name, { default: value = '' }]) => [name, value]),
    );
    const evaluated = await accepted({ ...given, matrix: 'null', ...required });
    expect(evaluated).toEqual(await accepted({}));
  });

  test('are those of the interface', async () => {
    const inputs = await accepted({});
    const { report, connection, details, onNotTested } = inputs;
    expect(inputs).toMatchObject({
      threshold: undefined,
      timeoutMs: 1_800_000,
      queueTimeoutMs: 1_800_000,
      maxReruns: 1,
      onActiveRun: 'wait',
      waitForCompletion: true,
      dryRun: false,
      cadence: { intervalMs: 5000, maxIntervalMs: 10_000 },
    });
    const artifact = { artifactName: 'security-report', retentionDays: 0 };
    expect(report).toEqual({ upload: 'auto', timeoutMs: 120_000, ...artifact });
    expect(connection).toMatchObject({ requestTimeoutMs: 30_000, maxRetries: 4 });
    expect(connection.authUrl.href).toBe('https://service.test/');
    expect([details, inputs.warnOnly, onNotTested]).toEqual(['auto', false, 'fail']);
  });
});

/** What the message says of an input, and the values that it is said of. */
const refused: [name: string, message: string, ...values: string[]][] = [
  ['base-url', 'must end in `/v1`', 'https://service.test'],
  ['base-url', 'must begin with `https://`', 'ftp://a.test/v1', 'http://127.0.0.1.evil.test/v1'],
  ['base-url', 'must be a URL', 'service.test/v1'],
  ['base-url', 'must not hold credentials', 'https://me:secret@service.test/v1'],
  ['base-url', 'must not have a query', 'https://service.test/v1?x=1'],
  ['auth-url', 'must begin with `https://`', 'http://auth.test'],
  ['api-token', 'must be a token on one line', 'a b', 'a\nb'],
  ['fail-on-severity', 'must be one of `critical`, `high`', 'High'],
  ['timeout-minutes', 'must be a number', '-1', '1e3', '5m', '0', 'Infinity'],
  ['retention-days', 'must be a whole number from 0 to 400', '401'],
  ['app-id', 'must be an identifier', '../other', '..', '::stop', 'a'.repeat(201)],
  ['task-id', 'must be an identifier', 'a b', 'task_$(touch${IFS}PWNED)', '##[error]'],
  ['task-id', 'must be a security test, not a vision run', 'task_vr_1'],
  ['task-id', 'must be a security test, not a registration', 'task_reg_1'],
  ['baseline-app-id', 'must be an identifier', 'a/b', 'a`b`'],
  ['comment-summary-in-pr', 'must be one of `always`', 'sometimes'],
  ['version-url', 'must be an `http` or `https` URL', 'app.test/version', 'file:///etc/passwd'],
  ['version-url', 'must be an `http` or `https` URL', ' '],
  ['task-id', 'must be an identifier', ' ', 'a b'],
  ['version-url', 'must not hold credentials', 'https://me:secret@a.test/v', 'https://me@a.test/v'],
  ['expected-version', 'needs `version-url`', '1.2.3'],
  ['version-timeout-minutes', 'must be a number from 0 to 7200', 'soon'],
];

describe('an input is refused by its name', () => {
  test.each(
    refused.flatMap(([name, message, ...values]) =>
      values.map((value) => ({ name, value, message })),
    ),
  )('$name: $value', async ({ name, value, message }) => {
    const verdict = await verdictOn({ [name]: value });
    expect(verdict?.reason).toBe('invalid-input');
    expect(verdict?.message).toContain(`\`${name}\` ${message}`);
  });

  test.each(['version-url', 'predicate-file', 'commit-status'])(
    'what concerns a build, with an adopted run: %s',
    async (name) => {
      for (const taskId of ['task_sec_1', 'a b', ' ']) {
        const verdict = await verdictOn({ 'task-id': taskId, [name]: 'https://app.test/version' });
        expect(verdict?.message).toContain(`\`${name}\` must not be given with \`task-id\``);
        expect(verdict?.message).not.toContain('needs `version-url`');
      }
    },
  );

  test('the app under test as its own baseline', async () => {
    const verdict = await verdictOn({ 'app-id': 'a1', 'baseline-app-id': 'A1' });
    expect(verdict?.reason).toBe('invalid-input');
    expect(verdict?.message).toContain('`baseline-app-id` must not be the app under test');
    expect(await accepted({ 'app-id': 'a1', 'baseline-app-id': 'a2' })).toMatchObject({
      baselineAppId: 'a2',
    });
  });

  test('all at once', async () => {
    const wrong = { 'warn-only': 'maybe', 'max-retries': 'x', 'app-id': '', username: '' };
    const verdict = await verdictOn(wrong);
    expect(verdict?.message).toMatch(/^4 problems with the inputs: /);
    for (const name of Object.keys(wrong)) expect(verdict?.message).toContain(`\`${name}\``);
  });
});

describe('the proof of the build', () => {
  const url = 'https://app.test/version?full=1';

  test('is not asked for without `version-url`', async () => {
    expect((await accepted({ 'version-timeout-minutes': '7' })).version).toBeUndefined();
  });

  test('expects the head commit of the event', async () => {
    vi.stubEnv('GITHUB_EVENT_PATH', '');
    vi.stubEnv('GITHUB_EVENT_NAME', 'push');
    vi.stubEnv('GITHUB_SHA', 'abc123');
    const proof = { url: new URL(url), expected: 'abc123', timeoutMs: 300_000 };
    expect((await accepted({ 'version-url': url })).version).toEqual(proof);
  });

  test('expects what is given, for as long as is given', async () => {
    const given = { 'expected-version': ' v1.2 ', 'version-timeout-minutes': '0' };
    const { version: proof } = await accepted({ 'version-url': url, ...given });
    expect(proof).toMatchObject({ expected: 'v1.2', timeoutMs: 0 });
  });

  test.each([
    [
      'ABCDEF1234567890abcdef1234567890abcdef12',
      'app.test/version?v=abcdef1234567890abcdef1234567890abcdef12',
    ],
    ['ABCDEF1234567890', 'app.test/builds/abcdef1234567890'],
    ['2026-11', 'app-2026-11.test/version'],
    ['release 7', 'app.test/version?v=release%207'],
    ['v1', 'app.test/version?expect=V1'],
  ])('%s is not asked of an address that holds it: %s', async (expected, place) => {
    const inputs = { 'version-url': `https://${place}`, 'expected-version': expected };
    const verdict = await verdictOn(inputs);
    expect(verdict?.message).toContain('`version-url` must not hold the expected version');
  });

  test.each([
    ['v1', 'app.v1.test/api/v1/version'],
    ['abcdef1234567890', 'app.test/version?v=1'],
  ])('%s may be asked of %s', async (expected, place) => {
    const inputs = { 'version-url': `https://${place}`, 'expected-version': expected };
    expect((await accepted(inputs)).version).toBeDefined();
  });

  test('cannot be given without a version to expect', async () => {
    vi.stubEnv('GITHUB_EVENT_PATH', '');
    vi.stubEnv('GITHUB_SHA', '');
    expect((await verdictOn({ 'version-url': url }))?.message).toContain(
      '`expected-version` is missing',
    );
    expect(
      (await accepted({ 'version-url': url, 'expected-version': 'v1' })).version?.expected,
    ).toBe('v1');
  });
});

describe('the policy', () => {
  const own = ['ci/policy.yml', '/etc/policy.yml', './policy@v1.yml', './o/policies/gate.yml@v1'];
  test.each(own)('is a file of the repository: %s', async (file) => {
    expect((await accepted({ 'config-file': file })).configFile).toBe(file);
  });

  test.each([
    ['gate.yml', 'v1'],
    ['.github/security-gate.yml', 'main'],
    ['a/b c.yml', 'release/1.x'],
    ['gate.yml', 'a'.repeat(40)],
  ])('is that of an organization: %s at %s', async (path, ref) => {
    const { configFile } = await accepted({ 'config-file': `octo-org/policies/${path}@${ref}` });
    const repository = { owner: 'octo-org', name: 'policies' };
    expect(configFile).toEqual({ repository, path, ref });
  });

  test.each([
    'policy@v1.yml',
    'octo-org/policies@v1',
    'octo-org/policies/@v1',
    'octo-org/policies/gate.yml@',
    'octo-org/policies/a@b@c',
    'octo-org/policies/../gate.yml@v1',
    'octo-org/../x/gate.yml@v1',
    'octo-org/policies//gate.yml@v1',
    '../policies/gate.yml@v1',
    '/octo-org/policies/gate.yml@v1',
    'octo org/policies/gate.yml@v1',
    'octo-org/policies/gate.yml@v 1',
    'octo-org/policies/gate.yml@-v',
    'octo-org/policies/gate.yml@a/../b',
    'octo-org/policies/gate.yml@v1..v2',
    'octo-org/policies/gate.yml@v1?x=1\u0000',
    'https://github.com/octo-org/policies/gate.yml@v1',
  ])('is nothing else with an `@`: %j', async (file) => {
    const verdict = await verdictOn({ 'config-file': file });
    expect(verdict?.reason).toBe('invalid-input');
    expect(verdict?.message).toContain('`config-file` must be a path');
  });
});

describe('credentials', () => {
  test.each([
    [{ username: '', password: '' }, '`username` and `password`, or `api-token`, must be given'],
    [{ password: '' }, '`username` is given without `password`'],
    [{ username: '' }, '`password` is given without `username`'],
  ])('that are missing are an error of their own: %o', async (inputs, message) => {
    const verdict = await verdictOn(inputs);
    expect(verdict).toMatchObject({ verdict: 'error', reason: 'missing-credentials' });
    expect(verdict?.message).toContain(message);
  });

  test('a token alone will do', async () => {
    const { connection } = await accepted({ username: '', password: '', 'api-token': 'a.b.c' });
    expect(connection.credentials.token).toBe('a.b.c');
  });

  test('a password is used as it is, but for a line break at its end', async () => {
    const { connection } = await accepted({ password: '  pass word \n' });
    expect(connection.credentials.password).toBe('  pass word ');
  });

  test('are masked before anything else is written', async () => {
    const written: unknown[] = [];
    vi.stubEnv('INPUT_PASSWORD', 'hunter2');
    vi.stubEnv('INPUT_API-TOKEN', 'a.b.c');
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(text) > 0);
    await readAll();
    expect(String(written[0])).toMatch(/^::add-mask::hunter2/);
    expect(written.some((text) => String(text).startsWith('::add-mask::a.b.c'))).toBe(true);
  });
});

describe('values', () => {
  test.each([
    ['booleans are read in any case', { 'warn-only': 'TRUE' }, { warnOnly: true }],
    [
      'so are those with a third value',
      { 'upload-report': 'False' },
      { report: { upload: false } },
    ],
    ['durations may be decimals', { 'timeout-minutes': '0.05' }, { timeoutMs: 3000 }],
    [
      'the first polling interval stays under the cap',
      { 'poll-max-interval-seconds': '2' },
      { cadence: { intervalMs: 2000, maxIntervalMs: 2000 } },
    ],
  ])('%s', async (_, given, read) => {
    expect(await accepted(given)).toMatchObject(read);
  });

  const loopback = ['http://localhost:8080/v1', 'http://127.0.0.1:1/v1', 'http://[::1]:1/v1'];
  test.each([...loopback, 'https://service.test/v1/'])('the base URL may be %s', async (url) => {
    expect((await accepted({ 'base-url': url })).connection.baseUrl.href).toBe(url);
  });
});

test('the version is that of the package', () => {
  expect(version).toBe(JSON.parse(readFileSync('package.json', 'utf8')).version);
});

import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { parseDemoCommand } from '../../../demo/command-line.ts';
import { readGivenFiles } from '../../../demo/given-files.ts';
import {
  lacksLogin,
  loginFor,
  networkEnvironment,
  unusedSecret,
} from '../../../demo/service-access.ts';
import { renderMarkdown } from '../../../demo/terminal-markdown.ts';
import { workflowFor } from '../../../demo/workflow.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const inputNames = { gate: ['app-url', 'password', 'warn-only'], doctor: ['app-id', 'api-token'] };
const parse = (...args: string[]) => parseDemoCommand(args, inputNames);

describe('the command line of the demo', () => {
  it('takes inputs of the gate, and its own flags', () => {
    const plain = { help: false, action: 'gate', runs: 1, inputs: {} };
    const inputs = { 'app-url': 'https://a.test', 'warn-only': 'true' };
    const given = parse('--app-url', 'https://a.test', '--warn-only=true', '--runs', '2');
    expect(given).toEqual({ ...plain, runs: 2, inputs });
    expect(parse()).toEqual(plain);
    expect(parse('-h').help).toBe(true);
  });

  it('takes another action first with its inputs, and empty values', () => {
    const given = parse('doctor', '--app-id', '1');
    expect(given).toMatchObject({ action: 'doctor', inputs: { 'app-id': '1' } });
    expect(parse('--app-url=').inputs).toEqual({ 'app-url': '' });
  });

  it.each([
    [['--app-uri', 'x', '--warn', 'y'], 'There is no --app-uri. Did you mean --app-url?\n'],
    [['--app-uri', 'x', '--runz', '2'], '\nThere is no --runz. Did you mean --runs?\n'],
    [['doctor', '--app', 'x'], 'There is no --app. Did you mean --app-id?'],
    [['--threshold', 'x'], 'There is no --threshold.\n'],
    [['docter'], 'There is no action docter. Did you mean doctor?'],
    [['--warn-only', 'true', 'more'], "Unexpected argument 'more'."],
    [['--runs'], "Option '--runs <value>' argument missing"],
    [['--app-url', '--help'], "Option '--app-url' argument is ambiguous."],
    [['--password', 'hunter2'], 'set the environment variable SECURITY_TEST_PASSWORD.'],
    [['doctor', '--api-token=ey'], 'set the environment variable SECURITY_TEST_API_TOKEN.'],
    [['--passwort', 'hunter2'], 'There is no --passwort.'],
    [['--runs', '0'], '--runs must be a number from 1 to 99, not 0.'],
  ])('names what is wrong with %j', (args, message) => {
    expect(() => parse(...args)).toThrow(message);
  });
});

describe('a running service', () => {
  const real = { 'base-url': 'https://security.example.com/v1', username: 'ci' };

  it('gets its password from the environment', () => {
    const env = { SECURITY_TEST_PASSWORD: 'hunter2', SECURITY_TEST_API_TOKEN: '' };
    expect(loginFor(real, env)).toEqual({ password: 'hunter2' });
    expect(loginFor({ 'base-url': real['base-url'] }, {})).toEqual({});
  });

  it('on this machine gets the public login of the emulator, unless there is another', () => {
    const emulator = { 'base-url': 'http://127.0.0.1:8080/v1' };
    const username = 'appsec@acme.test';
    expect(loginFor(emulator, {})).toEqual({ username, password: 'rehearse-acme-appsec' });
    expect(loginFor({ ...emulator, username: 'viewer@acme.test' }, {})).toEqual({});
    expect(loginFor(emulator, { SECURITY_TEST_API_TOKEN: 'ey' })).toEqual({ 'api-token': 'ey' });
  });

  it.each([
    ['https://free.test', 'appsec@free.test', 'rehearse-free-appsec'],
    ['https://broke.test/', 'appsec@broke.test', 'rehearse-broke-appsec'],
    ['https://globex.test', 'admin@globex.test', 'rehearse-globex-admin'],
    ['https://clean.test', 'appsec@acme.test', 'rehearse-acme-appsec'],
  ])('on this machine gets the login that sees %s', (appUrl, username, password) => {
    const emulator = { 'base-url': 'http://127.0.0.1:8080/v1', 'app-url': appUrl };
    expect(loginFor(emulator, {})).toEqual({ username, password });
  });

  it('is the only one that a password of the environment is for', () => {
    const env = { SECURITY_TEST_PASSWORD: 'hunter2' };
    expect(unusedSecret({}, env)).toBe('SECURITY_TEST_PASSWORD');
    expect(unusedSecret(real, env)).toBeUndefined();
    expect(unusedSecret({}, {})).toBeUndefined();
  });

  it.each([
    [{ 'base-url': real['base-url'] }, {}, true],
    [{ 'base-url': real['base-url'] }, { SECURITY_TEST_PASSWORD: 'hunter2' }, true],
    [real, { SECURITY_TEST_PASSWORD: '' }, true],
    [real, { SECURITY_TEST_PASSWORD: 'hunter2' }, false],
    [{ 'base-url': real['base-url'] }, { SECURITY_TEST_API_TOKEN: 'ey' }, false],
    [{ 'base-url': 'http://127.0.0.1:8080/v1' }, {}, false],
    [{}, {}, false],
  ])('is not asked without a login: %j with %j', (inputs, env, expected) => {
    expect(lacksLogin(inputs, env)).toBe(expected);
  });

  it("is reached through this machine's proxy, unlike an emulator", () => {
    const proxy = 'http://proxy.example.com:3128';
    const env = { https_proxy: proxy, NO_PROXY: '.example.org', AWS_SECRET_ACCESS_KEY: 'x' };
    const noProxy = '.example.org,127.0.0.1';
    expect(networkEnvironment(real, env)).toEqual({
      https_proxy: proxy,
      NO_PROXY: noProxy,
      no_proxy: noProxy,
    });
    expect(networkEnvironment({ 'base-url': 'http://localhost:8080/v1' }, env)).toEqual({});
  });
});

describe('files that the command line names', () => {
  it('are put where the repository has them, or at its top when they lie outside', () => {
    const [openapi, policy] = ['openapi: 3.1.1', 'accept: []'];
    const files = {
      'shop/api/openapi.yaml': openapi,
      'shop/admin.yaml': openapi,
      'policy.yml': policy,
    };
    const shop = join(temporaryFolder(files), 'shop');
    const inputs = {
      'app-id': '1',
      'openapi-file': `${join(shop, 'api/openapi.yaml')}\nadmin.yaml`,
      'config-file': '../policy.yml',
    };
    expect(readGivenFiles(inputs, shop)).toEqual({
      inputs: {
        'app-id': '1',
        'openapi-file': 'api/openapi.yaml\nadmin.yaml',
        'config-file': 'policy.yml',
      },
      files: { 'api/openapi.yaml': openapi, 'admin.yaml': openapi, 'policy.yml': policy },
    });
  });

  it('leave alone a policy of another repository, and what is not given', () => {
    const inputs = { 'config-file': 'octo-org/policies/web.yml@v1', 'spec-file': '' };
    expect(readGivenFiles(inputs, temporaryFolder())).toEqual({ inputs, files: {} });
  });

  it('must be there', () => {
    const inputs = { 'config-file': 'policy.yml' };
    expect(() => readGivenFiles(inputs, temporaryFolder())).toThrow(
      /^--config-file names a file that cannot be read: ENOENT.*policy\.yml/,
    );
  });
});

it.each([
  [
    'is plain text: entities decoded, links with their address, HTML left out',
    '# Title\n\nSome **bold** `code`, task&#95;sec [status](https://a.test/x)<br>end\n\n<details>\n',
    'Title\n\nSome bold code, task_sec status (https://a.test/x)\nend',
  ],
  [
    'folds details, and leaves out charts',
    '<!-- mark -->\n\n<details><summary>Critical: <b>A</b> &#38; B</summary>\n\nText\n\n</details>\n\n```mermaid\npie\n```\n\nEnd',
    '▸ Critical: A & B\n\nEnd',
  ],
  [
    'shows code, and of a long link its text alone',
    `[policy](https://a.test/${'x'.repeat(60)}):\n\n\`\`\`yaml\naccept:\n  - id: 1\n\`\`\`\n`,
    'policy:\n\n    accept:\n      - id: 1',
  ],
  [
    'lines up tables',
    '| Id | Label |\n|---|---|\n| 1234 | shop |\n| 5 | x |\n',
    'Id    Label\n───────────\n1234  shop\n5     x',
  ],
  [
    'wraps the cells of wide tables',
    `| Id | Found |\n|---|---|\n| 1 | The login sees two apps, among them the one of the shop. |\n| ${'x'.repeat(60)} | |\n`,
    [
      `${'Id'.padEnd(60)}  Found`,
      '─'.repeat(108),
      `${'1'.padEnd(60)}  The login sees two apps, among them the one of`,
      `${' '.repeat(60)}  the shop.`,
      'x'.repeat(60),
    ].join('\n'),
  ],
  ['indents lists', '- one\n- two<br>more\n  - three\n', '• one\n• two\n  more\n  • three'],
])('Markdown in a terminal %s', (_, markdown, shown) => {
  expect(stripVTControlCharacters(renderMarkdown(markdown))).toBe(shown);
});

describe('the workflow to copy', () => {
  const checked = {
    'base-url': 'https://security.example.com/v1',
    'app-id': '6650f0c2a1b3d4e5f6071829',
    'version-url': 'https://preview.example.com/version',
    ...{ username: 'ci@example.com', password: 'hunter2' },
  };

  it('has what was checked, and no secret', () => {
    const workflow = workflowFor(checked) ?? '';
    expect(parseYaml(workflow).jobs['security-test'].steps[0].with).toEqual({
      'base-url': checked['base-url'],
      username: expect.stringMatching(/^\$\{\{ secrets\.SECURITY_TEST_USERNAME \}\}$/),
      password: expect.stringMatching(/^\$\{\{ secrets\.SECURITY_TEST_PASSWORD \}\}$/),
      'app-id': checked['app-id'],
      'version-url': checked['version-url'],
    });
    expect(workflow).not.toContain('hunter2');
  });

  it('keeps ids and addresses as texts, whatever they look like', () => {
    const odd = { 'app-id': '1234567e5', 'version-url': 'https://a.test/v?x=1#: y' };
    const workflow = workflowFor({ ...checked, ...odd }) ?? '';
    expect(parseYaml(workflow).jobs['security-test'].steps[0].with).toMatchObject(odd);
  });

  it('is not there without an app', () => {
    expect(workflowFor({ 'base-url': checked['base-url'] })).toBeUndefined();
  });
});

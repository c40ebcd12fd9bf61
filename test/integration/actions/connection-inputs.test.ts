import { expect, it, vi } from 'vitest';
import { connectionInputs, readConnection } from '../../../src/actions/inputs/connection-inputs.ts';
import { InputReader } from '../../../src/actions/inputs/input-reader.ts';
import { createTrustedFiles } from '../../../src/actions/policy/trusted-files.ts';
import { openWorkflowRun } from '../../../src/actions/workflow/workflow-run.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const files = {
  'workspace/ca.pem': '',
  'elsewhere/ca.pem': '',
  'elsewhere/text.pem': 'no certificate',
};
const links = {
  'link.pem': 'workspace/ca.pem',
  'workspace/out.pem': '../elsewhere/ca.pem',
  back: 'workspace',
};

/** Variables of the runner may name its folder as `ROOT`. */
async function read(file: string, variables: Record<string, string> = {}) {
  const root = temporaryFolder(files, links);
  const given = {
    'INPUT_BASE-URL': 'https://service.test/v1',
    'INPUT_CA-CERT-FILE': file,
    GITHUB_WORKSPACE: 'ROOT/workspace',
    ...variables,
  };
  for (const [name, value] of Object.entries(given))
    vi.stubEnv(name, value.replaceAll('ROOT', root));
  const { signal } = new AbortController();
  const reader = new InputReader(() => {});
  const { readRequired } = createTrustedFiles(await openWorkflowRun(reader, { token: '', signal }));
  const read = reader.read(connectionInputs);
  const { transport } = await readConnection(read, reader, readRequired);
  return { transport, problems: reader.problems, failure: reader.failure };
}

it.each([
  ['a proxy of another kind', 'ALL_PROXY', 'socks5://me:secret@proxy.test', /`socks5` proxy/],
  ['a proxy with a broken login', 'HTTPS_PROXY', 'http://me:se#cret@proxy.test', /percent-encode/],
])('%s is refused, once, before anything is sent', async (_, variable, address, why) => {
  for (const name of [
    'HTTPS_PROXY',
    'https_proxy',
    'ALL_PROXY',
    'all_proxy',
    'NO_PROXY',
    'no_proxy',
  ])
    vi.stubEnv(name, '');
  const { problems } = await read('', { [variable]: address });
  expect(problems).toEqual([expect.stringMatching(why)]);
  expect(problems[0]).toMatch(new RegExp(`^\`${variable}\` `));
  expect(await read('', { [variable]: address, NO_PROXY: '*' })).toMatchObject({ problems: [] });
});

it('certificates are none unless they are asked for', async () => {
  const { transport, problems } = await read('');
  expect({ transport, problems }).toEqual({
    transport: { extraCa: undefined, requestTimeoutMs: 30_000 },
    problems: [],
  });
});

it.each([
  ['ROOT/absent.pem', /there is no file .*absent\.pem in the runner\)/, undefined],
  ['ROOT/elsewhere/text.pem', /PEM/, undefined],
  ['/tmp', /\/tmp is not a file/, undefined],
  ['/dev/zero', /\/dev\/zero is not a file/, undefined],
  ['ca.pem', /`github-token` is empty/, 'denied'], // of the repository, and asked of GitHub
])('certificates cannot be read from %s', async (file, why, denied) => {
  const { transport, problems, failure } = await read(file);
  expect({ transport, failure }).toEqual({ transport: undefined, failure: denied });
  expect(problems).toEqual([
    expect.stringMatching(/^`ca-cert-file` must be a readable file of PEM certificates \(.*\)$/),
  ]);
  expect(problems[0]).toMatch(why);
});

it.each([
  ['NODE_EXTRA_CA_CERTS', 'ROOT/workspace/ca.pem'],
  ['NODE_EXTRA_CA_CERTS', 'ROOT/elsewhere/../workspace/ca.pem'],
  ['NODE_EXTRA_CA_CERTS', 'ROOT/link.pem'],
  ['NODE_EXTRA_CA_CERTS', 'ROOT/workspace/out.pem'],
  ['NODE_EXTRA_CA_CERTS', 'ROOT/workspace/not-there-yet.pem'],
  ['NODE_EXTRA_CA_CERTS', 'ROOT/back/not-there-yet.pem'],
  ['SSL_CERT_FILE', 'ROOT/workspace/ca.pem'],
  ['SSL_CERT_FILE', 'ca.pem'],
  ['SSL_CERT_DIR', 'ROOT/workspace'],
  ['SSL_CERT_DIR', 'ROOT/back'],
  ['SSL_CERT_DIR', 'ROOT/elsewhere:ROOT/back/certs'],
])('%s must not lead into the workspace: %s', async (name, value) => {
  expect((await read('', { [name]: value })).problems).toEqual([
    expect.stringContaining(`\`${name}\` must not lead into the workspace`),
  ]);
});

it('certificates outside of the workspace are no problem', async () => {
  const variables = {
    NODE_EXTRA_CA_CERTS: 'ROOT/elsewhere/ca.pem',
    SSL_CERT_DIR: '/etc/ssl/certs:ROOT/workspace-2',
  };
  expect((await read('', variables)).problems).toEqual([]);
});

import { expect, it, vi } from 'vitest';
import { readEnvironment } from '../../../src/github/environment.ts';

function environmentWith(variables: Record<string, string>) {
  const run = { GITHUB_REPOSITORY: 'octo-org/shop', GITHUB_RUN_ID: '7', GITHUB_EVENT_PATH: '' };
  for (const [name, value] of Object.entries({ ...run, ...variables })) vi.stubEnv(name, value);
  return readEnvironment();
}

it.each([
  ['https://github.com', false],
  ['https://octo.ghe.com', false],
  ['https://github.corp.example', true],
  ['https://forge.example:3000/git', true],
  ['http://127.0.0.1:3000', true],
  ['no address', true],
])('the server %s is another one than GitHub’s own: %s', (server, isOtherServer) => {
  expect(environmentWith({ GITHUB_SERVER_URL: server })).toMatchObject({ isOtherServer });
});

it.each([
  ['https://forge.example/git', 'https://forge.example/git/octo-org/shop/actions/runs/7'],
  ['no address', undefined],
  ['', undefined],
])('on the server %s the workflow run is at %s', (server, runUrl) => {
  expect(environmentWith({ GITHUB_SERVER_URL: server })).toMatchObject({ runUrl });
});

it('nothing is known of who can read the repository where the event does not tell', () => {
  expect(environmentWith({}).visibility).toBeUndefined();
});

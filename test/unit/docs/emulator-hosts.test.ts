import { expect, it } from 'vitest';
import { scenarios } from '../../../src/emulator/world/scenarios.ts';
import { read } from './github-language-service.ts';

it('docs/emulator.md describes the hosts of the emulator in the words of its page', () => {
  const rows = read('docs/emulator.md').matchAll(/^\| `([\w-]+\.test)` \| (.+) \|$/gm);
  const documented = [...rows].map(([, host, description]) => [host, description]);
  const hosts = [...scenarios].map(([host, { description }]) => [host, description]);
  expect(documented).toEqual(hosts);
});

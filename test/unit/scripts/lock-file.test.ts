import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { project } from '../../../harness/project.ts';

it('holds one copy of undici, which the HTTP client of the toolkit uses, too', () => {
  const { packages } = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8'));
  const copies = Object.keys(packages).filter((path) => /(^|\/)node_modules\/undici$/.test(path));
  expect(copies).toEqual(['node_modules/undici']);
  expect(packages['node_modules/undici'].version).toMatch(/^7\./);
  expect(packages['node_modules/@actions/http-client'].dependencies).toHaveProperty('undici');
});

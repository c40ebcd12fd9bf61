import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { subActions } from '../../../harness/project.ts';
import { read, root } from './github-language-service.ts';

const pages = [
  '.github/CONTRIBUTING.md',
  '.github/SECURITY.md',
  ...globSync('docs/*.md', { cwd: root }),
  ...subActions(root).map((name) => `${name}/README.md`),
];

describe('a page of the documentation', () => {
  it.each(pages)('begins with whom it is for, and what they will have done: %s', (page) => {
    const [, , beginning = ''] = read(page).split('\n');
    expect(beginning).toMatch(/^This page is for /);
    expect(read(page)).toMatch(/\b(At its end|After your first hour) /);
  });
});

it('docs/policy.md says in at most five sentences where the policy is read', () => {
  const [, section = ''] = /^## Where it is read\n(.*?)^## /ms.exec(read('docs/policy.md')) ?? [];
  const prose = section.replace(/```mermaid\n.*?```/s, '').trim();
  expect(prose.split(/(?<=\.)(?:\*\*)?\s+/).length).toBeLessThanOrEqual(5);
});

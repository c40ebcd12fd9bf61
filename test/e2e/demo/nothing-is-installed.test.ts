import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { cloneRepository, runAsNewUser } from './support/new-user.ts';

it('shows a red gate in a clone without packages, and keeps what it writes', async () => {
  const clone = cloneRepository();
  onTestFinished(() => rmSync(clone, { recursive: true }));
  expect(readdirSync(clone)).not.toContain('node_modules');
  const { status, output } = await runAsNewUser('npm run demo', clone);
  expect(output).toContain('failed (findings)\nThe job fails: exit status 1.');
  expect(status).toBe(0);
  expect(output.split('\n').length).toBeLessThan(70);
  const kept = (name: string) => readFileSync(join(clone, 'demo-output', name), 'utf8');
  expect(readdirSync(join(clone, 'demo-output')).sort()).toEqual([
    'comment.md',
    'findings.json',
    'log.txt',
    'outputs.txt',
    'security-report.pdf',
    'security.sarif',
    'summary.md',
  ]);
  expect(kept('security-report.pdf')).toMatch(/^%PDF-/);
  expect(JSON.parse(kept('security.sarif')).version).toBe('2.1.0');
  expect(JSON.parse(kept('findings.json')).verdict).toBe('failed');
  for (const name of ['comment.md', 'summary.md'])
    expect(kept(name)).toContain("A member can read another member's orders");
  expect(kept('log.txt')).toContain('Verdict: failed (findings)');
});

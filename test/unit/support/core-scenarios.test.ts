import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { project, subActions } from '../../../harness/project.ts';

const files = globSync('test/e2e/**/*.core.test.ts', { cwd: project });
const texts = files.map((file) => readFileSync(join(project, file), 'utf8')).join('\n');

/** The reasons that docs/troubleshooting.md explains, which are all that the gate gives. */
function reasons(): string[] {
  const guide = readFileSync(join(project, 'docs/troubleshooting.md'), 'utf8');
  return [...guide.matchAll(/^### `([a-z-]+)`$/gm)].map(([, reason = '']) => reason);
}

describe('the scenarios of `npm test`', () => {
  it('come to every verdict, for every reason', () => {
    expect(reasons().length).toBeGreaterThan(20);
    const isTold = (reason: string) =>
      texts.includes(`(${reason})`) || texts.includes(`reason: '${reason}'`);
    expect(reasons().filter((reason) => !isTold(reason))).toEqual([]);
    for (const verdict of ['passed', 'failed (findings)'])
      expect(texts).toContain(`expectGate('${verdict}'`);
  });

  it('run every sub-action', () => {
    const isRun = (name: string) => files.some((file) => file.startsWith(`test/e2e/${name}/`));
    expect(subActions().filter((name) => !isRun(name))).toEqual([]);
  });
});

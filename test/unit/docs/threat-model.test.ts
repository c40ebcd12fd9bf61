import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, root } from './github-language-service.ts';

const [, model = ''] = read('.github/SECURITY.md').split('\n## Threat model\n');

/** The threats of each actor: the rows of the table below its heading. */
function threatsIn(text: string): Map<string, string[]> {
  const sections = text.split(/^### /m).slice(1);
  return new Map(
    sections.map((section) => [
      section.split('\n', 1)[0] ?? '',
      section.split('\n').filter((line) => /^\| (?!---|Threat )/.test(line)),
    ]),
  );
}

/** Threats that no test file covers, or one that does not exist. */
function uncovered(text: string): string[] {
  const isTest = (file: string) =>
    /^\.\.\/test\/.*\.test\.ts$/.test(file) && existsSync(join(root, '.github', file));
  const threats = [...threatsIn(text).values()].flat();
  return threats.filter((threat) => {
    const [, , tests = ''] = threat.split(' | ');
    const files = [...tests.matchAll(/\]\((.*?)\)/g)].map(([, file = '']) => file);
    return files.length === 0 || !files.every(isTest);
  });
}

describe('the threat model in SECURITY.md', () => {
  it('names the threats of each actor', () => {
    const [beginning = ''] = model.split(/^### /m);
    const rows = [...beginning.matchAll(/^\| (?!---|Who )(.*?) \|/gm)];
    const actors = rows.map(([, actor = '']) => actor.split(',')[0]);
    const named = [...threatsIn(model)]
      .filter(([, threats]) => threats.length > 0)
      .map(([actor]) => actor.split(',')[0]);
    expect(actors.length).toBeGreaterThanOrEqual(6);
    expect(named).toEqual(actors);
  });

  it('names for each threat the tests that cover it', () => {
    expect(uncovered(model)).toEqual([]);
  });
});

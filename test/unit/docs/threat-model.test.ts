import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './github-language-service.ts';

const [, model = ''] = readFileSync(join(root, 'SECURITY.md'), 'utf8').split('\n## Threat model\n');

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
  const threats = [...threatsIn(text).values()].flat();
  return threats.filter((threat) => {
    const files = [...threat.matchAll(/\]\((.*?)\)/g)].map(([, file = '']) => file);
    return (
      files.length === 0 ||
      files.some((file) => !/^test\/.*\.test\.ts$/.test(file) || !existsSync(join(root, file)))
    );
  });
}

describe('the threat model in SECURITY.md', () => {
  it('tells the threats of each of those it names', () => {
    const actors = [
      ...model
        .split(/^### /m, 1)
        .join('')
        .matchAll(/^\| (?!---|Who )(.*?) \|/gm),
    ].map(([, actor = '']) => actor);
    const told = [...threatsIn(model)]
      .filter(([, threats]) => threats.length > 0)
      .map(([actor]) => actor.split(',')[0]);
    expect(actors.length).toBeGreaterThanOrEqual(6);
    expect(told).toEqual(actors.map((actor) => actor.split(',')[0]));
  });

  it('names for each threat the tests that cover it', () => {
    expect(uncovered(model)).toEqual([]);
  });

  it('would not do with a test that is gone, or with none', () => {
    const gone = model.replace('execute.test.ts', 'executed.test.ts');
    const none = model.replace(
      ' [report-download](test/integration/service/report-download.test.ts) |',
      ' |',
    );
    expect(uncovered(gone)).toHaveLength(1);
    expect(uncovered(none)).toHaveLength(1);
  });
});

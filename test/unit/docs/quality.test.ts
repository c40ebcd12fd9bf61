import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  figuresOf,
  leastScore,
  readQuality,
  renderQuality,
  scoreOf,
  totalOf,
} from '../../../scripts/mutation/quality.ts';

const root = join(import.meta.dirname, '../../..');
const document = readFileSync(join(root, 'docs/quality.md'), 'utf8');

test('docs/quality.md is as the command writes it, of files that exist', () => {
  const figures = readQuality(document);
  expect(renderQuality(figures)).toBe(document);
  expect(figures.filter(({ file }) => !existsSync(join(root, file)))).toEqual([]);
});

test('enough mutants of the gate are killed', () => {
  const figures = readQuality(document);
  expect(figures.length).toBeGreaterThan(15);
  expect(scoreOf(totalOf(figures))).toBeGreaterThanOrEqual(leastScore);
});

test('figures come from the statuses of a report, and none is left out', () => {
  const report = (...statuses: string[]) => ({
    files: { 'a.ts': { mutants: statuses.map((status) => ({ status })) } },
  });
  const [figures] = figuresOf(report('Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage'));
  expect(figures).toEqual({ file: 'a.ts', killed: 2, timeouts: 1, survived: 1, noCoverage: 1 });
  expect(figures && scoreOf(figures)).toBe(60);
  expect(() => figuresOf(report('Killed', 'RuntimeError'))).toThrow('a.ts: 1 mutants were not tested');
});

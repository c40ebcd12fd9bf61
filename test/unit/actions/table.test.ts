import { expect, it } from 'vitest';
import { renderTable } from '../../../src/results/layout/table.ts';

it('a bar in the code of a cell does not end the cell, also after a backslash', () => {
  expect(renderTable('| Id |', [['`a | b`'], ['`a \\| b`']])).toContain(
    '| `a \\| b` |\n| `a \\| b` |',
  );
});

it('a table says how many rows it leaves out, and where those are', () => {
  const rows = [
    ['`a`', '1'],
    ['`b`', ''],
    ['`c`', '3'],
  ];
  const budget = { maxItems: 2, elsewhere: ', see the log' };
  expect(renderTable('| Id | |', rows, budget)).toBe(
    '| Id | |\n| --- | --- |\n| `a` | 1 |\n| `b` |  |\n\n… and 1 more, see the log.',
  );
  expect(renderTable('| Id | |', [])).toBe('');
});

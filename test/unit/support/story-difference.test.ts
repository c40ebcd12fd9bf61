import { describe, expect, it } from 'vitest';
import { differenceOf } from '../../support/story-difference.ts';

const log = (text: string) => ({ title: 'Log', lines: text.split(' ') });
const between = (usual: string, own: string) => differenceOf([log(usual)], [log(own)])[0]?.lines;

describe('what a story has of its own', () => {
  it.each([
    ['nothing, when it is as usual', 'a b c', 'a b c', ['…']],
    ['a line that is added', 'a b c', 'a b x c', ['…', 'x', '…']],
    ['a line that is another', 'a b c', 'a x c', ['…', '(a usual line is missing)', 'x', '…']],
    ['lines that are missing', 'a b c d', 'a d', ['…', '(2 usual lines are missing)', '…']],
    ['lines in another order', 'a b', 'b a', ['(a usual line is missing)', '…', 'a']],
    ['a line that comes once more', 'a b', 'a a b', ['…', 'a', '…']],
    ['all, when nothing is usual', 'a', 'x y', ['(a usual line is missing)', 'x', 'y']],
  ])('is %s', (_, usual, own, lines) => {
    expect(between(usual, own)).toEqual(lines);
  });

  it('does not change with the words of a line that is usual in both', () => {
    expect(between('a b c', 'a x b')).toEqual(between('a Z c', 'a x Z'));
  });

  it('leaves out blank lines, and compares each section with its own kind', () => {
    const requests = (...lines: string[]) => ({ title: 'Requests', lines });
    expect(differenceOf([log('a  b'), requests('c')], [log('a b '), requests('a')])).toEqual([
      log('…'),
      requests('(a usual line is missing)', 'a'),
    ]);
  });
});

import { accessFindings } from './access-findings.ts';
import { configurationFindings } from './configuration-findings.ts';
import type { FindingContent, FindingSource, InitialState } from './finding-content.ts';

const contents: readonly FindingContent[] = [...accessFindings, ...configurationFindings];

const startsAs = (label: string, state: InitialState): [number, InitialState] => [
  contents.findIndex((content) => content.label === label),
  state,
];

/**
 * The findings of `vulnerable.test`: an open one of every severity, one dismissed, one fixed, one
 * whose fix is claimed, one of the whole app (without path and method) and one whose severity was
 * changed by hand.
 */
export const vulnerableFindings: FindingSource = {
  size: contents.length,
  at: (index) => {
    const content = contents[index];
    if (content === undefined) throw new RangeError(`There is no finding ${index}.`);
    return content;
  },
  initial: new Map([
    startsAs('Debug Endpoint Exposed', 'dismissed'),
    startsAs('NoSQL Injection', 'fixed'),
    startsAs('Broken Authentication (No Token)', 'fix-claimed'),
  ]),
};

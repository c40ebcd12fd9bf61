import type { BulkOptions } from '../options.ts';
import { categories } from './categories.ts';
import { type FindingContent, type FindingSource, finding } from './finding-content.ts';
import { curl } from './reproducers.ts';

const resources = 'accounts orders invoices members files vouchers teams messages'.split(' ');
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The value at an index of a list that is repeated without end. */
function pick<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length];
  if (value === undefined) throw new RangeError('Nothing to pick from.');
  return value;
}

/** Content of any number of findings; no two are alike. */
function generate(index: number): FindingContent {
  const category = pick(categories, index);
  const [label] = category;
  if (category.includes('whole app'))
    return finding(category, { title: `${label} on host ${index}` });
  const path = `/api/v${1 + (index % 3)}/${pick(resources, index)}/{id}/${index}`;
  const method = pick(methods, index);
  const url = `https://app.test${path.replace('{id}', '7')}`;
  return finding(category, {
    title: `${label} on ${method} ${path}`,
    path,
    method,
    remediation: 'Check the permission of the caller before the call has an effect.',
    request: curl(method, url, `user-${index}@tenant-a.test`),
  });
}

const generated = (size: number): FindingSource => ({ size, at: generate, initial: new Map() });

export const noFindings = generated(0);

/** The findings of `many.test`: 24 pages of 100, the last one half full. */
export const manyFindings = generated(2350);

/** Findings of about a given size each, for measuring clients. */
export function bulkFindings({ findings, bytesEach }: BulkOptions): FindingSource {
  const filler = 'Every line of this text is filler. '
    .repeat(Math.ceil(bytesEach / 35))
    .slice(0, bytesEach);
  return { ...generated(findings), at: (index) => ({ ...generate(index), explainer: filler }) };
}

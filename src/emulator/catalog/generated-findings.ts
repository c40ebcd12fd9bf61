import {
  buildFinding,
  type Category,
  type FindingContent,
  type FindingSource,
} from './finding-content.ts';
import { curlCommand } from './reproducers.ts';

export interface BulkOptions {
  /** Number of apps, by default 1; further ones are `https://bulk-2.test` and so on. */
  apps?: number;
  /** Number of findings of each app. */
  findings: number;
  /** Approximate size of each finding. */
  bytesEach: number;
}

/** A few categories of the specification: all severities, and labels with unusual characters. */
const categories: readonly Category[] = [
  ['API Governance / Inventory', 'Low', 'API9:2023', 'CWE-1059'],
  ['BOLA – Cross-Role Access', 'High', 'API1:2023', 'CWE-639'],
  ['BOLA – Same-Tenant Ownership Bypass', 'Critical', 'API1:2023', 'CWE-639'],
  ['Broken Authentication (No Token)', 'High', 'API2:2023', 'CWE-287'],
  ['Broken CORS Policy', 'Medium', 'API8:2023', 'CWE-16'],
  ['Broken Pagination Limit', 'Low', 'API4:2023', 'CWE-770'],
  ['Broken Token Signature Verification', 'High', 'API2:2023', 'CWE-287'],
  ['Cross-Site Scripting (XSS)', 'High', 'API8:2023', 'CWE-74'],
  ['Debug Endpoint Exposed', 'Medium', 'API8:2023', 'CWE-16'],
  ['Missing HSTS Header', 'Medium', 'API8:2023', 'CWE-16', 'whole app'],
  ['Prompt Injection', 'High', 'API8:2023', 'CWE-74'],
  ['SQL Injection', 'High', 'API8:2023', 'CWE-74'],
  ['SSL Certificate Expiration (<15 days)', 'Medium', 'API8:2023', 'CWE-16', 'whole app'],
  ['Sensitive Data Exposure', 'Medium', 'API3:2023', 'CWE-200'],
  ['Server Side Request Forgery (SSRF)', 'High', 'API8:2023', 'CWE-74'],
  ['Token & Data Security (Read Operations)', 'High', 'API2:2023', 'CWE-287'],
];

const resources = 'accounts orders invoices members files vouchers teams messages'.split(' ');
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Returns the item at an index, starting again at the first item after the last. */
function itemAt<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length];
  if (value === undefined) throw new RangeError('The list is empty.');
  return value;
}

/** Creates the content of a finding; no two indexes have the same. */
function generatedFinding(index: number): FindingContent {
  const category = itemAt(categories, index);
  const [label] = category;
  if (category.includes('whole app'))
    return buildFinding(category, { title: `${label} on host ${index}` });
  const path = `/api/v${1 + (index % 3)}/${itemAt(resources, index)}/{id}/${index}`;
  const method = itemAt(methods, index);
  const url = `https://app.test${path.replace('{id}', '7')}`;
  return buildFinding(category, {
    title: `${label} on ${method} ${path}`,
    path,
    method,
    explainer: `The handler of ${method} ${path} trusts what the caller sends.`,
    remediation: 'Check the permission of the caller before the call has an effect.',
    additionalDetails: {
      description: `A test user made the call ${index + 1} times, and none was refused.`,
      references: ['https://owasp.org/API-Security/editions/2023/en/0x11-t10/'],
    },
    request: curlCommand(method, url, `user-${index}@tenant-a.test`),
  });
}

const generated = (size: number): FindingSource => ({
  size,
  contentAt: generatedFinding,
  initial: new Map(),
});

export const noFindings = generated(0);

/** The findings of `many.test`: 24 pages of 100, the last one half full. */
export const manyFindings = generated(2350);

/** Findings of about `bytesEach` bytes, for benchmarks of clients. */
export function bulkFindings({ findings, bytesEach }: BulkOptions): FindingSource {
  const filler = ''.padEnd(bytesEach, 'Every line of this text is filler. ');
  return {
    ...generated(findings),
    contentAt: (index) => ({ ...generatedFinding(index), explainer: filler }),
  };
}

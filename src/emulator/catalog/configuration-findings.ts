import type { FindingContent } from './finding-content.ts';
import { curl } from './reproducers.ts';

const app = 'https://vulnerable.test/api';

const rateLimit: FindingContent = {
  label: 'Sensitive Business Flows / Rate Limiting',
  title: 'Vouchers can be tried without limit',
  severity: 'Medium',
  path: '/api/vouchers/{code}/redeem',
  method: 'POST',
  impact: 'Valid vouchers can be found by trying all codes.',
  issueType: 'security',
  action: 'Create',
  owasp: 'API6:2023',
  cwe: 'CWE-799',
  cvss_score: 5.3,
  explainer: '500 attempts within a minute were all answered.',
  remediation: 'Limit the attempts per account and per address.',
  request: curl({
    method: 'POST',
    url: `${app}/vouchers/AAAA-0001/redeem`,
    subject: 'bob@tenant-a.test',
    body: {},
  }),
  response: { error: 'unknown voucher' },
};

const pagination: FindingContent = {
  label: 'Pagination Missing',
  title: 'The list of products is returned whole',
  severity: 'Low',
  path: '/api/products',
  method: 'GET',
  issueType: 'security',
  owasp: 'API4:2023',
  cwe: 'CWE-770',
  remediation: 'Return pages of bounded size.',
};

const debugEndpoint: FindingContent = {
  label: 'Debug Endpoint Exposed',
  title: 'The profiler is reachable',
  severity: 'Critical',
  path: '/api/debug/pprof',
  method: 'GET',
  issueType: 'security',
  owasp: 'API8:2023',
  cwe: 'CWE-489',
  cvss_score: 9.1,
  unsecureRequest: curl({ method: 'GET', url: `${app}/debug/pprof` }),
  unsecuredResponse: { profiles: ['heap', 'goroutine'] },
};

const injection: FindingContent = {
  label: 'NoSQL Injection',
  title: 'The search filter is passed to the database as it comes',
  severity: 'High',
  path: '/api/search',
  method: 'POST',
  issueType: 'security',
  owasp: 'API8:2023',
  cwe: 'CWE-943',
  cvss_score: 8.1,
  request: curl({
    method: 'POST',
    url: `${app}/search`,
    subject: 'bob@tenant-a.test',
    body: { name: { $ne: null } },
  }),
  remediation: 'Accept strings only.',
};

const missingHeader: FindingContent = {
  label: 'Missing HSTS Header',
  title: 'Browsers are not told to use HTTPS only',
  severity: 'Low',
  issueType: 'security',
  owasp: 'API8:2023',
  cwe: 'CWE-319',
  cvss_score: 3.1,
  remediation: 'Send Strict-Transport-Security with a max-age of at least a year.',
};

const raised: FindingContent = {
  label: 'Sensitive Data in Error & Metadata Responses',
  title: 'Error answers carry stack traces and the name of the database host',
  severity: 'Medium',
  updated_severity: 'High',
  path: '/api/orders',
  method: 'POST',
  issueType: 'privacy',
  action: 'Create',
  owasp: 'API3:2023',
  cwe: 'CWE-209',
  cvss_score: 5.3,
  request: curl({
    method: 'POST',
    url: `${app}/orders`,
    subject: 'bob@tenant-a.test',
    body: { quantity: -1 },
  }),
  response: {
    error: 'QueryFailed',
    host: 'db-primary.internal',
    stack: 'at insertOrder (/srv/app/orders.js:88:11)',
  },
  fields: [{ name: 'stack', dataType: 'string', location: 'response.body' }],
};

/** Findings about how the app is set up and what it lets through. */
export const configurationFindings: readonly FindingContent[] = [
  rateLimit,
  pagination,
  debugEndpoint,
  injection,
  missingHeader,
  raised,
];

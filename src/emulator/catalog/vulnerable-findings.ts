import { buildFinding, type FindingContent, type FindingSource } from './finding-content.ts';
import { curlCommand } from './reproducers.ts';
import { vulnerableApi, vulnerableExplanations } from './vulnerable-explanations.ts';

const billingContact = `${vulnerableApi}/tenants/t-204/billing-contact`;

/** The findings without their explanations. The first has every field that there is. */
const contents: readonly FindingContent[] = [
  buildFinding(['Cross-Tenant Takeover', 'Critical', 'API1:2023', 'CWE-639'], {
    title: "A user of one tenant can change another tenant's billing contact",
    path: '/api/tenants/{tenantId}/billing-contact',
    method: 'PUT',
    impact: 'Invoices and password resets of any customer can be redirected to an attacker.',
    action: 'Update',
    intent: "Replace the billing contact of the caller's own tenant",
    cvss_score: 9.6,
    cvss_vector: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:C/C:H/I:H/A:N',
    remediation: 'Take the tenant from the verified token, or refuse the call when the two differ.',
    request: curlCommand('PUT', billingContact, 'alice@tenant-b.test', {
      email: 'alice@tenant-b.test',
    }),
    response: { tenantId: 't-204', email: 'alice@tenant-b.test', iban: 'DE02120300000000202051' },
    unsecureRequest: curlCommand('PUT', billingContact, undefined, { email: 'a@b.test' }),
    unsecuredResponse: { error: 'unauthenticated' },
    requestSchema: {
      type: 'object',
      properties: { email: { type: 'string', format: 'email' } },
      required: ['email'],
    },
    responseSchema: {
      type: 'object',
      properties: { tenantId: { type: 'string' }, iban: { type: 'string' } },
    },
  }),
  buildFinding(['BOLA – Same-Tenant Ownership Bypass', 'High', 'API1:2023', 'CWE-639'], {
    title: "A member can read another member's orders",
    path: '/api/orders/{orderId}',
    method: 'GET',
    impact: 'Names, addresses and order contents of all members are readable.',
    cvss_score: 7.7,
    cvss_vector: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:C/C:H/I:N/A:N',
    remediation: "Restrict the query to the caller's orders.",
    request: curlCommand('GET', `${vulnerableApi}/orders/1042`, 'carol@tenant-a.test'),
  }),
  buildFinding(['Broken Authentication (No Token)', 'High', 'API2:2023', 'CWE-306'], {
    title: 'The export of members needs no login',
    path: '/api/members/export',
    method: 'GET',
    impact: 'Anybody can download the list of members.',
    cvss_score: 7.5,
    cvss_vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N',
    remediation: 'Require a token on the route.',
    request: curlCommand('GET', `${vulnerableApi}/members/export`, 'admin@tenant-a.test'),
    unsecureRequest: curlCommand('GET', `${vulnerableApi}/members/export`),
  }),
  buildFinding(['Sensitive Business Flows / Rate Limiting', 'Medium', 'API6:2023', 'CWE-799'], {
    title: 'Vouchers can be tried without limit',
    path: '/api/vouchers/{code}/redeem',
    method: 'POST',
    impact: 'Valid vouchers can be found by trying all codes.',
    cvss_score: 5.3,
    remediation: 'Limit the attempts per account and per address.',
    request: curlCommand(
      'POST',
      `${vulnerableApi}/vouchers/AAAA-0001/redeem`,
      'bob@tenant-a.test',
      {},
    ),
  }),
  buildFinding(['Pagination Missing', 'Low', 'API4:2023', 'CWE-770'], {
    title: 'The list of products is returned whole',
    path: '/api/products',
    method: 'GET',
    remediation: 'Return pages of bounded size.',
  }),
  buildFinding(['Debug Endpoint Exposed', 'Critical', 'API8:2023', 'CWE-489'], {
    title: 'The profiler is reachable',
    path: '/api/debug/pprof',
    method: 'GET',
    cvss_score: 9.1,
    unsecureRequest: curlCommand('GET', `${vulnerableApi}/debug/pprof`),
  }),
  buildFinding(['NoSQL Injection', 'High', 'API8:2023', 'CWE-943'], {
    title: 'The search filter is passed to the database as it comes',
    path: '/api/search',
    method: 'POST',
    cvss_score: 8.1,
    request: curlCommand('POST', `${vulnerableApi}/search`, 'bob@tenant-a.test', {
      name: { $ne: null },
    }),
    remediation: 'Accept strings only.',
  }),
  buildFinding(['Missing HSTS Header', 'Low', 'API8:2023', 'CWE-319'], {
    title: 'Browsers are not told to use HTTPS only',
    cvss_score: 3.1,
    remediation: 'Send Strict-Transport-Security with a max-age of at least a year.',
  }),
  buildFinding(['Sensitive Data in Error & Metadata Responses', 'Medium', 'API3:2023', 'CWE-209'], {
    title: 'Error answers carry stack traces and the name of the database host',
    issueType: 'privacy',
    updated_severity: 'High',
    path: '/api/orders',
    method: 'POST',
    cvss_score: 5.3,
    request: curlCommand('POST', `${vulnerableApi}/orders`, 'bob@tenant-a.test', { quantity: -1 }),
  }),
];

const indexOf = (label: string) => contents.findIndex((content) => content.label === label);

/**
 * The findings of `vulnerable.test`: at least one open finding of every severity, one dismissed,
 * one fixed, one claimed to be fixed, one of the whole app (without path and method) and one whose
 * severity was changed by hand. Each has an explanation.
 */
export const vulnerableFindings: FindingSource = {
  size: contents.length,
  contentAt: (index) => {
    const content = contents[index];
    if (content === undefined) throw new RangeError(`There is no finding ${index}.`);
    return { ...content, ...vulnerableExplanations[content.label] };
  },
  initial: new Map([
    [indexOf('Debug Endpoint Exposed'), 'dismissed'],
    [indexOf('NoSQL Injection'), 'fixed'],
    [indexOf('Broken Authentication (No Token)'), 'fix-claimed'],
  ]),
};

import type { FindingContent } from './finding-content.ts';
import { curl } from './reproducers.ts';

const app = 'https://vulnerable.test/api';

const crossTenant: FindingContent = {
  label: 'Cross-Tenant Takeover',
  title: "A user of one tenant can change another tenant's billing contact",
  severity: 'Critical',
  path: '/api/tenants/{tenantId}/billing-contact',
  method: 'PUT',
  uiPath: '/settings/billing',
  impact: 'Invoices and password resets of any customer can be redirected to an attacker.',
  issueType: 'security',
  action: 'Update',
  intent: "Replace the billing contact of the caller's own tenant",
  owasp: 'API1:2023',
  cwe: 'CWE-639',
  cvss_score: 9.6,
  cvss_vector: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:C/C:H/I:H/A:N',
  isPII: true,
  isPCI: true,
  isHIPAA: false,
  explainer:
    'The handler looks the tenant up by the path alone and never compares it with the tenant of the token.',
  remediation: 'Take the tenant from the verified token, or refuse the call when the two differ.',
  additionalDetails: {
    description: 'The call succeeded with the token of a user who belongs to another tenant.',
    StepsToReproduce: [
      'Log in as a user of tenant A.',
      `Run: ${curl({ method: 'PUT', url: `${app}/tenants/t-204/billing-contact`, subject: 'mallory@tenant-a.test' })}`,
      'Log in as a user of tenant B: the contact has changed.',
    ],
    impact_analysis: 'Every tenant is affected; identifiers are sequential.',
    mitigation: 'Until it is fixed, allow the route for administrators only.',
    long_solution: 'Check the owner of a resource in one place through which every handler goes.',
    references: [
      'https://owasp.org/API-Security/editions/2023/en/0xa1-broken-object-level-authorization/',
    ],
    conclusion: 'Confirmed with two tenants.',
    copilot_prompt:
      'Compare the tenant of the access token with the tenantId of the path; answer 404 when they differ.',
    workingExamples: [
      curl({
        method: 'PUT',
        url: `${app}/tenants/t-204/billing-contact`,
        subject: 'mallory@tenant-a.test',
        body: { email: 'mallory@tenant-a.test' },
      }),
    ],
  },
  request: curl({
    method: 'PUT',
    url: `${app}/tenants/t-204/billing-contact`,
    subject: 'alice@tenant-b.test',
    body: { email: 'alice@tenant-b.test' },
  }),
  response: { tenantId: 't-204', email: 'alice@tenant-b.test', iban: 'DE02120300000000202051' },
  unsecureRequest: curl({
    method: 'PUT',
    url: `${app}/tenants/t-204/billing-contact`,
    body: { email: 'a@b.test' },
  }),
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
  fields: [
    { name: 'email', dataType: 'string', location: 'request.body' },
    { name: 'iban', dataType: 'string', location: 'response.body' },
  ],
};

const ownership: FindingContent = {
  label: 'BOLA – Same-Tenant Ownership Bypass',
  title: "A member can read another member's orders",
  severity: 'High',
  path: '/api/orders/{orderId}',
  method: 'GET',
  uiPath: '/orders/1042',
  impact: 'Names, addresses and order contents of all members are readable.',
  issueType: 'security',
  action: 'Read',
  intent: "Read one of the caller's own orders",
  owasp: 'API1:2023',
  cwe: 'CWE-639',
  cvss_score: 7.7,
  cvss_vector: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:C/C:H/I:N/A:N',
  isPII: true,
  explainer:
    'Any valid token of the tenant is enough; the owner of the order is not compared with the caller.',
  remediation: "Restrict the query to the caller's orders.",
  additionalDetails: {
    description: 'Order 1042 belongs to bob@tenant-a.test and was returned to carol@tenant-a.test.',
    StepsToReproduce: [
      curl({ method: 'GET', url: `${app}/orders/1042`, subject: 'carol@tenant-a.test' }),
    ],
  },
  request: curl({ method: 'GET', url: `${app}/orders/1042`, subject: 'carol@tenant-a.test' }),
  response: { orderId: 1042, owner: 'bob@tenant-a.test', shipTo: '12 Example Street, Springfield' },
  fields: [{ name: 'shipTo', dataType: 'string', location: 'response.body' }],
};

const missingToken: FindingContent = {
  label: 'Broken Authentication (No Token)',
  title: 'The export of members needs no login',
  severity: 'High',
  path: '/api/members/export',
  method: 'GET',
  impact: 'Anybody can download the list of members.',
  issueType: 'privacy',
  action: 'Read',
  owasp: 'API2:2023',
  cwe: 'CWE-306',
  cvss_score: 7.5,
  cvss_vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N',
  isPII: true,
  isHIPAA: true,
  remediation: 'Require a token on the route.',
  request: curl({ method: 'GET', url: `${app}/members/export`, subject: 'admin@tenant-a.test' }),
  unsecureRequest: curl({ method: 'GET', url: `${app}/members/export` }),
  unsecuredResponse: { members: [{ name: 'Bob Example', born: '1980-02-29' }] },
};

/** Findings about who may do what. */
export const accessFindings: readonly FindingContent[] = [crossTenant, ownership, missingToken];

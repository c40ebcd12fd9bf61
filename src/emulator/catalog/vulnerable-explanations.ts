import { curlCommand } from './reproducers.ts';

/** The fields in which the service explains a finding, and those that say what data it affects. */
export interface Explanation {
  explainer: string;
  uiPath?: string;
  isPII?: boolean;
  isPCI?: boolean;
  isHIPAA?: boolean;
  fields?: readonly { name: string; dataType: string; location: string }[];
  /** The specification names these keys and leaves their types open. */
  additionalDetails: {
    description: string;
    impact_analysis?: string;
    mitigation?: string;
    long_solution?: string;
    references?: readonly string[];
    conclusion?: string;
    /** These three hold live tokens, or orders for a coding agent: no client may show them. */
    StepsToReproduce: readonly string[];
    workingExamples?: readonly string[];
    copilot_prompt?: string;
  };
}

/** Base address of the API that the findings are about. */
export const vulnerableApi = 'https://vulnerable.test/api';

const billingContact = `${vulnerableApi}/tenants/t-204/billing-contact`;
const guide = 'https://owasp.org/API-Security/editions/2023/en';
const cheatSheets = 'https://cheatsheetseries.owasp.org/cheatsheets';

/** The explanation of each finding of `vulnerable.test`, by the finding's label. */
export const vulnerableExplanations: Readonly<Record<string, Explanation>> = {
  'Cross-Tenant Takeover': {
    explainer:
      'The handler finds the tenant by the ID in the path and never compares it with the tenant of the token.',
    uiPath: '/settings/billing',
    isPII: true,
    isPCI: true,
    isHIPAA: false,
    fields: [
      { name: 'email', dataType: 'string', location: 'request.body' },
      { name: 'iban', dataType: 'string', location: 'response.body' },
    ],
    additionalDetails: {
      description: 'The call succeeded with the token of a user who belongs to another tenant.',
      impact_analysis:
        'Every tenant is affected, because tenant IDs are sequential. The new recipient of the billing mail can also request a password reset.',
      mitigation: 'Allow the route for administrators only until it is fixed.',
      long_solution: [
        'Check who owns a resource in one place that every handler goes through:',
        '',
        '1. Read the tenant from the verified token, never from the path or the body.',
        '2. Add it to the query, so that rows of other tenants do not exist for the caller.',
        '3. Answer 404 instead of 403, so that valid IDs cannot be guessed.',
        '',
        '```sql',
        'UPDATE tenants SET billing_contact = $1 WHERE id = $2 AND id = $3 -- tenant of the token',
        '```',
      ].join('\n'),
      references: [
        `${guide}/0xa1-broken-object-level-authorization/`,
        `${cheatSheets}/Multi_Tenant_Security_Cheat_Sheet.html`,
      ],
      conclusion: 'Confirmed with two tenants.',
      StepsToReproduce: [
        'Log in as a user of tenant A.',
        `Run: ${curlCommand('PUT', billingContact, 'mallory@tenant-a.test')}`,
        'Log in as a user of tenant B: the contact has changed.',
      ],
      workingExamples: [
        curlCommand('PUT', billingContact, 'mallory@tenant-a.test', {
          email: 'mallory@tenant-a.test',
        }),
      ],
      copilot_prompt:
        'Compare the tenant of the access token with the tenantId of the path; answer 404 when they differ.',
    },
  },
  'BOLA – Same-Tenant Ownership Bypass': {
    explainer: 'Any member can read any order of the tenant by changing the ID in the path.',
    uiPath: '/orders/1042',
    isPII: true,
    isPCI: false,
    isHIPAA: false,
    fields: [
      { name: 'customer.name', dataType: 'string', location: 'response.body' },
      { name: 'customer.address', dataType: 'string', location: 'response.body' },
    ],
    additionalDetails: {
      description: 'Carol, a member without a role, read an order that Bob had placed.',
      impact_analysis: 'Order numbers are sequential, so all 1,041 orders can be read in minutes.',
      mitigation: 'Alert on members who read many orders in a short time.',
      long_solution:
        'Select orders by their ID and the ID of the caller. Let staff read all orders through a route of their own that checks for the role.',
      references: [
        `${guide}/0xa1-broken-object-level-authorization/`,
        `${cheatSheets}/Insecure_Direct_Object_Reference_Prevention_Cheat_Sheet.html`,
      ],
      StepsToReproduce: [
        `Run: ${curlCommand('GET', `${vulnerableApi}/orders/1042`, 'carol@tenant-a.test')}`,
        "The answer contains Bob's address.",
      ],
      workingExamples: [
        curlCommand('GET', `${vulnerableApi}/orders/1041`, 'carol@tenant-a.test'),
        curlCommand('GET', `${vulnerableApi}/orders/1042`, 'carol@tenant-a.test'),
      ],
      copilot_prompt: 'Add the ID of the caller to the WHERE clause of findOrder().',
    },
  },
  'Broken Authentication (No Token)': {
    explainer: 'The route is registered before the middleware that checks tokens.',
    uiPath: '/members',
    isPII: true,
    isPCI: false,
    isHIPAA: true,
    fields: [
      { name: 'email', dataType: 'string', location: 'response.body' },
      { name: 'insuranceNumber', dataType: 'string', location: 'response.body' },
    ],
    additionalDetails: {
      description: 'The export was downloaded without an Authorization header.',
      impact_analysis: 'The file contains e-mail addresses and insurance numbers of all members.',
      mitigation: 'Block the route at the load balancer.',
      long_solution:
        'Register the middleware once, before all routes, and list the few public routes explicitly. Add a test that calls every route without a token and expects 401.',
      references: [`${guide}/0xa2-broken-authentication/`],
      StepsToReproduce: [`Run: ${curlCommand('GET', `${vulnerableApi}/members/export`)}`],
      copilot_prompt: 'Move app.use(requireToken) above the routes in server.ts.',
    },
  },
  'Sensitive Business Flows / Rate Limiting': {
    explainer: 'The route accepts any number of wrong voucher codes.',
    uiPath: '/checkout',
    isPII: false,
    isPCI: false,
    isHIPAA: false,
    additionalDetails: {
      description:
        'All of 2,000 wrong codes within a minute were answered with 404, none with 429.',
      impact_analysis:
        'Codes have four digits, so a valid one is found after 5,000 tries on average.',
      mitigation: 'Use longer codes for new vouchers.',
      long_solution:
        'Count failed tries by account and by address, answer 429 with Retry-After above five a minute, and lock a voucher after twenty.',
      references: [`${guide}/0xa6-unrestricted-access-to-sensitive-business-flows/`],
      StepsToReproduce: [
        `Repeat with other codes: ${curlCommand('POST', `${vulnerableApi}/vouchers/AAAA-0001/redeem`, 'bob@tenant-a.test', {})}`,
      ],
    },
  },
  'Pagination Missing': {
    explainer: 'The list has no page size, so its length depends on the number of products.',
    isPII: false,
    isPCI: false,
    isHIPAA: false,
    additionalDetails: {
      description: 'One call returned 12,480 products, 9 MB.',
      long_solution: 'Add page and pageSize with an upper bound, and a default of 20.',
      references: [`${guide}/0xa4-unrestricted-resource-consumption/`],
      StepsToReproduce: [
        `Run: ${curlCommand('GET', `${vulnerableApi}/products`, 'bob@tenant-a.test')}`,
      ],
    },
  },
  'Debug Endpoint Exposed': {
    explainer: 'The profiler is part of the production build and needs no login.',
    additionalDetails: {
      description: 'Heap dumps of the running server can be downloaded.',
      mitigation: 'Block /api/debug at the load balancer.',
      references: [`${guide}/0xa8-security-misconfiguration/`],
      StepsToReproduce: [`Run: ${curlCommand('GET', `${vulnerableApi}/debug/pprof`)}`],
    },
  },
  'NoSQL Injection': {
    explainer: 'The filter may be an object with operators of the database.',
    uiPath: '/search',
    additionalDetails: {
      description: 'The filter {"name":{"$ne":null}} returned the documents of all members.',
      long_solution: 'Validate the body against a schema in which each filter is a string.',
      references: [`${cheatSheets}/NoSQL_Security_Cheat_Sheet.html`],
      StepsToReproduce: [
        `Run: ${curlCommand('POST', `${vulnerableApi}/search`, 'bob@tenant-a.test', { name: { $ne: null } })}`,
      ],
    },
  },
  'Missing HSTS Header': {
    explainer: 'Without the header, the first request of a visit can go over plain HTTP.',
    additionalDetails: {
      description: 'None of 214 answers has a Strict-Transport-Security header.',
      impact_analysis: 'Somebody on the same network can read or change that request.',
      references: [`${cheatSheets}/HTTP_Strict_Transport_Security_Cheat_Sheet.html`],
      StepsToReproduce: ['Look at the headers of any answer.'],
    },
  },
  'Sensitive Data in Error & Metadata Responses': {
    explainer: 'Errors that no handler catches are sent to the caller as they are.',
    uiPath: '/orders/new',
    isPII: true,
    isPCI: false,
    isHIPAA: false,
    fields: [{ name: 'error.stack', dataType: 'string', location: 'response.body' }],
    additionalDetails: {
      description:
        'The answer contains a stack trace, a host name and the e-mail address of a member.',
      impact_analysis: 'Host name and library versions help to plan further attacks.',
      mitigation: 'Set NODE_ENV to production.',
      long_solution:
        'Catch errors in one handler that logs them with an ID and answers with that ID only.',
      references: [`${cheatSheets}/Error_Handling_Cheat_Sheet.html`],
      StepsToReproduce: [
        `Run: ${curlCommand('POST', `${vulnerableApi}/orders`, 'bob@tenant-a.test', { quantity: -1 })}`,
      ],
      copilot_prompt: 'Add an error handler that hides details from the caller.',
    },
  },
};

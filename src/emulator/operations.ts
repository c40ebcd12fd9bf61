import { readContract } from './contract.ts';
import { deleteApp, getApp, listApps } from './handlers/apps.ts';
import type { Operation } from './handlers/call.ts';
import { claimFix, dismiss, getFinding, listFindings, reopen } from './handlers/findings.ts';
import { registerApp, setUpAccounts } from './handlers/registration.ts';
import { downloadReport, listReports } from './handlers/reports.ts';
import { getTask, startSecurityTest, startVision } from './handlers/runs.ts';
import type { RateLimit } from './rate-limits.ts';

const on = (
  method: Operation['method'],
  path: string,
  handle: Operation['handle'],
  limit?: RateLimit,
): Operation => ({ method, path, handle, limit });
const limit = (bucket: string, requests: number): RateLimit => ({ bucket, requests });
const triage = limit('triage', 30);

/** The endpoint that describes the others. */
const describeContract = () =>
  new Response(readContract(), { headers: { 'Content-Type': 'application/yaml' } });

/** Every endpoint below `/v1`. */
export const operations: readonly Operation[] = [
  on('POST', '/apps', registerApp, limit('register-app', 5)),
  on('POST', '/apps/{appId}/account-setup', setUpAccounts),
  on('GET', '/apps', listApps),
  on('GET', '/apps/{appId}', getApp),
  on('DELETE', '/apps/{appId}', deleteApp, limit('delete-app', 5)),
  on('POST', '/apps/{appId}/security-agent', startSecurityTest, limit('security-agent', 10)),
  on('POST', '/apps/{appId}/vision-agent', startVision, limit('vision-agent', 5)),
  on('GET', '/tasks/{taskId}', getTask),
  on('GET', '/apps/{appId}/vulnerabilities', listFindings),
  on('GET', '/vulnerabilities/{vulnerabilityId}', getFinding),
  on('POST', '/vulnerabilities/{vulnerabilityId}/fix', claimFix, triage),
  on('POST', '/vulnerabilities/{vulnerabilityId}/dismiss', dismiss, triage),
  on('POST', '/vulnerabilities/{vulnerabilityId}/reopen', reopen, triage),
  on('GET', '/apps/{appId}/reports', listReports),
  on('GET', '/reports/{reportId}', downloadReport),
  on('GET', '/openapi.yaml', describeContract),
];

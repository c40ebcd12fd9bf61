import { readContract } from './contract.ts';
import { deleteApp, getApp, listApps } from './handlers/apps.ts';
import type { Answer, Operation } from './handlers/call.ts';
import { claimFix, dismiss, getFinding, listFindings, reopen } from './handlers/findings.ts';
import { registerApp, setUpAccounts } from './handlers/registration.ts';
import { downloadReport, listReports } from './handlers/reports.ts';
import { getTask, startSecurityTest, startVision } from './handlers/runs.ts';
import type { RateLimit } from './rate-limits.ts';

type Handle = Operation['handle'];

const get = (path: string, handle: Handle): Operation => ({ method: 'GET', path, handle });
const post = (path: string, handle: Handle, limit?: RateLimit): Operation => ({
  method: 'POST',
  path,
  handle,
  ...(limit && { limit }),
});
const limit = (bucket: string, requests: number): RateLimit => ({ bucket, requests });
const triage = limit('triage', 30);

/** The endpoint that describes the others. */
const describeContract = (): Answer => ({
  status: 200,
  headers: { 'Content-Type': 'application/yaml' },
  body: new TextEncoder().encode(readContract()),
});

/** Every endpoint below `/v1`. */
export const operations: readonly Operation[] = [
  post('/apps', registerApp, limit('register-app', 5)),
  post('/apps/{appId}/account-setup', setUpAccounts),
  get('/apps', listApps),
  get('/apps/{appId}', getApp),
  { ...post('/apps/{appId}', deleteApp, limit('delete-app', 5)), method: 'DELETE' },
  post('/apps/{appId}/security-agent', startSecurityTest, limit('security-agent', 10)),
  post('/apps/{appId}/vision-agent', startVision, limit('vision-agent', 5)),
  get('/tasks/{taskId}', getTask),
  get('/apps/{appId}/vulnerabilities', listFindings),
  get('/vulnerabilities/{vulnerabilityId}', getFinding),
  post('/vulnerabilities/{vulnerabilityId}/fix', claimFix, triage),
  post('/vulnerabilities/{vulnerabilityId}/dismiss', dismiss, triage),
  post('/vulnerabilities/{vulnerabilityId}/reopen', reopen, triage),
  get('/apps/{appId}/reports', listReports),
  get('/reports/{reportId}', downloadReport),
  get('/openapi.yaml', describeContract),
];

import { handleDeleteApp, handleGetApp, handleListApps } from './handlers/apps.ts';
import type { Operation } from './handlers/call.ts';
import {
  handleDismiss,
  handleFix,
  handleGetFinding,
  handleListFindings,
  handleReopen,
} from './handlers/findings.ts';
import { handleAccountSetup, handleRegisterApp } from './handlers/registration.ts';
import { handleDownloadReport, handleListReports } from './handlers/reports.ts';
import { handleGetTask, handleSecurityTest, handleVisionRun } from './handlers/runs.ts';
import { readContractFile } from './http/contract.ts';
import type { RateLimit } from './http/rate-limits.ts';

const operation = (
  method: Operation['method'],
  path: string,
  handle: Operation['handle'],
  limit?: RateLimit,
): Operation => ({ method, path, handle, limit });
const limit = (bucket: string, requests: number): RateLimit => ({ bucket, requests });
const triage = limit('triage', 30);

const handleContract = () =>
  new Response(readContractFile(), { headers: { 'Content-Type': 'application/yaml' } });

/** Every endpoint below `/v1`. */
export const operations: readonly Operation[] = [
  operation('POST', '/apps', handleRegisterApp, limit('register-app', 5)),
  operation('POST', '/apps/{appId}/account-setup', handleAccountSetup),
  operation('GET', '/apps', handleListApps),
  operation('GET', '/apps/{appId}', handleGetApp),
  operation('DELETE', '/apps/{appId}', handleDeleteApp, limit('delete-app', 5)),
  operation(
    'POST',
    '/apps/{appId}/security-agent',
    handleSecurityTest,
    limit('security-agent', 10),
  ),
  operation('POST', '/apps/{appId}/vision-agent', handleVisionRun, limit('vision-agent', 5)),
  operation('GET', '/tasks/{taskId}', handleGetTask),
  operation('GET', '/apps/{appId}/vulnerabilities', handleListFindings),
  operation('GET', '/vulnerabilities/{vulnerabilityId}', handleGetFinding),
  operation('POST', '/vulnerabilities/{vulnerabilityId}/fix', handleFix, triage),
  operation('POST', '/vulnerabilities/{vulnerabilityId}/dismiss', handleDismiss, triage),
  operation('POST', '/vulnerabilities/{vulnerabilityId}/reopen', handleReopen, triage),
  operation('GET', '/apps/{appId}/reports', handleListReports),
  operation('GET', '/reports/{reportId}', handleDownloadReport),
  operation('GET', '/openapi.yaml', handleContract),
];

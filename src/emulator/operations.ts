import { readContractFile } from './contract.ts';
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
import type { RateLimit } from './rate-limits.ts';

const on = (
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
  on('POST', '/apps', handleRegisterApp, limit('register-app', 5)),
  on('POST', '/apps/{appId}/account-setup', handleAccountSetup),
  on('GET', '/apps', handleListApps),
  on('GET', '/apps/{appId}', handleGetApp),
  on('DELETE', '/apps/{appId}', handleDeleteApp, limit('delete-app', 5)),
  on('POST', '/apps/{appId}/security-agent', handleSecurityTest, limit('security-agent', 10)),
  on('POST', '/apps/{appId}/vision-agent', handleVisionRun, limit('vision-agent', 5)),
  on('GET', '/tasks/{taskId}', handleGetTask),
  on('GET', '/apps/{appId}/vulnerabilities', handleListFindings),
  on('GET', '/vulnerabilities/{vulnerabilityId}', handleGetFinding),
  on('POST', '/vulnerabilities/{vulnerabilityId}/fix', handleFix, triage),
  on('POST', '/vulnerabilities/{vulnerabilityId}/dismiss', handleDismiss, triage),
  on('POST', '/vulnerabilities/{vulnerabilityId}/reopen', handleReopen, triage),
  on('GET', '/apps/{appId}/reports', handleListReports),
  on('GET', '/reports/{reportId}', handleDownloadReport),
  on('GET', '/openapi.yaml', handleContract),
];

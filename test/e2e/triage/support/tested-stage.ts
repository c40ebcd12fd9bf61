import { expect } from 'vitest';
import { z } from 'zod';
import type { GitHubApi } from '../../../../harness/github-api.ts';
import { branchEvent } from '../../../../harness/github-event.ts';
import { account } from '../../../../harness/steady-emulator.ts';
import { openSession } from '../../../support/emulator-session.ts';
import {
  appIdOf,
  type ScenarioResult,
  type ScenarioStep,
  type StageOptions,
  startRun,
} from '../../../support/scenario.ts';
import { setStage } from '../../support/setting.ts';

/** Labels of findings that somebody dismissed, claimed to have fixed, and did nothing about. */
export const dismissed = 'Debug Endpoint Exposed';
export const claimed = 'Broken Authentication (No Token)';
export const open = 'Missing HSTS Header';
/** That of one whose fix the service has confirmed. */
export const fixed = 'NoSQL Injection';

const findingSchema = z.object({
  id: z.string(),
  label: z.string(),
  isDismissed: z.boolean(),
  isFixed: z.boolean(),
  fixClaimed: z.boolean(),
});
type EmulatedFinding = z.infer<typeof findingSchema>;
const listSchema = z.object({ status: z.string(), data: z.array(findingSchema) });

function stateOf({ isFixed, isDismissed, fixClaimed }: EmulatedFinding): string {
  if (isFixed) return 'fixed';
  if (isDismissed) return 'dismissed';
  return fixClaimed ? 'fix claimed' : 'open';
}

type Step = Omit<ScenarioStep, 'action'>;

/** The service with an app that was tested once, for as long as the test runs. */
export async function testedStage(options: StageOptions = {}) {
  const stage = await setStage(options);
  const { emulator } = stage;
  await startRun(emulator, 'vulnerable.test');
  const session = await openSession(emulator, account.username);
  const appId = appIdOf(emulator, 'vulnerable.test');
  /** Each look lets the service's time pass, so that runs end. */
  const findings = async (): Promise<EmulatedFinding[]> => {
    for (;;) {
      const { status, data } = listSchema.parse(await session.findings(appId, 'pageSize=100'));
      if (status === 'COMPLETED') return data;
    }
  };
  const before = await findings();
  const triage = async (inputs: Record<string, string>, step: Step = {}) =>
    triaged(await stage.run({ ...step, action: 'triage', inputs }));
  return {
    ...stage,
    appId,
    findings,
    triage,
    /** Follows the policy that this GitHub has, on the default branch. */
    sync: (github: GitHubApi, { inputs, ...step }: Step = {}) => {
      const given = { action: 'sync', 'app-id': appId, ...inputs };
      return triage(given, { github, event: branchEvent('push'), ...step });
    },
    /** Id of the first finding with this label. */
    idOf: (label: string) => before.find((finding) => finding.label === label)?.id ?? '',
    /** By label what people decided, in the state as it is now. */
    states: async () =>
      Object.fromEntries((await findings()).map((each) => [each.label, stateOf(each)])),
  };
}

export type TestedStage = Awaited<ReturnType<typeof testedStage>>;

const idsSchema = z.array(z.string());

/** Reads the outputs, and checks that the job fails when a finding failed. */
function triaged(result: ScenarioResult) {
  const ids = (name: string) => idsSchema.parse(JSON.parse(result.outputs[name] || '[]'));
  const failed = ids('failed');
  if (failed.length > 0) expect(result.exitCode, result.shownLog).toBe(1);
  /** Requests that change something, as `dismiss <id> → <status>`. */
  const writes = result.requests
    .filter((request) => request.startsWith('POST /v1/'))
    .map((request) => request.replace(/^POST \/v1\/vulnerabilities\/(\w+)\/(\w+)/, '$2 $1'));
  return { ...result, changed: ids('changed'), unchanged: ids('unchanged'), failed, writes };
}

/** The job fails with this message, and the service was asked nothing. */
export function expectRefused(result: ScenarioResult, message: string): void {
  expect(result.conclusion).toBe('failure');
  expect(result.shownLog).toContain(message);
  expect(result.requests).toEqual([]);
}

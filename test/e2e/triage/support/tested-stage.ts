import { expect } from 'vitest';
import { z } from 'zod';
import { account } from '../../../../harness/steady-emulator.ts';
import type { Emulator } from '../../../../src/emulator/emulator.ts';
import {
  appIdOf,
  type ScenarioResult,
  type ScenarioStep,
  type StageOptions,
  startRun,
} from '../../../support/scenario.ts';
import { setStage } from '../../support/setting.ts';

const tokenSchema = z.object({ id_token: z.string() });
const findingSchema = z.object({
  id: z.string(),
  label: z.string(),
  severity: z.string(),
  isDismissed: z.boolean(),
  isFixed: z.boolean(),
  fixClaimed: z.boolean(),
});
export type EmulatedFinding = z.infer<typeof findingSchema>;

const listSchema = z.object({ status: z.string(), data: z.array(findingSchema) });

async function login({ authUrl }: Emulator): Promise<string> {
  const options = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  };
  return tokenSchema.parse(await (await fetch(`${authUrl}/api/v1/auth/token`, options)).json())
    .id_token;
}

/** The service with an app that was tested once. */
export async function openTestedStage(options: StageOptions = {}, host = 'vulnerable.test') {
  const stage = await setStage(options);
  const { emulator } = stage;
  await startRun(emulator, host);
  const authorization = `Bearer ${await login(emulator)}`;
  const appId = appIdOf(emulator, host);
  /** Each look lets the service's time pass, so that runs end. */
  const findings = async (): Promise<EmulatedFinding[]> => {
    const address = `${emulator.baseUrl}/apps/${appId}/vulnerabilities?pageSize=100`;
    for (;;) {
      const { status, data } = listSchema.parse(
        await (await fetch(address, { headers: { authorization } })).json(),
      );
      if (status === 'COMPLETED') return data;
    }
  };
  const before = await findings();
  return {
    ...stage,
    appId,
    findings,
    /** Id of the first finding with this label. */
    idOf: (label: string) => before.find((finding) => finding.label === label)?.id ?? '',
    /** By label what people decided, in the state as it is now. */
    states: async () => {
      const entries = (await findings()).map(({ label, isDismissed, isFixed, fixClaimed }) => {
        const state = isFixed
          ? 'fixed'
          : isDismissed
            ? 'dismissed'
            : fixClaimed
              ? 'fix claimed'
              : 'open';
        return [label, state] as const;
      });
      return Object.fromEntries(entries);
    },
    triage: async (
      inputs: Record<string, string>,
      step: Omit<ScenarioStep, 'inputs' | 'action'> = {},
    ) => triaged(await stage.run({ action: 'triage', inputs, ...step })),
  };
}

export type TestedStage = Awaited<ReturnType<typeof openTestedStage>>;

const idsSchema = z.array(z.string());

export interface Triaged extends ScenarioResult {
  changed: string[];
  unchanged: string[];
  failed: string[];
  /** Requests that change something, as `dismiss <id> → <status>`. */
  writes: string[];
}

/** Reads the outputs, and checks that the job fails when a finding failed. */
function triaged(result: ScenarioResult): Triaged {
  const ids = (name: string) => idsSchema.parse(JSON.parse(result.outputs[name] || '[]'));
  const failed = ids('failed');
  if (failed.length > 0) expect(result.exitCode, result.shownLog).toBe(1);
  const writes = result.requests
    .filter((request) => request.startsWith('POST /v1/'))
    .map((request) => request.replace(/^POST \/v1\/vulnerabilities\/(\w+)\/(\w+)/, '$2 $1'));
  return { ...result, changed: ids('changed'), unchanged: ids('unchanged'), failed, writes };
}

import * as z from 'zod/mini';
import { systemClock } from '../../../src/clock.ts';
import { createApps } from '../../../src/service/apps.ts';
import type { Caller, ServiceCall } from '../../../src/service/caller.ts';
import { createFindings } from '../../../src/service/findings.ts';
import { createReports } from '../../../src/service/reports.ts';
import { createRuns, createTasks } from '../../../src/service/tasks.ts';
import { createVisionRuns } from '../../../src/service/vision-runs.ts';
import type { Schema } from '../../support/contract.ts';

/** A call of the client, and what it takes for an answer. */
export interface ClientCall {
  call: ServiceCall;
  answer: Schema;
}

/** What an answer may be, in the terms of JSON Schema. */
function jsonSchema(schema: z.core.$ZodType): Schema {
  const made = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    // The items of a page are read as anything first, so that they can be counted.
    override: ({ zodSchema: { _zod }, jsonSchema: list }) => {
      const { def } = _zod;
      if (def.type === 'pipe' && def.out._zod.def.type === 'array')
        Object.assign(list, jsonSchema(def.out));
    },
  });
  return JSON.parse(JSON.stringify(made));
}

/**
 * Makes every call of the client that is answered in JSON, without a service: each ends where its
 * answer would be read.
 */
export async function clientCalls(): Promise<Record<string, ClientCall>> {
  const calls: Record<string, ClientCall> = {};
  const clock = systemClock(new AbortController().signal);
  const noService = () => Promise.reject(new Error('There is no service.'));
  const callerFor = (name: string): Caller => {
    const json: Caller['json'] = (call, schema) => {
      calls[name] = { call, answer: jsonSchema(schema) };
      return noService();
    };
    return { json, jsonIfAny: json, yaml: noService, pdf: noService };
  };
  await Promise.allSettled([
    createApps(callerFor('App'), clock).get('a'),
    createApps(callerFor('AppList'), clock).idsByUrl('https://a.test'),
    createApps(callerFor('RegisterAppResponse'), clock).register({ appUrl: 'https://a.test' }),
    createApps(callerFor('AccountSetupResponse'), clock).supplyCredentials('a', {}),
    createApps(callerFor('DeleteAppResponse'), clock).delete('a'),
    createVisionRuns(callerFor('VisionTask')).start('a', 'map'),
    createRuns(callerFor('SecurityTask')).trigger('a'),
    createTasks(callerFor('Task')).get('t'),
    createFindings(callerFor('FindingList'), clock).list('a'),
    createFindings(callerFor('Finding'), clock).get('v'),
    createFindings(callerFor('Triage'), clock).triage('v', 'reopen'),
    createReports(callerFor('ReportList'), clock).list('a'),
  ]);
  return calls;
}

import { createVersionReader } from '../../deployment/version-reader.ts';
import { sentence } from '../../text/sentences.ts';
import { shorten } from '../../text/untrusted.ts';
import type { ConnectionParts } from '../inputs/connection-inputs.ts';
import { openHttp } from '../opening/service-connection.ts';
import {
  type Check,
  type Diagnosis,
  type DoctorStart,
  failed,
  ok,
  quoting,
  warning,
} from './check.ts';

/** As much of the answer as tells a version. */
const maxShownLength = 200;

/** Reads `version-url` once, as the gate does; no check without it. */
export function versionChecks(
  start: DoctorStart,
  transport: ConnectionParts['transport'],
  address: string | undefined,
): Check[] {
  if (address === undefined) return [];
  const url = new URL(address);
  const diagnose = transport && (() => readVersionOnce({ ...start, ...transport }, url));
  return [{ id: 'version-url', needs: ['inputs'], diagnose }];
}

async function readVersionOnce(
  job: DoctorStart & NonNullable<ConnectionParts['transport']>,
  url: URL,
): Promise<Diagnosis> {
  const { clock, details, requestTimeoutMs, workflowRun } = job;
  const { signal } = workflowRun;
  const options = { url, clock, requestTimeoutMs, signal };
  const reading = await createVersionReader({ ...options, http: openHttp(job) })({
    deadline: undefined,
  });
  if ('failure' in reading)
    return failed(
      quoting`The version of the app could not be read: ${sentence(reading.failure)}`,
      reading.isCached
        ? 'Let no cache answer for `version-url`, so that it shows what is deployed now.'
        : 'Check `version-url`, and that the runner can reach it. Give a preview behind a login `version-header` in the gate.',
    );
  const version = reading.text.trim();
  if (version === '')
    return warning('`version-url` answers with an empty page.', 'Let it show the deployed commit.');
  if (details !== 'full') return ok('`version-url` can be read, and shows a version.');
  return ok(quoting`\`version-url\` shows: ${shorten(version, maxShownLength)}`);
}

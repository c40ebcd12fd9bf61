import { createLimitCheck } from './http/rate-limits.ts';
import { createTokenIssuer } from './http/tokens.ts';
import { createRoutes } from './routes.ts';
import type { RequestRecord } from './world/model.ts';
import { defaults, type EmulatorOptions } from './world/options.ts';
import { createWorld } from './world/world.ts';

const maxRecords = 10_000;

/** Creates the service without a server: `fetch` takes requests, with the bindings of Node. */
export function createService(options: Partial<EmulatorOptions> = {}) {
  const allOptions = { ...defaults, ...options };
  const world = createWorld(allOptions);
  const requests: RequestRecord[] = [];
  const record = (request: RequestRecord) => {
    requests.push(request);
    if (requests.length > maxRecords) requests.shift();
    allOptions.log(logLine(request));
  };
  const tokens = createTokenIssuer(allOptions, world.accounts);
  const limitRate = createLimitCheck(allOptions.clock);
  const service = { world, tokens, limitRate, baseUrl: '', record, requests };
  return { service, fetch: createRoutes(service).fetch };
}

/**
 * Formats a request for the log. Clients choose the path, so characters that could start a new line
 * or a workflow command are percent-encoded.
 */
function logLine({ receivedAt, method, path, status }: RequestRecord): string {
  const shown = path.replaceAll(
    /[^!-~]|[#[\]]|:(?=:)/g,
    (character) => `%${Buffer.from(character).toString('hex').toUpperCase()}`,
  );
  return `${new Date(receivedAt).toISOString()} ${method} ${shown} ${status}`;
}

import * as z from 'zod/mini';
import type { Caller } from './caller.ts';
import { ServiceError } from './errors.ts';

const contractSchema = z.object({ info: z.object({ version: z.string() }) });

export interface Contract {
  /** Version of the API definition that the deployment serves: `info.version` of `GET /openapi.yaml`. */
  version(): Promise<string>;
}

export function createContract(caller: Caller): Contract {
  return {
    version: async () => {
      const text = await caller.yaml({ path: ['openapi.yaml'] });
      const { parse } = await import('yaml'); // only a diagnosis asks for it
      const parsed = z.safeParse(
        contractSchema,
        readLeniently(() => parse(text)),
      );
      if (parsed.success) return parsed.data.info.version;
      throw new ServiceError('unexpected-response', 'The contract (GET /openapi.yaml) does not tell its version', {
        transient: false,
      });
    },
  };
}

/** Undefined for what cannot be parsed: neither document tells a version. */
function readLeniently(parse: () => unknown): unknown {
  try {
    return parse();
  } catch {
    return undefined;
  }
}

import type { Caller } from './caller.ts';
import { ServiceError } from './errors.ts';

export interface Contract {
  /**
   * Version of the API definition that the deployment serves: `info.version` of `GET
   * /openapi.yaml`.
   */
  version(): Promise<string>;
}

export function createContract(caller: Caller): Contract {
  return {
    version: async () => {
      const text = await caller.yaml({ path: ['openapi.yaml'] });
      const { parseBoundedYaml } = await import('../text/bounded-yaml.ts'); // only a diagnosis asks for it
      const version = readLeniently(() => {
        const { document } = parseBoundedYaml(text);
        return document.errors.length === 0 && document.getIn(['info', 'version']);
      });
      if (typeof version === 'string') return version;
      const message = 'The contract (GET /openapi.yaml) does not tell its version';
      throw new ServiceError('unexpected-response', message, { transient: false });
    },
  };
}

/** Undefined for what cannot be parsed: neither document tells a version. */
function readLeniently(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return undefined;
  }
}

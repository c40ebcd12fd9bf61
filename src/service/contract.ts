import type { Caller } from './caller.ts';
import { ServiceError } from './errors.ts';

export function createContract(caller: Caller) {
  return {
    /** Reads the version of the API definition: `info.version` of `GET /openapi.yaml`. */
    version: async (): Promise<string> => {
      const version = await versionIn(await caller.yaml({ path: ['openapi.yaml'] }));
      if (typeof version === 'string') return version;
      const message = 'The contract (GET /openapi.yaml) does not contain its version';
      throw new ServiceError('unexpected-response', message, { transient: false });
    },
  };
}

/** Undefined or false when the document cannot be parsed. */
async function versionIn(text: string): Promise<unknown> {
  // Loaded here, since only the doctor needs it.
  const { parseBoundedYaml } = await import('../text/bounded-yaml.ts');
  try {
    const { document } = parseBoundedYaml(text);
    return document.errors.length === 0 && document.getIn(['info', 'version']);
  } catch {
    return undefined;
  }
}

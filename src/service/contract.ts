import type { Caller } from './caller.ts';
import { ServiceError } from './errors.ts';

export function createContract(caller: Caller) {
  return {
    /** Of the API definition that the deployment serves: `info.version` of `GET /openapi.yaml`. */
    version: async (): Promise<string> => {
      const version = await versionIn(await caller.yaml({ path: ['openapi.yaml'] }));
      if (typeof version === 'string') return version;
      const message = 'The contract (GET /openapi.yaml) does not contain its version';
      throw new ServiceError('unexpected-response', message, { transient: false });
    },
  };
}

/** A document that cannot be parsed has no version either. */
async function versionIn(text: string): Promise<unknown> {
  // Only a diagnosis asks for it.
  const { parseBoundedYaml } = await import('../text/bounded-yaml.ts');
  try {
    const { document } = parseBoundedYaml(text);
    return document.errors.length === 0 && document.getIn(['info', 'version']);
  } catch {
    return undefined;
  }
}

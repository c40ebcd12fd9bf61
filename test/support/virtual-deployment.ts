import type { Deployment } from '../../src/decision/context.ts';
import type { VersionReading } from '../../src/deployment/version-reader.ts';
import { inTurn } from './in-turn.ts';

/** What is deployed, and how it is proven. */
export interface VirtualDeployment {
  /**
   * What the deployed app says of its version, look by look; without them no proof is asked for.
   */
  versions: VersionReading[] | { next: () => VersionReading };
  /** The version that the proof expects. */
  expected: string;
  /** Of the pull request that is tested. */
  mergeCommit: string | undefined;
  /** How long the expected version is waited for. */
  versionTimeoutMs: number;
  quotesAnswers: boolean;
}

/** The deployment of a world; `look` is called at each look at the version. */
export function deploymentIn(
  {
    versions,
    expected,
    mergeCommit,
    versionTimeoutMs = 300_000,
    quotesAnswers = true,
  }: Pick<VirtualDeployment, 'expected'> & Partial<VirtualDeployment>,
  look: () => void,
): Deployment | undefined {
  if (versions === undefined) return undefined;
  const reading = 'next' in versions ? versions.next : inTurn(versions);
  return {
    expected,
    mergeCommit,
    timeoutMs: versionTimeoutMs,
    quotesAnswers,
    readVersion: async () => {
      look();
      return reading();
    },
  };
}

import type { PolicyFiles } from '../../decision/context.ts';
import type { ConfigFile } from '../policy/config-file.ts';
import { readPolicyFiles } from '../policy/policy-files.ts';
import type { TrustedFiles } from '../policy/trusted-files.ts';
import type { WorkflowRun } from '../workflow/workflow-run.ts';
import { warnOfMalformedProposal } from './proposed-policy.ts';

/** Reads the policy once, whoever asks first; rejects with `Stopped`. */
export function createPolicyReader(
  configFile: ConfigFile | undefined,
  { workflowRun, files }: { workflowRun: WorkflowRun; files: TrustedFiles },
): () => Promise<PolicyFiles> {
  let reading: Promise<PolicyFiles> | undefined;
  const read = () => {
    const warned = warnOfMalformedProposal(configFile, workflowRun);
    return readPolicyFiles(configFile, files).finally(() => warned);
  };
  return () => {
    reading ??= read();
    return reading;
  };
}

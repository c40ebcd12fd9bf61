import { readDocsUrl, readEnvironment } from '../../github/environment.ts';
import type { WorkflowEvent } from '../../github/event.ts';
import type { Result } from '../../results/model/result.ts';
import { detailsByEvent } from '../workflow/shown-details.ts';
import type { GateInputs } from './interpret-inputs.ts';

type WorkflowFacts = Pick<Result, 'details' | 'commit' | 'isPullRequest' | 'docsUrl' | 'runUrl'>;

/** What every result says about the workflow run, even if the gate ended early. */
export function workflowFacts(
  { details }: Pick<GateInputs, 'details'>,
  { headSha, pullRequest }: WorkflowEvent,
): WorkflowFacts {
  return {
    details: detailsByEvent(details),
    commit: headSha,
    isPullRequest: pullRequest !== undefined,
    docsUrl: readDocsUrl(),
    runUrl: readEnvironment().runUrl,
  };
}

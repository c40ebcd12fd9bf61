import { type NotTested, type SetupError, setupError } from '../../decision/verdict.ts';
import { readAttemptNumber } from '../../github/environment.ts';
import type { WorkflowEvent } from '../../github/event.ts';
import { describeProblems, type InputReader } from '../inputs/input-reader.ts';
import { policyUnavailable } from '../policy/policy-files.ts';
import type { WorkflowRun } from '../workflow/workflow-run.ts';
import { areOnlyOfDeployment } from './deployment-inputs.ts';
import type { GateInputs } from './interpret-inputs.ts';
import { judgeOutcome, judgeReplay } from './judged-event.ts';
import { judgeNeeds } from './needs.ts';

/** The verdict if the gate must not start, which reports all problems at once. */
export function findRefusal(opened: {
  inputs: Pick<GateInputs, 'needs'>;
  workflowRun: WorkflowRun;
  reader: InputReader;
  missing: string | undefined;
}): SetupError | NotTested | undefined {
  const { inputs, workflowRun, reader, missing } = opened;
  const { problems, failure } = reader;
  const { event } = workflowRun;
  const undeployed = judgeDeployment(inputs, event, reader);
  const isCaused = undeployed !== undefined && areOnlyOfDeployment(reader);
  if (problems.length > 0 && !failure && !isCaused)
    return invalidInput(missing ? [...problems, missing] : problems, undeployed);
  const isFork = event.name === 'pull_request' && event.subject.isFork;
  if (missing !== undefined)
    return setupError('missing-credentials', describeProblems([missing]), isFork ? forkAdvice : {});
  if (undeployed || !failure) return undeployed;
  const message = describeProblems(problems);
  return failure === 'denied'
    ? setupError('invalid-policy', message)
    : policyUnavailable(failure, message);
}

/** The verdict when a job before this one, or the event, shows that nothing was deployed. */
function judgeDeployment(
  { needs }: Pick<GateInputs, 'needs'>,
  event: WorkflowEvent,
  reader: InputReader,
): NotTested | undefined {
  const rerun = { attempt: readAttemptNumber(), provesVersion: reader.isGiven('version-url') };
  const isShown = needs !== undefined || reader.isGiven('task-id');
  return (
    (needs && judgeNeeds(needs, rerun)) ??
    judgeOutcome(event) ??
    (isShown ? undefined : judgeReplay(event, rerun))
  );
}

/** Also names failed jobs: other inputs may be taken from their outputs, too. */
function invalidInput(problems: readonly string[], undeployed: NotTested | undefined): SetupError {
  const why = undeployed ? [undeployed.message] : [];
  const message = [describeProblems(problems), ...why].join(' ');
  const count = problems.length;
  return setupError('invalid-input', message, {
    ...(count > 1 && { heading: `${count} problems with the inputs of the gate` }),
    problems: [...problems, ...why].map((text) => ({ text })),
  });
}

/** GitHub withholds secrets from pull requests of forks, in every attempt. */
const forkAdvice = {
  heading: 'GitHub gives a pull request from a fork no login',
  nextStep:
    'Ask a maintainer to [test it for you](forks.md#forks-reviewed-first): running it again changes nothing.',
  remedy: 'Choose [how pull requests from forks are tested](required-checks.md#which-way-for-you).',
};

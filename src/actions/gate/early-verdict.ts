import { type NotTested, type SetupError, setupError } from '../../decision/verdict.ts';
import { readAttemptNumber } from '../../github/environment.ts';
import type { WorkflowEvent } from '../../github/event.ts';
import { describeProblems, type InputReader } from '../inputs/input-reader.ts';
import type { Opened } from '../opening/missing-app.ts';
import { policyUnavailable } from '../policy/policy-files.ts';
import { areOnlyOfDeployment } from './deployment-inputs.ts';
import type { GateInputs } from './interpret-inputs.ts';
import { judgeOutcome, judgeReplay } from './judged-event.ts';
import { judgeNeeds, type NeededJob } from './needs.ts';

/** The inputs, or the verdict if the gate must not start, which reports all problems at once. */
type Start =
  | { inputs: GateInputs; earlyVerdict?: undefined }
  | { inputs?: undefined; earlyVerdict: SetupError | NotTested };

/** @param inputs undefined if one of them has a problem; unused if anything else has one */
export function startOf(
  inputs: GateInputs | undefined,
  needs: readonly NeededJob[] | undefined,
  opened: Pick<Opened, 'workflowRun' | 'reader' | 'missing'>,
): Start {
  const { workflowRun, reader, missing } = opened;
  const { problems, failure } = reader;
  const { event } = workflowRun;
  const undeployed = judgeDeployment(needs, event, reader);
  const isCaused = undeployed !== undefined && areOnlyOfDeployment(reader);
  const message = describeProblems(problems);
  if (problems.length > 0 && !failure && !isCaused)
    return { earlyVerdict: invalidInput(missing ? [...problems, missing] : problems, undeployed) };
  if (missing !== undefined) return { earlyVerdict: lacksLogin(missing, event) };
  if (undeployed) return { earlyVerdict: undeployed };
  if (failure === 'denied') return { earlyVerdict: setupError('invalid-policy', message) };
  if (failure) return { earlyVerdict: policyUnavailable(failure, message) };
  return inputs ? { inputs } : { earlyVerdict: invalidInput(problems, undefined) };
}

function lacksLogin(missing: string, { name, subject }: WorkflowEvent): SetupError {
  const isFork = name === 'pull_request' && subject.isFork;
  return setupError('missing-credentials', describeProblems([missing]), isFork ? forkAdvice : {});
}

/** The verdict when a job before this one, or the event, shows that nothing was deployed. */
function judgeDeployment(
  needs: readonly NeededJob[] | undefined,
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

import { info } from '@actions/core';
import type { WorkflowEvent } from '../../github/event.ts';
import type { Ask } from '../../github/octokit.ts';
import { version } from '../../version.ts';
import {
  type ConnectionInputs,
  connectionInputs,
  connectionInputsOf,
  missingCredentials,
} from '../inputs/connection-inputs.ts';
import type {
  ActionDeclaration,
  configToken,
  githubToken,
  InputShape,
  ValuesOf,
} from '../inputs/declaration.ts';
import { InputReader } from '../inputs/input-reader.ts';
import { trySetOutputs } from '../output/runner-outputs.ts';
import { createTrustedFiles } from '../policy/trusted-files.ts';
import { openWorkflowRun } from '../workflow/workflow-run.ts';
import { createSecrets, type Secrets } from './secrets.ts';

/** What the inputs are interpreted with. */
export interface Interpretation<Shape extends InputShape> {
  values: ValuesOf<Shape>;
  connection: ConnectionInputs;
  event: WorkflowEvent;
  reader: InputReader;
  mask: Secrets['mask'];
}

/** How an action begins: its inputs and the event are read, and its secrets are masked. */
export async function openAction<Shape extends InputShape, Inputs>(
  { name, document, inputs: shape, outputs }: ActionDeclaration & { inputs: Shape & WithTokens },
  signal: AbortSignal,
  interpret: (given: Interpretation<Shape>) => Inputs | Promise<Inputs>,
  readEvent?: (
    values: ValuesOf<Shape>,
    reader: InputReader,
  ) => (ask: Ask) => Promise<WorkflowEvent>,
) {
  const secrets = createSecrets();
  const { mask } = secrets;
  const reader = new InputReader(mask);
  const connectionValues = reader.read(connectionInputs);
  const tokens = tokensOf(reader, shape);
  const values = reader.read<Shape>(shape);
  const workflowRun = await openWorkflowRun(
    reader,
    { ...tokens, signal },
    readEvent?.(values, reader),
  );
  const files = createTrustedFiles(workflowRun);
  const connection = await connectionInputsOf(connectionValues, reader, files.readRequired);
  const { event } = workflowRun;
  const inputs = await interpret({ values, connection, event, reader, mask });
  reader.refuseUndeclared(document);
  refuseUnwritableOutputs(reader, outputs);
  info(`${name} ${version}`); // by now the secrets are masked
  const missing = missingCredentials(connection.credentials);
  return { reader, secrets, workflowRun, files, connection, inputs, missing };
}

/** Before anything is paid for: what an action does is lost where no later step can read it. */
function refuseUnwritableOutputs(reader: InputReader, outputs: ActionDeclaration['outputs']): void {
  const [first = ''] = Object.keys(outputs);
  const problem = trySetOutputs({ [first]: '' });
  if (problem !== undefined) reader.refuse('GITHUB_OUTPUT', problem);
}

interface WithTokens {
  'github-token': ReturnType<typeof githubToken>;
  'config-token'?: typeof configToken;
}

function tokensOf(reader: InputReader, shape: WithTokens) {
  const { 'github-token': github, 'config-token': config } = shape;
  const { 'github-token': token = '' } = reader.read({ 'github-token': github });
  const configToken = config && reader.read({ 'config-token': config })['config-token'];
  return { token, configToken };
}

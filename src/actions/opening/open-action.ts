import { info } from '@actions/core';
import type { WorkflowEvent } from '../../github/event.ts';
import type { Ask } from '../../github/octokit.ts';
import { version } from '../../version.ts';
import {
  type ConnectionInputs,
  connectionInputs,
  credentialsOf,
  missingCredentials,
  readConnection,
} from '../inputs/connection-inputs.ts';
import type {
  ActionDeclaration,
  configToken,
  githubToken,
  InputShape,
  ValidOf,
} from '../inputs/declaration.ts';
import { InputReader, type ReadInputs } from '../inputs/input-reader.ts';
import { trySetOutputs } from '../output/runner-outputs.ts';
import { createTrustedFiles } from '../policy/trusted-files.ts';
import { openWorkflowRun } from '../workflow/workflow-run.ts';
import { createSecrets, type Secrets } from './secrets.ts';

/** What the inputs are interpreted with. */
export interface Interpretation<Shape extends InputShape> extends ReadInputs<Shape> {
  /** Undefined if an input of it has a problem. */
  connection: ConnectionInputs | undefined;
  /** What is missing for a login, if anything. */
  missing: string | undefined;
  event: WorkflowEvent;
  reader: InputReader;
  mask: Secrets['mask'];
}

/**
 * How an action begins: its inputs and the event are read, and its secrets are masked.
 * @param interpret checks inputs against each other, as far as they are valid
 */
export async function openAction<Shape extends InputShape, Inputs>(
  { name, document, inputs: shape, outputs }: ActionDeclaration & { inputs: Shape & WithTokens },
  signal: AbortSignal,
  interpret: (given: Interpretation<Shape>) => Inputs | Promise<Inputs>,
  readEvent?: (valid: ValidOf<Shape>, reader: InputReader) => (ask: Ask) => Promise<WorkflowEvent>,
) {
  const secrets = createSecrets();
  const { mask } = secrets;
  const reader = new InputReader(mask);
  const connectionRead = reader.read(connectionInputs);
  const tokens = tokensOf(reader, shape);
  const read = reader.read<Shape>(shape);
  const workflowRun = await openWorkflowRun(
    reader,
    { ...tokens, signal },
    readEvent?.(read.valid, reader),
  );
  const files = createTrustedFiles(workflowRun);
  const parts = await readConnection(connectionRead, reader, files.readRequired);
  const { event } = workflowRun;
  const missing = missingCredentials(credentialsOf(connectionRead.valid));
  const given = { ...read, connection: parts.connection, missing, event, reader, mask };
  const inputs = await interpret(given);
  reader.requireDeclared(document);
  requireWritableOutputs(reader, outputs);
  info(`${name} ${version}`); // by now the secrets are masked
  return { reader, secrets, workflowRun, files, ...parts, read, inputs, missing };
}

/** Before anything is paid for: what an action does is lost where no later step can read it. */
function requireWritableOutputs(reader: InputReader, outputs: ActionDeclaration['outputs']): void {
  const [first = ''] = Object.keys(outputs);
  const problem = trySetOutputs({ [first]: '' });
  if (problem !== undefined) reader.addProblem('GITHUB_OUTPUT', problem);
}

interface WithTokens {
  'github-token': ReturnType<typeof githubToken>;
  'config-token'?: typeof configToken;
}

function tokensOf(reader: InputReader, shape: WithTokens) {
  const { 'github-token': github, 'config-token': config } = shape;
  const { 'github-token': token = '' } = reader.read({ 'github-token': github }).valid;
  const configToken = config && reader.read({ 'config-token': config }).valid['config-token'];
  return { token, configToken };
}

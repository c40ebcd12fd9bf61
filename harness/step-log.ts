import { SecretMasker } from './secret-masker.ts';
import { parseWorkflowCommand, type WorkflowCommand } from './workflow-commands.ts';

/** An `error`, `warning` or `notice` command, with `title`, `file`, `line` and the like. */
export interface Annotation {
  level: 'error' | 'warning' | 'notice';
  message: string;
  properties: Record<string, string>;
}

const labels = { error: 'Error', warning: 'Warning', notice: 'Notice' };
const isLevel = (name: string): name is Annotation['level'] => Object.hasOwn(labels, name);

/** Returns the annotations among the commands. */
export function annotationsIn(commands: WorkflowCommand[]): Annotation[] {
  return commands.flatMap(({ name, data, properties }) =>
    isLevel(name) ? [{ level: name, message: data, properties }] : [],
  );
}

/** Handles a step's output as the runner does: obeys commands, masks secrets, shows the rest. */
export class StepLog {
  /** Every line as the process wrote it, secrets and commands included. */
  readonly raw: string[] = [];
  /** The lines as a person sees them in the log. */
  readonly shown: string[] = [];
  /** Every command obeyed, in order. */
  readonly commands: WorkflowCommand[] = [];
  readonly masker = new SecretMasker();
  readonly #onLine: (line: string) => void;
  #rest = '';
  #stopToken: string | undefined;
  #inGroup = false;

  /** `onLine` is called with each shown line; `secrets` are those of the workflow. */
  constructor(secrets: string[], onLine: (line: string) => void) {
    for (const secret of secrets) this.masker.add(secret);
    this.#onLine = onLine;
  }

  /** Adds output as it arrives; a lone carriage return ends a line too. */
  write(chunk: string): void {
    // A carriage return at the end may be half of a line break.
    const lines = (this.#rest + chunk).split(/\r\n|\n|\r(?!$)/);
    this.#rest = lines.pop() ?? '';
    for (const line of lines) this.#read(line);
  }

  /** Adds the last line of a process that ended without a line break. */
  end(): void {
    const rest = this.#rest.replace(/\r$/, '');
    this.#rest = '';
    if (rest !== '') this.#read(rest);
  }

  #read(line: string): void {
    this.raw.push(line);
    const command = parseWorkflowCommand(line, this.#stopToken);
    if (command !== undefined && this.#obeys(command)) this.#obey(command);
    else this.#show(line);
  }

  #obeys(command: WorkflowCommand): boolean {
    return this.#stopToken === undefined || command.name === this.#stopToken.toLowerCase();
  }

  #obey(command: WorkflowCommand): void {
    const { name, data } = command;
    this.commands.push(command);
    if (isLevel(name)) this.#show(`${labels[name]}: ${data}`);
    else if (name === 'add-mask') this.masker.add(data);
    else if (name === 'stop-commands') this.#stopToken = data;
    else if (name === this.#stopToken?.toLowerCase()) this.#stopToken = undefined;
    else if (name === 'group') this.#openGroup(data);
    else if (name === 'endgroup') this.#inGroup = false;
  }

  #openGroup(title: string): void {
    this.#inGroup = false;
    this.#show(`▼ ${title}`);
    this.#inGroup = true;
  }

  #show(text: string): void {
    for (const line of text.split(/\r\n|\n|\r/)) {
      const shown = this.#inGroup ? `  ${line}`.trimEnd() : line;
      const masked = this.masker.mask(shown);
      this.shown.push(masked);
      this.#onLine(masked);
    }
  }
}

import process from 'node:process';
import { getInput } from '@actions/core';
import { nearestName } from '../../text/nearest-name.ts';

/** Five days, the longest that a job may run. */
const maxMinutes = 7200;
/** What the runner calls the variable of an input begins with this. */
const inputPrefix = 'INPUT_';
const maxNameLength = 100;

/**
 * Reads and checks the inputs of an action. An empty input means "not given". Problems are
 * collected, each with the name of its input, so that all of them can be reported at once; after a
 * problem the value that is returned must not be used.
 */
export class InputReader {
  readonly problems: string[] = [];
  /** Whether there are inputs that the action does not have: slips of others, perhaps. */
  hasStrays = false;
  /** How many of the problems come from GitHub being out of reach. */
  #outages = 0;
  /** All that were asked for: every action reads each of its inputs, whatever the others say. */
  readonly #names = new Set<string>();

  text(name: string): string | undefined {
    this.#names.add(name);
    return getInput(name) || undefined;
  }

  /** The text as it is, but for a line break at its end, which a shell may have left there. */
  verbatim(name: string): string | undefined {
    this.#names.add(name);
    return getInput(name, { trimWhitespace: false }).replace(/\r?\n$/, '') || undefined;
  }

  /** The lines of a text that are not blank, each trimmed. */
  lines(name: string): string[] {
    const lines = this.text(name)?.split(/[\r\n]/) ?? [];
    return lines.map((line) => line.trim()).filter((line) => line !== '');
  }

  /** An identifier; it becomes a segment of a path, so what could lead elsewhere is refused. */
  identifier(name: string): string | undefined {
    const id = this.text(name);
    if (id !== undefined && !isIdentifier(id))
      this.refuse(name, 'must be an identifier: no blanks, none of / \\ ? # %, and not dots alone');
    return id;
  }

  boolean(name: string, fallback: boolean, allowed = '`true` or `false`'): boolean {
    const text = this.text(name)?.toLowerCase();
    if (text === undefined) return fallback;
    if (text !== 'true' && text !== 'false')
      this.refuse(name, `must be ${allowed}, not ${quote(text)}`);
    return text === 'true';
  }

  /** Also `auto`, which leaves the choice to the action. */
  booleanOrAuto(name: string): boolean | 'auto' {
    const text = this.text(name)?.toLowerCase() ?? 'auto';
    return text === 'auto' ? 'auto' : this.boolean(name, false, '`true`, `false` or `auto`');
  }

  /** Bounds are included; `integer` refuses decimals. */
  number(
    name: string,
    rule: { fallback: number; min: number; max: number; integer?: boolean },
  ): number {
    const { fallback, min, max, integer = false } = rule;
    const text = this.text(name);
    if (text === undefined) return fallback;
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= min && value <= max) || (integer && !Number.isInteger(value)))
      this.refuse(
        name,
        `must be a ${integer ? 'whole ' : ''}number from ${min} to ${max}, not ${quote(text)}`,
      );
    return value;
  }

  /** A duration that is given in minutes, in milliseconds. */
  minutes(name: string, rule: { fallback: number; min: number }): number {
    return 60_000 * this.number(name, { ...rule, max: maxMinutes });
  }

  oneOf<const T extends string, F extends T | undefined>(
    name: string,
    values: readonly T[],
    fallback: F,
  ): T | F {
    const text = this.text(name);
    const value = values.find((candidate) => candidate === text);
    const listed = values.map((each) => `\`${each}\``).join(', ');
    if (text !== undefined && value === undefined)
      this.refuse(name, `must be one of ${listed}, not ${quote(text)}`);
    return value ?? fallback;
  }

  /**
   * To be called once all inputs were read. Refuses inputs that the action does not have, since a
   * misspelt one would switch off what it was to switch on, and a malformed GITHUB_REPOSITORY,
   * which becomes part of addresses.
   */
  refuseStrayVariables(): void {
    for (const [variable, value] of Object.entries(process.env)) {
      const name = variable.slice(inputPrefix.length).toLowerCase();
      if (!variable.startsWith(inputPrefix) || !value || this.#names.has(name)) continue;
      this.hasStrays = true;
      const shown = name.slice(0, maxNameLength).replaceAll(/[^\x21-\x7e]/g, '?');
      this.refuse(
        shown,
        `is no input of this action; the nearest is \`${nearestName(shown, [...this.#names])}\``,
      );
    }
    const repository = process.env.GITHUB_REPOSITORY;
    if (repository && !isRepositoryName(repository))
      this.refuse('GITHUB_REPOSITORY', `must be \`owner/name\`, not ${quote(repository)}`);
  }

  /** Whether every problem comes from GitHub being out of reach. */
  get isOutage(): boolean {
    return this.#outages > 0 && this.#outages === this.problems.length;
  }

  isRefused(name: string): boolean {
    return this.problems.some((problem) => problem.startsWith(`\`${name}\` `));
  }

  /** Records a problem of the input `name`; `what` continues the sentence that the name begins. */
  refuse(name: string, what: string, { isOutage = false } = {}): void {
    this.problems.push(`\`${name}\` ${what}`);
    if (isOutage) this.#outages += 1;
  }
}

/** The app as a workflow names it. */
export type AppInput = { id: string } | { url: string };

/** Reads `app-id` and `app-url`, of which exactly one must be given. */
export function readAppInput(reader: InputReader): AppInput {
  const id = reader.identifier('app-id');
  const url = reader.text('app-url');
  if (id === undefined && url === undefined)
    reader.refuse('app-id', 'is missing: give either `app-id` or `app-url`');
  if (id !== undefined && url !== undefined)
    reader.refuse('app-url', 'must not be given beside `app-id`: give one of them');
  if (url !== undefined && !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    reader.refuse('app-url', 'must be an `http` or `https` URL');
  return id === undefined ? { url: url ?? '' } : { id };
}

export function describeProblems(problems: readonly string[]): string {
  return problems.length === 1
    ? `Input ${problems[0]}.`
    : `${problems.length} inputs: ${problems.join('; ')}.`;
}

/** Whether a text can be an identifier of the API and a segment of a path. */
export function isIdentifier(text: string): boolean {
  return /^[^\s/\\?#%]{1,200}$/.test(text) && !/^\.+$/.test(text);
}

/** Whether a text is `owner/name`: dots alone would lead to another address. */
export function isRepositoryName(text: string): boolean {
  return /^[\w.-]+\/[\w.-]+$/.test(text) && !text.split('/').some((part) => /^\.+$/.test(part));
}

/** A value as messages show it: on one line, and short. */
function quote(text: string): string {
  return JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}…` : text);
}

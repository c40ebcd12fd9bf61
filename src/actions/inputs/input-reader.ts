import process from 'node:process';
import { getInput } from '@actions/core';
import * as z from 'zod/mini';
import { readDocsUrl } from '../../github/environment.ts';
import type { Outage } from '../../github/failure.ts';
import { nearestName } from '../../text/nearest-name.ts';
import type { About, InputShape, ValidOf, ValuesOf } from './declaration.ts';

/** The names of the runner's variables for inputs begin with this. */
const variablePrefix = 'INPUT_';
const maxNameLength = 100;

/** GitHub could not answer, or does not let the job read a file that governs. */
export type FailedRead = Outage | 'denied';

/** What was read of inputs. */
export interface ReadInputs<Shape extends InputShape> {
  valid: ValidOf<Shape>;
  /** The values of these inputs unless one of them has a problem. */
  accepted<Name extends keyof Shape & string>(
    ...names: Name[]
  ): Pick<ValuesOf<Shape>, Name> | undefined;
  /** The values of all inputs unless one has a problem. */
  all: Pick<ValuesOf<Shape>, keyof Shape & string> | undefined;
}

/**
 * Reads the inputs of an action as they are declared. Problems are collected, each with the name of
 * its input, so that all of them can be reported at once; with a problem nothing may be started.
 */
export class InputReader {
  readonly problems: string[] = [];
  /** Whether there are inputs that the action does not have, which may be misspelt ones. */
  hasUndeclared = false;
  /** One for each problem that comes from GitHub. */
  readonly #failures: FailedRead[] = [];
  readonly #names = new Set<string>();
  readonly #given = new Set<string>();
  readonly #problemsByName = new Map<string, string[]>();
  readonly #mask: (secret: string) => void;

  constructor(mask: (secret: string) => void) {
    this.#mask = mask;
  }

  /** Reads inputs and masks the secrets among them. */
  read<Shape extends InputShape>(shape: Shape): ReadInputs<Shape> {
    const valid: ValidOf<Shape> = {};
    const read = <Name extends keyof Shape & string>(name: Name, schema: Shape[Name]) => {
      const { data, error } = z.safeParse(schema, this.#readText(name, schema.about));
      for (const { message } of error?.issues ?? []) this.addProblem(name, message);
      if (!error) valid[name] = data;
    };
    const names: (keyof Shape & string)[] = [];
    for (const name in shape) {
      names.push(name);
      read(name, shape[name]);
    }
    const accepted = <Name extends keyof Shape & string>(...wanted: Name[]) => {
      type Wanted = ValidOf<Shape> & Pick<ValuesOf<Shape>, Name>;
      const areValid = (values: ValidOf<Shape>): values is Wanted =>
        wanted.every((name) => name in values && !this.hasProblem(name));
      return areValid(valid) ? valid : undefined;
    };
    return { valid, accepted, all: accepted(...names) };
  }

  #readText(name: string, about: About): string | undefined {
    this.#names.add(name);
    const text = readInputText(name, about);
    if (text === undefined) return undefined;
    this.#given.add(name);
    if (about.isSecret) this.#mask(text);
    return text;
  }

  /**
   * Reports inputs that the action does not have, since a misspelt one would be ignored. Call it
   * after reading all inputs.
   * @param document lists the inputs
   */
  requireDeclared(document: string): void {
    for (const [variable, value] of Object.entries(process.env)) {
      const name = variable.slice(variablePrefix.length).toLowerCase();
      if (!variable.startsWith(variablePrefix) || !value || this.#names.has(name)) continue;
      this.hasUndeclared = true;
      const shown = name.slice(0, maxNameLength).replaceAll(/[^\x21-\x7e]/g, '?');
      const nearest = nearestName(shown, [...this.#names]);
      const hint = nearest
        ? `the nearest is \`${nearest}\``
        : `see ${documentUrl(document)} for all`;
      this.addProblem(shown, `is no input of this action; ${hint}`);
    }
  }

  /** What GitHub did, if every problem comes from that. */
  get failure(): FailedRead | undefined {
    if (this.#failures.length < this.problems.length) return undefined;
    return this.#failures.find((failure) => failure === 'denied') ?? this.#failures[0];
  }

  /** Whether the workflow gives the input, even an invalid one. */
  isGiven(name: string): boolean {
    return this.#given.has(name);
  }

  /** The problems of one input. */
  problemsOf(name: string): readonly string[] {
    return this.#problemsByName.get(name) ?? [];
  }

  hasProblem(name: string): boolean {
    return this.problemsOf(name).length > 0;
  }

  /**
   * Records a problem of the input `name`; `why` continues the sentence that the name begins.
   * @param failure what GitHub did, if the problem comes from that
   */
  addProblem(name: string, why: string, failure?: FailedRead): void {
    const problem = `\`${name}\` ${why}`;
    this.problems.push(problem);
    this.#problemsByName.set(name, [...this.problemsOf(name), problem]);
    if (failure) this.#failures.push(failure);
  }
}

/** An empty input is one that is not given. */
function readInputText(name: string, { isVerbatim }: About): string | undefined {
  const text = getInput(name, { trimWhitespace: !isVerbatim });
  return (isVerbatim ? text.replace(/\r?\n$/, '') : text) || undefined;
}

/** Lists all problems in one message. */
export function describeProblems(problems: readonly string[]): string {
  return problems.length === 1
    ? `Input ${problems[0]}.`
    : `${problems.length} problems with the inputs: ${problems.join('; ')}.`;
}

function documentUrl(document: string): string {
  return readDocsUrl()?.replace(/docs$/, document) ?? document;
}

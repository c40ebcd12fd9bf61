import process from 'node:process';
import { getInput } from '@actions/core';
import * as z from 'zod/mini';
import { readDocsUrl } from '../../github/environment.ts';
import type { Outage } from '../../github/failure.ts';
import { nearestName } from '../../text/nearest-name.ts';
import type { About, InputShape, ValuesOf } from './declaration.ts';
import { quote } from './schemas.ts';

/** What the runner calls the variable of an input begins with this. */
const variablePrefix = 'INPUT_';
const maxNameLength = 100;

/**
 * Reads the inputs of an action as they are declared. Problems are collected, each with the name of
 * its input, so that all of them can be reported at once; with a problem nothing may be started.
 */
export class InputReader {
  readonly problems: string[] = [];
  /** Whether there are inputs that the action does not have: slips of others, perhaps. */
  hasUndeclared = false;
  /** One for each problem that comes from GitHub being unable to answer. */
  readonly #outages: Outage[] = [];
  readonly #names = new Set<string>();
  readonly #given = new Set<string>();
  readonly #problemsByName = new Map<string, string[]>();
  readonly #mask: (secret: string) => void;

  constructor(mask: (secret: string) => void) {
    this.#mask = mask;
  }

  /**
   * Reads inputs and masks the secrets among them. One that is refused counts as not given, or as
   * its placeholder.
   */
  read<Shape extends InputShape>(shape: Shape): ValuesOf<Shape> {
    const texts = new Map<string, string | undefined>();
    for (const [name, { about }] of Object.entries(shape)) {
      this.#names.add(name);
      const text = readText(name, about);
      texts.set(name, text);
      if (text === undefined) continue;
      this.#given.add(name);
      if (about.isSecret) this.#mask(text);
    }
    const schema = z.object(shape);
    const result = schema.safeParse(Object.fromEntries(texts));
    if (result.success) return result.data;
    for (const { path, message } of result.error.issues) {
      const name = String(path[0]);
      this.refuse(name, message);
      texts.set(name, shape[name]?.about.placeholder);
    }
    return schema.parse(Object.fromEntries(texts));
  }

  /**
   * Refuses inputs that the action does not have, since a misspelt one would switch off what it was
   * to switch on, and a malformed GITHUB_REPOSITORY, which becomes part of addresses. Call it after
   * all inputs were read.
   * @param document lists the inputs
   */
  refuseUndeclared(document: string): void {
    for (const [variable, value] of Object.entries(process.env)) {
      const name = variable.slice(variablePrefix.length).toLowerCase();
      if (!variable.startsWith(variablePrefix) || !value || this.#names.has(name)) continue;
      this.hasUndeclared = true;
      const shown = name.slice(0, maxNameLength).replaceAll(/[^\x21-\x7e]/g, '?');
      const nearest = nearestName(shown, [...this.#names]);
      const hint = nearest ? `the nearest is \`${nearest}\`` : `see ${urlOf(document)} for all`;
      this.refuse(shown, `is no input of this action; ${hint}`);
    }
    const repository = process.env.GITHUB_REPOSITORY;
    if (repository && !isRepositoryName(repository))
      this.refuse('GITHUB_REPOSITORY', `must be \`owner/name\`, not ${quote(repository)}`);
  }

  /** Why GitHub could not answer, if every problem comes from that. */
  get outage(): Outage | undefined {
    return this.#outages.length === this.problems.length ? this.#outages[0] : undefined;
  }

  /** Whether the workflow gives the input, even if it is refused. */
  isGiven(name: string): boolean {
    return this.#given.has(name);
  }

  /** Those of the problems that are about an input. */
  problemsOf(name: string): readonly string[] {
    return this.#problemsByName.get(name) ?? [];
  }

  isRefused(name: string): boolean {
    return this.problemsOf(name).length > 0;
  }

  /** Records a problem of the input `name`; `what` continues the sentence that the name begins. */
  refuse(name: string, what: string, { outage }: { outage?: Outage | undefined } = {}): void {
    const problem = `\`${name}\` ${what}`;
    this.problems.push(problem);
    this.#problemsByName.set(name, [...this.problemsOf(name), problem]);
    if (outage) this.#outages.push(outage);
  }
}

/** An empty input is one that is not given. */
function readText(name: string, { isVerbatim }: About): string | undefined {
  const text = getInput(name, { trimWhitespace: !isVerbatim });
  return (isVerbatim ? text.replace(/\r?\n$/, '') : text) || undefined;
}

/** Lists all problems in one message. */
export function describeProblems(problems: readonly string[]): string {
  return problems.length === 1
    ? `Input ${problems[0]}.`
    : `${problems.length} inputs: ${problems.join('; ')}.`;
}

/** Whether a text is `owner/name`: a part of only dots would lead to another address. */
export function isRepositoryName(text: string): boolean {
  return /^[\w.-]+\/[\w.-]+$/.test(text) && !text.split('/').some((part) => /^\.+$/.test(part));
}

function urlOf(document: string): string {
  return readDocsUrl()?.replace(/docs$/, document) ?? document;
}

import * as z from 'zod/mini';
import * as service from '../../service/schemas.ts';
import {
  githubToken,
  optional,
  required,
  type ValuesOf,
  withDefault,
} from '../inputs/declaration.ts';
import type { InputReader } from '../inputs/input-reader.ts';
import {
  boolean,
  InputProblem,
  identifier,
  minutes,
  oneOf,
  quote,
  textAs,
} from '../inputs/schemas.ts';
import type { Interpretation } from '../opening/open-action.ts';
import { configFile } from '../policy/config-file.ts';

const actions = ['fix', 'dismiss', 'reopen', 'sync'] as const;

/** Each id once, in the order in which they were given; the outputs are JSON arrays of ids. */
const findingIds = textAs((text) => {
  const ids = text.split(/[\s,"[\]]+/).filter((id) => id !== '');
  const invalid = ids.filter((id) => !z.safeParse(service.identifier, id).success).map(quote);
  if (invalid.length === 0) return [...new Set(ids)];
  throw new InputProblem(
    `must be identifiers, separated by commas, blanks or line breaks, not ${invalid.join(', ')}`,
  );
});

export const declaration = {
  name: 'Triage findings',
  description:
    'Claims fixes, dismisses or reopens findings, or brings their state in line with the policy file',
  icon: 'check-square',
  document: 'triage/README.md',
  inputs: {
    action: required(oneOf(actions), {
      expected: `one of ${actions.join(', ')}`,
      description: 'What to do, `fix`, `dismiss`, `reopen` or `sync`.',
    }),
    'finding-ids': optional(
      findingIds,
      'Ids of the findings, separated by commas, blanks or line breaks. Required for `fix`, `dismiss` and `reopen`.',
    ),
    'app-id': optional(
      identifier,
      'Id of the app whose findings `sync` brings in line with the policy. Required for `sync`.',
    ),
    'config-file': optional(configFile, 'Policy file for `sync`, as for the gate.'),
    'timeout-minutes': withDefault(
      minutes,
      '30',
      'How long `sync` waits for the findings list while a security test is active.',
    ),
    'dry-run': withDefault(
      boolean,
      'false',
      'With `true` the action only shows what it would change.',
    ),
    'github-token': githubToken(
      'Token that reads the policy file and its history on the default branch, for `sync`; needs `contents: read`.',
    ),
  },
  outputs: {
    changed: 'JSON array of the ids of the findings that were changed.',
    unchanged: 'JSON array of the ids of the findings that were in the wanted state already.',
    failed:
      'JSON array of the ids of the findings that could not be changed, or may not have been. Any of them fails the job.',
  },
};

export type TriageInputs = NonNullable<ReturnType<typeof interpretInputs>>;
export type SyncInputs = Extract<TriageInputs['request'], { action: 'sync' }>;

type TriageShape = (typeof declaration)['inputs'];

export function interpretInputs({ valid, all, reader }: Interpretation<TriageShape>) {
  if (valid.action) requireInputsOf(valid.action, valid['finding-ids'] ?? [], reader);
  const request = all && requestOf(all);
  return request && { request, dryRun: all['dry-run'] };
}

/** Changes named findings, or all findings of an app by its policy. */
function requestOf(inputs: ValuesOf<TriageShape>) {
  const { action, 'app-id': appId, 'finding-ids': findingIds = [] } = inputs;
  if (action !== 'sync') return { action, findingIds };
  if (appId === undefined) return undefined;
  return {
    action,
    appId,
    configFile: inputs['config-file'],
    /** How long to wait for the findings list. */
    timeoutMs: 60_000 * inputs['timeout-minutes'],
  };
}

function requireInputsOf(action: string, findingIds: readonly string[], reader: InputReader): void {
  const isSync = action === 'sync';
  const hasIds = findingIds.length > 0 || reader.hasProblem('finding-ids');
  if (isSync && !reader.isGiven('app-id'))
    reader.addProblem('app-id', 'is required with `action: sync`');
  if (isSync && hasIds)
    reader.addProblem(
      'finding-ids',
      'must not be given with `action: sync`: the policy decides what changes',
    );
  if (!isSync && !hasIds)
    reader.addProblem('finding-ids', `is required with \`action: ${action}\``);
}

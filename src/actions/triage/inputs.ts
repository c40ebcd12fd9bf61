import { type InputReader, isIdentifier } from '../inputs/input-reader.ts';
import { readConfigFile } from '../policy/config-file.ts';

const actions = ['fix', 'dismiss', 'reopen', 'sync'] as const;

export type TriageInputs = ReturnType<typeof readInputs>;
export type SyncInputs = Extract<TriageInputs['request'], { action: 'sync' }>;

export function readInputs(reader: InputReader) {
  if (reader.text('action') === undefined)
    reader.refuse('action', `is required: one of ${actions.join(', ')}`);
  const action = reader.oneOf('action', actions, 'fix');
  const findingIds = readFindingIds(reader);
  const sync = {
    configFile: readConfigFile(reader),
    /** How long to wait for the findings list. */
    timeoutMs: reader.minutes('timeout-minutes', { fallback: 30, min: 0 }),
  };
  const appId = reader.identifier('app-id');
  if (action === 'sync' && appId === undefined)
    reader.refuse('app-id', 'is required with `action: sync`');
  if (action === 'sync' && findingIds.length > 0)
    reader.refuse('finding-ids', 'must not be given with `action: sync`, which the policy decides');
  if (action !== 'sync' && findingIds.length === 0)
    reader.refuse('finding-ids', `is required with \`action: ${action}\``);
  /** A change of findings that are named, or of all of an app by its policy. */
  const request =
    action === 'sync' ? { action, appId: appId ?? '', ...sync } : { action, findingIds };
  return { request, dryRun: reader.boolean('dry-run', false) };
}

/** Each id once, in the order in which they were given; the outputs are JSON arrays of ids. */
function readFindingIds(reader: InputReader): string[] {
  const ids = (reader.text('finding-ids') ?? '').split(/[\s,"[\]]+/).filter((id) => id !== '');
  const odd = ids.filter((id) => !isIdentifier(id)).map((id) => JSON.stringify(id.slice(0, 100)));
  if (odd.length > 0)
    reader.refuse(
      'finding-ids',
      `must be identifiers, separated by commas, blanks or line breaks, not ${odd.join(', ')}`,
    );
  return [...new Set(ids)];
}

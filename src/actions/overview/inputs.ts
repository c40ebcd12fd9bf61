import { severities } from '../../decision/findings/severity.ts';
import { writtenFile } from '../files/written-file.ts';
import { githubToken, optional, type ValuesOf, withDefault } from '../inputs/declaration.ts';
import { InputProblem, number, oneOf, requireIdentifier, text, textAs } from '../inputs/schemas.ts';
import { configFile } from '../policy/config-file.ts';

/** Each id once. */
const appIds = textAs((text) => {
  const ids = text.split(/[,\r\n]/).map((id) => id.trim());
  const given = ids.filter((id) => id !== '');
  if (given.length === 0) throw new InputProblem('must name at least one app');
  return [...new Set(given.map(requireIdentifier))];
});

export const declaration = {
  name: 'Overview',
  description:
    'Shows the last result of every app of the organization in one table, worst first, without starting a test',
  icon: 'grid',
  document: 'overview/README.md',
  inputs: {
    'app-id': optional(
      appIds,
      'Show only the apps with these ids, separated by commas or line breaks. The action fails if one is not found.',
    ),
    search: optional(
      text,
      'Part of the label or the API name of the apps to show, in any case. Empty means all apps.',
    ),
    'config-file': optional(
      configFile,
      'Policy file, as for the gate. Its `fail-on-severity` does not count.',
    ),
    details: withDefault(
      oneOf(['full', 'counts', 'auto']),
      'auto',
      'How much summary and log reveal, `full`, `counts` (only totals), or `auto`: only totals in a public repository.',
    ),
    'fail-on-severity': withDefault(
      oneOf([...severities, 'none']),
      'none',
      'Fail if an app has an open finding of this severity or above, or an overdue one, `critical`, `high`, `medium`, `low` or `none`.',
    ),
    'max-result-age-hours': withDefault(
      number({ min: 0, max: 87_600 }),
      '0',
      'Fail if an app has no result that is at most this old. `0` means no limit.',
    ),
    'output-file': optional(
      writtenFile,
      'Write the overview as JSON to this path, in the workspace or below `RUNNER_TEMP`.',
    ),
    'github-token': githubToken(
      'Token that reads the policy file on the default branch; needs `contents: read`.',
    ),
  },
  outputs: {
    'apps-count': 'How many apps there are.',
    'untested-count': 'Apps whose registration is not complete, or that no test has run for.',
    'stale-count':
      'Apps whose last result is older than `max-result-age-hours`, or of unknown age; empty without a limit.',
    'blocking-count':
      'Findings that fail the job, of all apps; empty with `fail-on-severity: none`.',
    'overdue-count': 'Open findings past their deadline, of all apps; empty without deadlines.',
    'outdated-matrix':
      'JSON for `strategy.matrix`, as of `list-apps`, with the apps of `untested-count` and `stale-count`.',
    'output-file': 'Path of the JSON file that was written.',
  },
};

export type OverviewInputs = ValuesOf<(typeof declaration)['inputs']>;

import type { Row } from '../support/row.ts';
import { branchRows } from './branches.ts';
import { dispatchRows } from './dispatches.ts';
import { otherEventRows } from './other-events.ts';
import { pullRequestRows } from './pull-requests.ts';
import { signedVerdictRows } from './signed-verdicts.ts';
import { verdictRows } from './verdicts-elsewhere.ts';

export const rows: readonly Row[] = [
  ...pullRequestRows,
  ...branchRows,
  ...dispatchRows,
  ...otherEventRows,
  ...signedVerdictRows,
  ...verdictRows,
];

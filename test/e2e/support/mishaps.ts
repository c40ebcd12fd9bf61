import { join } from 'node:path';
import type { Scenario } from '../../support/scenario.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { rewrite } from './rewrites.ts';

/** Lets something happen to the file for outputs once such a request was answered. */
export function amid(path: RegExp, happen: (file: string) => void): Scenario {
  const file = join(temporaryFolder({ 'runner/output': '' }), 'runner/output');
  const edit = (json: unknown) => {
    happen(file);
    return json;
  };
  return { env: { GITHUB_OUTPUT: file }, rules: [{ ...rewrite({ path }, edit), nth: [1] }] };
}

import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';

/**
 * Ends what the steps of a workflow left running, as GitHub's runner does and act does not: like
 * the runner, it knows these processes by a variable that only they have.
 */
export function endOrphans(variable: string): void {
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const variables = readFileSync(`/proc/${id}/environ`, 'utf8').split('\0');
      if (variables.includes(variable)) process.kill(Number(id));
    } catch {
      // it has ended meanwhile, or belongs to somebody else
    }
  }
}

import { DatabaseSync } from 'node:sqlite';

const maxWaitMs = 600_000;

/**
 * Does a piece of work while no other process holds this lock, a file; waits for it without letting
 * anything else run. The operating system holds it, by SQLite: it is free when its process ends,
 * however that ends.
 */
export function whileLocked(lock: string, work: () => void): void {
  const database = new DatabaseSync(lock, { timeout: maxWaitMs });
  try {
    database.exec('BEGIN EXCLUSIVE');
    work();
  } finally {
    database.close();
  }
}

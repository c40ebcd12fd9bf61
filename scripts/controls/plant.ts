import type { Check } from './checks.ts';

/** A text of a source file, which must stand there once, and what takes its place. */
export interface Edit {
  file: string;
  find: string;
  replace: string;
}

/** A claim of a document, a bug that makes it untrue, and the check that must find it. */
export interface Plant {
  claim: string;
  bug: string;
  edits: Edit[];
  check: Check;
  /** Bundle to build with the bug, where the check runs one. */
  bundle?: 'gate' | 'emulator';
}

import { node24 } from '../../../harness/step-process.ts';

/**
 * Stands in for `node` in PATH. act gives each step a terminal of its own and hangs up on
 * background processes after the step: the emulator is started without a terminal.
 */
export const backgroundEmulator = `#!/bin/sh
case "/$1" in */dist/emulator/*) exec setsid '${node24}' "$@" ;; esac
exec '${node24}' "$@"
`;

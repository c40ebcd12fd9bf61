/**
 * Installs tools that few commands need, packages of their own below `tools/`, unless they are
 * there, and runs one of their programs. Usage: `node scripts/tools.ts <package> [<program>
 * [<argument> …]]`
 */
import { spawnSync } from 'node:child_process';
import { installTools, toolFile } from './tools/install.ts';

const [name = '', program, ...options] = process.argv.slice(2);
installTools(name);
if (program !== undefined) {
  const { status, error } = spawnSync(toolFile(name, `.bin/${program}`), options, {
    stdio: 'inherit',
  });
  if (error) throw error;
  process.exitCode = status ?? 1;
}

// Runs the gate in a network namespace of its own, in which there is nothing, not even loopback.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { freshBundle } from '../../../harness/fresh-bundles.ts';
import { programPath } from './program.ts';

const gate = freshBundle(join(import.meta.dirname, '../../../dist/gate/index.js'));
const unshare = programPath('unshare', 'util-linux');

/** Ubuntu allows only root a namespace; elsewhere a user may be root in one of its own. */
const ways = [
  [unshare, '--map-root-user', '--net'],
  ['sudo', '--non-interactive', '--preserve-env', unshare, '--net'],
];
const way = ways.find(
  ([command = '', ...args]) => spawnSync(command, [...args, 'true']).status === 0,
);
if (way === undefined)
  throw new Error('The kernel allows no network namespace: run the tests as root.');
const [command = '', ...args] = way;
process.exitCode =
  spawnSync(command, [...args, process.execPath, gate], { stdio: 'inherit' }).status ?? 1;

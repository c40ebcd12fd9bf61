// Runs the gate in a network namespace of its own, in which there is nothing, not even loopback.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { freshBundle } from '../../support/fresh-bundles.ts';

const gate = freshBundle(join(import.meta.dirname, '../../../dist/gate/index.js'));
const { status } = spawnSync('unshare', ['--map-root-user', '--net', process.execPath, gate], { stdio: 'inherit' });
process.exitCode = status ?? 1;

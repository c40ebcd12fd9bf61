import { spawnSync } from 'node:child_process';
import { installMissingTools } from '../../../scripts/tools.ts';
import { installAct } from './act.ts';

/** Sets up what runs on act where there is Go: act, and the validator of SARIF. */
export default function setup(): void {
  if (spawnSync('go', ['version']).error) return;
  installAct();
  installMissingTools('contract');
}

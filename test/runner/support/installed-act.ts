import freshBundles from '../../../harness/fresh-bundles.ts';
import { installMissingTools } from '../../../scripts/tools.ts';
import { installAct } from './act.ts';

/** Sets up what runs on act: act, bundles that are as their sources, and the validator of SARIF. */
export default function setup(): void {
  freshBundles();
  installAct();
  installMissingTools('contract');
}

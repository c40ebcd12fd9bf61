import { installTools } from '../../scripts/tools.ts';

/** Sets up tests that need tools which `npm ci` does not bring. */
export default function setup(): void {
  for (const name of ['checks', 'contract']) installTools(name);
}

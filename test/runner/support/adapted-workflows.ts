import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../../../harness/project.ts';
import { appIdOf } from '../../support/scenario.ts';
import type { Scene } from './scene.ts';

/** An example, and what of it differs from run to run. */
export interface AdaptedExample {
  /** Name of the file in `examples/`. */
  example: string;
  /** Hosts of the apps that stand for the ids in the example. */
  apps?: Record<string, string>;
  /** A mistake to plant in the workflow. */
  patch?: (text: string) => string;
}

/** The file of an example, and those next to it that it calls. */
export function filesOf(example: string): string[] {
  const calls = readExample(example).matchAll(/uses: \.\/\.github\/workflows\/(.+)$/gm);
  return [example, ...[...calls].map(([, name = '']) => name)];
}

/** Those files, as act plays them: their texts, by their paths in the repository. */
export function adaptedWorkflows(scene: Scene, run: AdaptedExample): Record<string, string> {
  const originals = filesOf(run.example).map((name) => [name, readExample(name)] as const);
  const patched = originals.map(([name, text]) => [name, run.patch?.(text) ?? text] as const);
  if (run.patch && patched.every(([, text], index) => text === originals[index]?.[1]))
    throw new Error('The planted mistake changes nothing.');
  return Object.fromEntries(
    patched.map(([name, text]) => [`.github/workflows/${name}`, adapt(text, scene, run.apps)]),
  );
}

function readExample(name: string): string {
  return readFileSync(join(project, 'examples', name), 'utf8');
}

/** Hosts of the examples, except that of the service. */
const elsewhere = ['deploy.preview', 'preview', 'staging', 'test'].map(
  (name) => `https://${name}.example.com`,
);

/** Puts addresses and apps of the scene where the example has placeholders. */
function adapt(text: string, scene: Scene, apps: Record<string, string> = {}): string {
  const replacements = [
    ['https://security.example.com/v1', scene.emulator.baseUrl],
    ...elsewhere.map((address) => [address, scene.elsewhere.origin]),
    // Of a preview with an address of its own only the version is asked for.
    ['${{ env.APP_URL }}/version', scene.elsewhere.origin],
    ['$APP_URL/version', scene.elsewhere.origin],
    ...Object.entries(apps).map(([id, host]) => [id, appIdOf(scene.emulator, host)]),
  ];
  return forAct(
    replacements.reduce((whole, [from = '', to = '']) => whole.replaceAll(from, to), text),
  );
}

/** act 0.2.89 refuses what it does not know: steps in the background run one after another. */
export function forAct(text: string): string {
  return text
    .replaceAll(/^ *(queue: max|timezone: .*|background: true)\n/gm, '')
    .replaceAll(/^ *- name: .*\n *wait: .*\n/gm, '');
}

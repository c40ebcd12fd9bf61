import type { InputReader } from '../input-reader.ts';

/** Inputs that are declared for a later release, each with the value that asks for nothing. */
const unavailable: Readonly<Record<string, readonly string[]>> = {
  'version-url': [],
  'expected-version': [],
  'version-timeout-minutes': ['5'],
};

/** Refuses what this release cannot do yet: asked for and not done would be a false sense of safety. */
export function refuseUnavailable(reader: InputReader): void {
  for (const [name, harmless] of Object.entries(unavailable)) {
    const text = reader.text(name);
    if (text !== undefined && !harmless.includes(text.toLowerCase()))
      reader.refuse(name, 'is not available yet: remove it from the workflow');
  }
}

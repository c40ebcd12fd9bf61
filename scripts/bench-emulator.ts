/**
 * Measures the committed emulator under load and prints the figures; ends with status 1 when a
 * target is missed.
 */
import { join } from 'node:path';
import { measureEmulatorLoad } from './bench/emulator-load.ts';
import { renderSection } from './bench/figure.ts';

const section = await measureEmulatorLoad(join(import.meta.dirname, '..'));
console.log(renderSection(section));
if (section.figures.some(({ missed }) => missed)) process.exitCode = 1;

/**
 * Measures the committed bundles, prints the figures and writes them to
 * docs/evidence/benchmarks.md. Usage: `npm run bench -- [<measurement> …]`; it ends with status 1
 * and names each target that is missed. With names of measurements it makes those alone, and writes
 * nothing.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { project } from '../harness/project.ts';
import { measureBulkReading } from './bench/bulk-reading.ts';
import { measureColdStart } from './bench/cold-start.ts';
import { measureDownload } from './bench/download.ts';
import { renderSection, type Section } from './bench/figure.ts';
import { measureOverhead } from './bench/overhead.ts';

const header = `# Benchmarks

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)} with Node ${process.version} on ${availableParallelism()} cores; do not edit.
Times depend on the machine: compare the ratios, which are measured within one run.
`;

const measurements: Record<string, () => Section | Promise<Section>> = {
  download: measureDownload,
  'cold-start': measureColdStart,
  overhead: measureOverhead,
  reading: measureBulkReading,
};

const selected = process.argv.slice(2);
const unknown = selected.filter((name) => !(name in measurements));
if (unknown.length > 0)
  throw new Error(
    `No such measurement: ${unknown}. There are ${Object.keys(measurements).join(', ')}.`,
  );

const sections: Section[] = [];
for (const [name, measure] of Object.entries(measurements)) {
  if (selected.length > 0 && !selected.includes(name)) continue;
  const section = await measure();
  console.log(renderSection(section));
  sections.push(section);
}
if (selected.length === 0)
  writeFileSync(
    join(project, 'docs/evidence/benchmarks.md'),
    [header, ...sections.map(renderSection)].join('\n'),
  );

const missed = sections.flatMap(({ title, figures }) =>
  figures
    .filter((figure) => figure.missed)
    .map(({ name, value, target }) => `${title}, ${name}: ${value} (${target})`),
);
if (missed.length > 0) {
  console.error(`Missed:\n${missed.join('\n')}`);
  process.exitCode = 1;
}

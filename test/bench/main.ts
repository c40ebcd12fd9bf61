/**
 * Measures the committed bundles, prints the figures and writes them to
 * docs/evidence/benchmarks.md. Usage: `npm run bench -- [<measurement>]`; it ends with status 1
 * where a target is missed. With the name of a measurement it makes only that one and writes
 * nothing.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { project } from '../../harness/project.ts';
import { measureBulkReading } from './bulk-reading.ts';
import { measureColdStart } from './cold-start.ts';
import { isMissed, renderSection, type Section } from './figure.ts';
import { measureOverhead } from './overhead.ts';
import { measureOverview } from './overview.ts';
import { measurePortfolio } from './portfolio.ts';

const header = `# Benchmarks

This page is for auditors. At its end you know how large the action is, and how fast it starts, reads findings and handles many apps.

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)} with Node ${process.version} on ${availableParallelism()} cores; do not edit.
Each figure is a median, with its range. Times depend on the machine: compare the ratios, which are measured within one run.
`;

const measurements: Record<string, () => Section | Promise<Section>> = {
  download: measureDownload,
  'cold-start': measureColdStart,
  overhead: measureOverhead,
  reading: measureBulkReading,
  overview: measureOverview,
  portfolio: measurePortfolio,
};

/** What a job downloads before the action starts: the committed files that are exported. */
function measureDownload(): Section {
  const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: project, maxBuffer: 2 ** 30 });
  const mb = (bytes: Uint8Array) => ({ values: [bytes.length / 1e6], unit: ' MB' });
  return {
    title: 'Download',
    method: '`git archive HEAD`, which heeds `.gitattributes`, and gzip, as GitHub packs it.',
    figures: [
      { name: 'files', ...mb(archive) },
      { name: 'download', ...mb(gzipSync(archive)), most: 1.0 },
    ],
  };
}

const [only] = process.argv.slice(2);
const selected = Object.entries(measurements).filter(([name]) => name === (only ?? name));
if (selected.length === 0)
  throw new Error(`Not one of ${Object.keys(measurements).join(', ')}: ${only}`);

const sections: Section[] = [];
for (const [, measure] of selected) {
  const section = await measure();
  console.log(renderSection(section));
  sections.push(section);
}
if (only === undefined)
  writeFileSync(
    join(project, 'docs/evidence/benchmarks.md'),
    [header, ...sections.map(renderSection)].join('\n'),
  );
if (sections.some(({ figures }) => figures.some(isMissed))) process.exitCode = 1;

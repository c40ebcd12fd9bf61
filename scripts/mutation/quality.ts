import * as z from 'zod';

/** Least share of mutants that the tests must kill, in percent. */
export const leastScore = 90;

/** What became of the mutants of a file. */
export interface FileFigures {
  file: string;
  killed: number;
  /** Mutants that made a test run for ever, which counts as killed. */
  timeouts: number;
  survived: number;
  noCoverage: number;
}

/** The part of Stryker's report (mutation-testing-report-schema) that the figures come from. */
const reportSchema = z.object({
  files: z.record(z.string(), z.object({ mutants: z.array(z.object({ status: z.string() })) })),
});

/** The figures of a report, by file. Throws when it holds a mutant that was not tested. */
export function figuresOf(report: unknown): FileFigures[] {
  const { files } = reportSchema.parse(report);
  const byName = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
  return byName.map(([file, { mutants }]) => {
    const count = (status: string) => mutants.filter((mutant) => mutant.status === status).length;
    const figures = {
      file,
      killed: count('Killed'),
      timeouts: count('Timeout'),
      survived: count('Survived'),
      noCoverage: count('NoCoverage'),
    };
    if (mutantsOf(figures) !== mutants.length)
      throw new Error(`${file}: ${mutants.length - mutantsOf(figures)} mutants were not tested`);
    return figures;
  });
}

function mutantsOf({ killed, timeouts, survived, noCoverage }: FileFigures): number {
  return killed + timeouts + survived + noCoverage;
}

/** The figures of all files together. */
export function totalOf(files: FileFigures[]): FileFigures {
  const sum = (pick: (figures: FileFigures) => number) => files.reduce((total, figures) => total + pick(figures), 0);
  return {
    file: 'all',
    killed: sum(({ killed }) => killed),
    timeouts: sum(({ timeouts }) => timeouts),
    survived: sum(({ survived }) => survived),
    noCoverage: sum(({ noCoverage }) => noCoverage),
  };
}

/** Percent of the mutants that were killed; 100 where there are none. */
export function scoreOf(figures: FileFigures): number {
  const mutants = mutantsOf(figures);
  return mutants === 0 ? 100 : (100 * (figures.killed + figures.timeouts)) / mutants;
}

const head = `# Quality of the tests

Written by \`npm run test:mutation\`; do not edit.

[Stryker](https://stryker-mutator.io/docs/) changes \`src/gate\`, which decides, in one place at a time: a condition is turned round, a
number or a text replaced, a statement left out. The unit tests of \`src/gate\` must fail for each of these mutants, or never end. Those that
survive show what no test holds. The command ends with status 1 below ${leastScore} %.
`;

const columns = ['File', 'Mutants', 'Killed', 'Timeouts', 'Survived', 'No coverage', 'Killed in all'];
const rule = columns.map((_, index) => (index === 0 ? ':---' : '---:'));

/** The document docs/quality.md. */
export function renderQuality(files: FileFigures[]): string {
  const rows = [totalOf(files), ...files.filter((figures) => mutantsOf(figures) > 0)].map(renderRow);
  return [head, ...[columns, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`), ''].join('\n');
}

function renderRow(figures: FileFigures): string[] {
  const { file, killed, timeouts, survived, noCoverage } = figures;
  const counts = [mutantsOf(figures), killed, timeouts, survived, noCoverage].map(String);
  return [file === 'all' ? file : `\`${file}\``, ...counts, `${scoreOf(figures).toFixed(1)} %`];
}

const row =
  /^\| `(?<file>[^`]+)` \| \d+ \| (?<killed>\d+) \| (?<timeouts>\d+) \| (?<survived>\d+) \| (?<noCoverage>\d+) \|/gm;

/** The figures that a document holds, by file. */
export function readQuality(document: string): FileFigures[] {
  return [...document.matchAll(row)].map(({ groups = {} }) => ({
    file: groups.file ?? '',
    killed: Number(groups.killed),
    timeouts: Number(groups.timeouts),
    survived: Number(groups.survived),
    noCoverage: Number(groups.noCoverage),
  }));
}

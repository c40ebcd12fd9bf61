/**
 * Compares the steps of `.github/workflows/self-test.yml` with what must have happened: how each
 * ended, its outputs and its files. JavaScript, so that the Node.js of every image runs it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The outcome of each step, and outputs by name: texts, or patterns of texts. */
const expected = {
  clean: ['success', { verdict: 'passed', reason: '', 'findings-count': '0' }],
  findings: [
    'failure',
    {
      verdict: 'failed',
      reason: 'findings',
      'findings-count': '7',
      'blocking-count': '4',
      'report-artifact-id': /^\d+$/,
    },
  ],
  interrupted: ['failure', { verdict: 'not-tested', reason: 'interrupted' }],
  unknown: ['failure', { verdict: 'error', reason: 'app-not-found' }],
  invalid: ['failure', { verdict: 'error', reason: 'invalid-input' }],
  list: ['success', { total: '1' }],
  overview: ['failure', { 'apps-count': '1', 'untested-count': '0', 'blocking-count': '4' }],
  register: ['success', { 'registration-status': 'COMPLETED' }],
  vision: ['success', { 'task-state': 'COMPLETED' }],
  doctor: ['success', { healthy: 'true' }],
  'wrong-label': ['failure', {}],
  delete: ['success', { 'previous-registration-status': 'COMPLETED' }],
  triage: ['success', { changed: /^\["\w+"\]$/, failed: '[]' }],
};

/** On act, whose artifact server takes no single file, nothing can be downloaded. */
const downloads = process.env.ACT === 'true' ? {} : { download: ['success', {}] };
Object.assign(expected, downloads);

/** Files that the gate with findings writes, by output, and a pattern of their contents. */
const files = {
  'sarif-file': /"version":\s*"2\.1\.0"/,
  'findings-file': /"verdict":\s*"failed"/,
  'report-path': /^%PDF-/,
  'summary-file': /4 findings block/,
};

const steps = JSON.parse(process.env.STEPS ?? '{}');
const matches = (pattern, text) => (pattern.test ? pattern.test(text) : pattern === text);

function problemsOfStep([id, [outcome, outputs]]) {
  const step = steps[id] ?? { outcome: 'missing' };
  const ended = step.outcome === outcome ? [] : [`${id} ended as ${step.outcome}, not ${outcome}`];
  const wrong = Object.entries(outputs).flatMap(([name, pattern]) => {
    const text = step.outputs?.[name] ?? '';
    return matches(pattern, text) ? [] : [`${id}: ${name} is "${text}", not ${pattern}`];
  });
  return [...ended, ...wrong];
}

function problemsOfFile([output, pattern]) {
  const path = steps.findings?.outputs?.[output] ?? '';
  if (!existsSync(path)) return [`${output} names no file: "${path}"`];
  return pattern.test(readFileSync(path, 'utf8')) ? [] : [`${path} does not match ${pattern}`];
}

/** What is downloaded is one file: the report, byte for byte. */
function problemsOfDownload() {
  const names = readdirSync('downloaded', { recursive: true }).filter((name) =>
    /\.pdf$/.test(name),
  );
  const report = readFileSync(steps.findings?.outputs?.['report-path'] ?? '');
  const isReport = names.length === 1 && report.equals(readFileSync(join('downloaded', names[0])));
  return isReport ? [] : [`The artifact is not the report: downloaded are ${names.join(', ')}`];
}

const problems = [
  ...Object.entries(expected).flatMap(problemsOfStep),
  ...Object.entries(files).flatMap(problemsOfFile),
  ...(steps.download?.outcome === 'success' ? problemsOfDownload() : []),
];
for (const problem of problems) console.log(`::error::${problem}`);
console.log(`${Object.keys(expected).length} steps, ${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;

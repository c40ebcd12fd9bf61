/**
 * Stands in for `gh` where the release is rehearsed: it knows the three commands that the release
 * and its readers use. Folder and origin come from the environment.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { git } from './workflow-run.ts';

const { REHEARSAL_FOLDER: folder = '', REHEARSAL_ORIGIN: origin = '' } = process.env;
const text = { type: 'string' } as const;

/** What `actions/attest` signed: one line of JSON each. */
export interface Attestation {
  digest: string;
  repository: string;
  workflow: string;
  ref: string;
}

/** The digest by which an attestation names a file. */
export function digestOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/** `gh release create <tag> <file> …` keeps the files in a folder. */
function createRelease(args: string[]): boolean {
  const options = { title: text, 'notes-file': text, 'verify-tag': { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({
    args: args.filter((each) => !/^--prerelease=(true|false)$/.test(each)),
    options,
    allowPositionals: true,
  });
  const [tag = '', ...files] = positionals;
  if (git(origin, 'tag', '--list', tag) === '') return false;
  const release = join(folder, 'releases', tag);
  mkdirSync(release, { recursive: true });
  for (const file of [...files, values['notes-file'] ?? ''])
    copyFileSync(file, join(release, basename(file)));
  return true;
}

/** `gh api` reads, creates and moves a tag. */
function callApi(args: string[]): boolean {
  const options = { silent: { type: 'boolean' }, method: text } as const;
  const fields = { 'raw-field': { ...text, multiple: true }, field: text } as const;
  const { values, positionals } = parseArgs({
    args,
    options: { ...options, ...fields },
    allowPositionals: true,
  });
  const [path = ''] = positionals;
  const sent = Object.fromEntries((values['raw-field'] ?? []).map((field) => field.split('=')));
  const name = sent.ref ?? `refs/tags/${basename(path)}`;
  if (values.method === undefined)
    return git(origin, 'tag', '--list', basename(path)) === basename(path);
  git(origin, 'update-ref', name, sent.sha ?? '');
  return true;
}

/** `gh attestation verify <file>` asks for an attestation of just that file. */
function verifyAttestation(args: string[]): boolean {
  const options = { repo: text, 'signer-workflow': text, 'source-ref': text };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const file = join(folder, 'attestations');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return lines.some((line) => {
    const { digest, repository, workflow, ref }: Attestation = JSON.parse(line);
    return (
      digest === digestOf(positionals[0] ?? '') &&
      repository === values.repo &&
      workflow === values['signer-workflow'] &&
      ref === values['source-ref']
    );
  });
}

/** Keeps what `actions/attest` would sign. */
export function keepAttestation(file: string, attestation: Attestation): void {
  appendFileSync(file, `${JSON.stringify(attestation)}\n`);
}

if (import.meta.main) {
  const [first, second, ...rest] = process.argv.slice(2);
  const succeeded =
    first === 'api'
      ? callApi(second === undefined ? [] : [second, ...rest])
      : `${first} ${second}` === 'release create'
        ? createRelease(rest)
        : `${first} ${second}` === 'attestation verify' && verifyAttestation(rest);
  if (!succeeded) process.exitCode = 1;
}

/**
 * Rehearses a release on a local clone: runs every step of `.github/workflows/release.yml` with
 * stand-ins for what GitHub provides, from the tag to the assets, and shows what stops it. Usage:
 * `npm run release:rehearse`; ends with status 1 where the release does not do what it must.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeholder } from './owner.ts';
import { RehearsalRepository } from './rehearsal/repository.ts';
import { git, type JobEnd } from './rehearsal/workflow-run.ts';

const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const repository = new RehearsalRepository(folder);
const { version }: { version: string } = JSON.parse(repository.read('package.json'));
const tag = `v${version}`;

function show(sentence: string): void {
  console.log(`✔ ${sentence}`);
}

/** Asserts how the jobs ended; a failure shows their logs. */
function expectEnds(ends: Record<string, JobEnd>, verify: string, publish: string): void {
  const results = Object.fromEntries(Object.entries(ends).map(([name, end]) => [name, end.result]));
  const logs = Object.values(ends).map(({ log }) => log);
  assert.deepEqual(results, { verify, publish }, logs.join('\n'));
}

function isReleased(name: string): boolean {
  return readdirSync(folder).includes('releases')
    ? readdirSync(join(folder, 'releases')).includes(name)
    : false;
}

/** Asserts that a job refuses to release, with this in its log. */
function expectRefusal(ends: Record<string, JobEnd>, job: 'verify' | 'publish', reason: string) {
  if (job === 'verify') expectEnds(ends, 'failure', 'skipped');
  else expectEnds(ends, 'success', 'failure');
  assert.ok(ends[job]?.log.includes(reason), ends[job]?.log);
  assert.equal(isReleased(tag), false);
}

/** Follows SECURITY.md as a reader of the release does; returns whether it was verified. */
function followRecipe(): boolean {
  const [, recipe = ''] =
    /```sh\n((?:(?!```).)*gh attestation verify.*?)```/s.exec(repository.read('SECURITY.md')) ?? [];
  assert.match(recipe, /^git clone .*\n/, 'SECURITY.md has no recipe to verify a release.');
  const local = recipe
    .replaceAll(/https:\/\/github\.com\/\S+/g, `${repository.origin} security-test-gate`)
    .replaceAll('v1.2.3', tag);
  return repository.shell(local, mkdtempSync(join(folder, 'reader-')));
}

repository.tag(tag);
expectEnds(repository.release(tag, { repository: 'octocat/copy' }), 'skipped', 'skipped');
show('In a copy of the repository nothing runs.');

repository.replacePlaceholder();
const changelog = repository.read('CHANGELOG.md');
repository.change('CHANGELOG.md', (text) => text.replace(`## ${version}`, '## 0.0.0'));
repository.tag(tag);
expectRefusal(repository.release(tag), 'publish', 'CHANGELOG.md says nothing about');
show('A tag without an entry in the changelog is refused.');

const entry = `## ${version}\n\n- The entry of this version.\n\n`;
repository.change('CHANGELOG.md', () =>
  changelog.includes(`## ${version}`) ? changelog : changelog.replace('## ', `${entry}## `),
);
const readme = repository.read('README.md');
repository.change('README.md', (text) => `${text}\nuses: ${placeholder}/security-test-gate@v1\n`);
repository.tag(tag);
expectRefusal(repository.release(tag), 'publish', `The placeholder ${placeholder} is left`);
show('The placeholder of the owner is refused.');

repository.change('README.md', () => readme);
repository.build();
const bundle = repository.read('dist/action/index.js');
repository.change('dist/action/index.js', (text) => text.replace(/ /, '\t'));
repository.tag(tag);
expectRefusal(repository.release(tag, { checksDist: true }), 'verify', 'dist/ is not what');
show('A dist/ with one changed byte is refused.');

repository.change('dist/action/index.js', () => bundle);
repository.tag(tag);
expectEnds(repository.release(tag, { checksDist: true }), 'success', 'success');
assert.deepEqual(readdirSync(join(folder, 'releases', tag)).sort(), [
  'notes.md',
  'provenance.sigstore.json',
  'sbom.cdx.json',
  'sbom.sigstore.json',
  'security-test-gate.tar',
]);
const sbom = JSON.parse(readFileSync(join(folder, 'releases', tag, 'sbom.cdx.json'), 'utf8'));
const listed = sbom.components.map(({ purl }: { purl: string }) => decodeURIComponent(purl));
const bundled = repository.read('dist/action/licenses.txt').matchAll(/^(\S+@\d\S*) \(/gm);
assert.deepEqual(new Set(listed), new Set([...bundled].map(([, id]) => `pkg:npm/${id}`)));
for (const [name, has] of Object.entries({ yaml: true, undici: true, hono: false, ajv: false }))
  assert.equal(
    listed.some((id: string) => id.startsWith(`pkg:npm/${name}@`)),
    has,
    name,
  );
assert.equal(git(repository.origin, 'rev-parse', 'v1'), git(repository.origin, 'rev-parse', tag));
show(`A tag becomes a release with its assets, and v1 moves to it.`);

assert.equal(followRecipe(), true);
show('The recipe of SECURITY.md verifies the release.');
repository.change('dist/action/index.js', (text) => `${text}\n`);
repository.tag(tag);
assert.equal(followRecipe(), false);
show('It does not verify a tag that was moved to a changed dist/.');

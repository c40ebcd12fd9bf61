import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { blocksIn } from './copied-workflows.ts';

const [staticPage = ''] = blocksIn('docs/version-page.md', 'sh');
const [image = ''] = blocksIn('docs/version-page.md', 'dockerfile');
const [server = ''] = blocksIn('docs/version-page.md', 'js');

it('docs/version-page.md writes the whole commit into a static page', () => {
  const folder = temporaryFolder({ 'public/index.html': '' });
  const git = ['-c', 'user.name=a', '-c', 'user.email=a@b.test'];
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  execFileSync('git', [...git, 'commit', '--quiet', '--allow-empty', '-m', 'x'], { cwd: folder });
  execFileSync('bash', ['-ec', staticPage], { cwd: folder });
  expect(readFileSync(`${folder}/public/version`, 'utf8')).toMatch(/^[0-9a-f]{40}\n$/);
});

it('docs/version-page.md hands the commit to the image, and the server of the image shows it', () => {
  const [, argument = ''] = /--build-arg (\w+)=\$\(git rev-parse HEAD\)/.exec(image) ?? [];
  expect(image).toContain(`\nARG ${argument}\nENV ${argument}=$${argument}\n`);
  const sent: unknown[] = [];
  const send = (text: unknown) => sent.push(text);
  const get = (path: string, answer: (...given: object[]) => void) => answer({ path }, { send });
  runInNewContext(server, { app: { get }, process: { env: { [argument]: '3f2c1a9' } } });
  expect(sent).toEqual(['3f2c1a9']);
});

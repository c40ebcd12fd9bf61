import { existsSync, globSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { describe, expect, it } from 'vitest';
import { subActions } from '../../../harness/project.ts';
import { commandsInDocuments } from './copied-workflows.ts';
import { npmScripts, read, root } from './github-language-service.ts';

const readmes = subActions(root).map((name) => `${name}/README.md`);
const documents = [
  ...globSync(['*.md', '.github/{SECURITY,CONTRIBUTING,CODE_OF_CONDUCT}.md', 'docs/**/*.md'], {
    cwd: root,
  }),
  ...readmes,
];

/** What is no document, and names documents to users. */
const naming = globSync(['src/**/*.ts', 'scripts/**/*.ts', 'examples/*.yml', '{.,*}/action.yml'], {
  cwd: root,
}).filter((file) => read(file).includes('docs/'));

const render = (document: string) =>
  micromark(read(document), {
    extensions: [gfmTable()],
    htmlExtensions: [gfmTableHtml()],
    allowDangerousHtml: true,
  });
const pages = new Map(documents.map((document) => [document, render(document)]));

/** The anchors that GitHub gives to the headings of a document. */
function anchorsOf(document: string): string[] {
  const headings = (pages.get(document) ?? '').matchAll(/<h\d>(.*?)<\/h\d>/g);
  return [...headings].map(([, heading = '']) =>
    heading
      .replaceAll(/<[^>]+>/g, '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function isBroken(document: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? document : join(dirname(document), path);
  if (!existsSync(join(root, target))) return true;
  // The words of a test's title are looked for by threat-model.test.ts.
  if (anchor === undefined || target.endsWith('.test.ts')) return false;
  return !anchorsOf(target).includes(anchor);
}

describe('the links of the documentation', () => {
  it.each([...pages])('in %s lead to files and headings that exist', (document, html) => {
    const links = [...html.matchAll(/(?:href|src|srcset)="(.*?)"/g)].map(([, link = '']) => link);
    const local = links.filter((link) => !/^[a-z]+:/.test(link));
    expect(local.filter((link) => isBroken(document, link))).toEqual([]);
  });

  it.each(naming)('in %s lead to documents and headings that exist', (file) => {
    const named = read(file).matchAll(/\bdocs\/[\w/-]+\.md(#[\w-]+)?/g);
    const links = [...named].map(([link]) => link);
    expect(links.filter((link) => isBroken('README.md', link))).toEqual([]);
  });

  it('in README.md lead to every document', () => {
    const links = (pages.get('README.md') ?? '').matchAll(/href="([^"#]*)/g);
    const linked = [...links].map(([, href]) => href);
    const others = documents.filter((document) => !/^(README\.md$|docs\/adr\/)/.test(document));
    expect(others.filter((document) => !linked.includes(document))).toEqual([]);
  });
});

const architecture = read('docs/architecture.md');
const named = [...architecture.matchAll(/\b(?:src|test|scripts)\/[\w./-]*\w/g)].map(
  ([path]) => path,
);
const foldersOf = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${path}/${name}`);

describe('docs/architecture.md', () => {
  it('names only files and folders that exist', () => {
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('walks only through files, and functions in them, that exist', () => {
    const hops = [...architecture.matchAll(/^(\S+\.ts) +(?:(\w+(?:, \w+)*): )?/gm)];
    expect(hops.length).toBeGreaterThan(40);
    const gone = hops.filter(([, file = '', functions = '']) => {
      const path = `src/${file}`;
      if (!existsSync(join(root, path))) return true;
      return !functions.split(', ').every((name) => read(path).includes(name));
    });
    expect(gone).toEqual([]);
  });

  it('leaves out no folder of the sources, and none of the tests but their support', () => {
    const folders = [...foldersOf('src'), ...foldersOf('test')];
    expect(folders.filter((path) => !named.includes(path))).toEqual(['test/support']);
  });

  it('pictures every folder that a gate runs through, but shared ground', () => {
    const [picture = ''] = /```mermaid\n.*?```/s.exec(architecture) ?? [];
    const absent = foldersOf('src').filter((path) => !picture.includes(path));
    expect(absent.toSorted()).toEqual(['src/emulator', 'src/http', 'src/text']);
  });
});

const foreign = /^(actionlint|git|gh|openssl|ssh-keygen|rm|cd|jq|read|export|npm ci)( |$)/;

/** Whether a command is one that this repository can run. */
function exists(command: string): boolean {
  const [, script] = /^npm (?:run )?([\w:]+)/.exec(command) ?? [];
  const [, file] = /^(?:node )?(\S*\/\S+)/.exec(command) ?? [];
  return (
    foreign.test(command) ||
    (script !== undefined && script in npmScripts) ||
    (file !== undefined && existsSync(join(root, file)))
  );
}

const commands = commandsInDocuments.flatMap((line) =>
  line
    .replace(/ #.*/, '')
    .split('&&')
    .map((command) => command.trim()),
);

it('shows only commands that there are', () => {
  expect(commands).toEqual(expect.arrayContaining(['npm run demo', 'npm test', 'npm run check']));
  expect(commands.filter((command) => !exists(command))).toEqual([]);
});

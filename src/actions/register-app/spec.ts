import { readFileSync, realpathSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { messageOf } from '../../text/sentences.ts';
import type { InputReader } from '../inputs/input-reader.ts';
import { includesGit, segmentsBelow } from '../workspace-path.ts';
import { isHttpUrl, isLongerThan } from './bounds.ts';

const maxCharacters = 2_000_000;
/** A character takes at most four bytes: beyond that a file need not be read. */
const maxBytes = 4 * maxCharacters;

const tooLong = `must have at most ${maxCharacters.toLocaleString('en')} characters`;

/** Reads the definition of the API, from `spec` (URL or content) or `spec-file`. */
export function readSpec(reader: InputReader): string | undefined {
  const spec = reader.text('spec');
  const file = reader.text('spec-file');
  if (spec !== undefined && file !== undefined)
    reader.refuse('spec-file', 'must not be given beside `spec`: give one of them');
  if (spec !== undefined) checkSpec(reader, spec);
  if (file === undefined) return spec;
  const read = contentOf(file);
  if ('content' in read) return read.content;
  reader.refuse('spec-file', read.problem);
  return undefined;
}

function checkSpec(reader: InputReader, spec: string): void {
  if (/^https?:/i.test(spec) && !isHttpUrl(spec))
    reader.refuse('spec', 'must be a URL without blanks, or a definition');
  else if (/^[^\s{]+\.(ya?ml|json|gql|graphqls?)$/i.test(spec) && !isHttpUrl(spec))
    reader.refuse('spec', 'must be a URL or a definition: the path of a file goes to `spec-file`');
  if (isLongerThan(spec, maxCharacters)) reader.refuse('spec', tooLong);
}

const readText = (path: string) => readFileSync(path, 'utf8').replace(/^\uFEFF/, '');

/** A file of the repository, links resolved: its content goes to the service. */
function contentOf(file: string): { content: string } | { problem: string } {
  try {
    const workspace = realpathSync(process.env.GITHUB_WORKSPACE || process.cwd());
    const path = realpathSync(resolve(workspace, file));
    const segments = segmentsBelow(workspace, path);
    if (!segments || includesGit(segments))
      return { problem: 'must be a file of the repository, in the workspace' };
    const stats = statSync(path);
    if (!stats.isFile()) throw new Error('it is no regular file'); // a pipe would never end
    const content = stats.size > maxBytes ? undefined : readText(path);
    if (content === undefined || isLongerThan(content, maxCharacters)) return { problem: tooLong };
    return content.trim() === '' ? { problem: 'must not be empty' } : { content };
  } catch (error) {
    return { problem: `must be a readable file (${messageOf(error)})` };
  }
}

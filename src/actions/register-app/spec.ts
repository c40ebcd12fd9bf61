import { readFolders } from '../../github/environment.ts';
import { messageOf } from '../../text/sentences.ts';
import { readWorkspaceFile } from '../files/workspace-file.ts';
import { InputProblem, quote, textAs } from '../inputs/schemas.ts';

/** More than the service takes, in any encoding. */
const maxBytes = 8 * 1024 * 1024;

/** URL or content of the definition of the API. */
export const spec = textAs((text) => {
  const isUrl = /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
  if (/^https?:/i.test(text) && !isUrl)
    throw new InputProblem('must be a URL without blanks, or a definition');
  if (/^[^\s{]+\.(ya?ml|json|gql|graphqls?)$/i.test(text) && !isUrl)
    throw new InputProblem('must be a URL or a definition: the path of a file goes to `spec-file`');
  return text;
});

/** The content of a file of the repository, which is sent to the service. */
export const specFile = textAs((file) => {
  const content = readSpecFile(file);
  if (content.trim() === '') throw new InputProblem('must not be empty');
  return content;
});

function readSpecFile(file: string): string {
  try {
    return readWorkspaceFile(file, readFolders().workspace, maxBytes);
  } catch (error) {
    throw new InputProblem(`must be a readable file (${messageOf(error)})`);
  }
}

/**
 * Says that a definition refers to other files, which the service never gets; undefined if it does
 * not, or is no YAML or JSON, or too large to look through.
 */
export async function describeOtherFiles(definition: string): Promise<string | undefined> {
  const { isScalar, visit } = await import('yaml'); // large, and rarely needed
  const { parseBoundedYaml } = await import('../../text/bounded-yaml.ts');
  const files = new Set<string>();
  try {
    visit(parseBoundedYaml(definition).document, {
      Pair: (_, { key, value }) => {
        const name = isScalar(key) ? key.value : undefined;
        if (name === 'example' || name === 'examples') return visit.SKIP;
        if (name === '$ref' && isScalar(value) && isOtherFile(value.value)) files.add(value.value);
        return undefined;
      },
    });
  } catch {
    return undefined;
  }
  const [first, ...others] = files;
  if (first === undefined) return undefined;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return `refers to other files (${quote(first)}${more}), which the service cannot read: bundle them into one definition first`;
}

/** Whether a `$ref` leads to a file beside the definition. */
function isOtherFile(reference: unknown): reference is string {
  return typeof reference === 'string' && !/^(#|https?:\/\/|$)/i.test(reference);
}

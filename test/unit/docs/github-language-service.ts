import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { basename, join } from 'node:path';
import { FeatureFlags } from '@actions/expressions';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';

// The language service imports JSON without the attribute that Node asks for.
registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
});
const { validate } = await import('@actions/languageservice/validate');
const { validateAction } = await import('@actions/languageservice/validate-action');

export const root = join(import.meta.dirname, '../../..');
/** The text of a file of the repository. */
export const read = (path: string) => readFileSync(join(root, path), 'utf8');
export const actionYml = read('action.yml');
/** The commands of package.json, by name. */
export const npmScripts: Record<string, string> = JSON.parse(read('package.json')).scripts;

// The service caches by name: each text gets a name of its own.
let documents = 0;
const documentOf = (text: string) => {
  documents += 1;
  return TextDocument.create(`file:///${documents}.yml`, 'yaml', 1, text);
};

function messagesOf(diagnostics: Awaited<ReturnType<typeof validate>>): string[] {
  return diagnostics.map(({ message }) => (typeof message === 'string' ? message : message.value));
}

/** What GitHub's own parser has to say against the text of an `action.yml`. */
export async function problemsOfAction(text: string): Promise<string[]> {
  return messagesOf(await validateAction(documentOf(text)));
}

/**
 * The text of the `action.yml` of our action that a workflow names by this repository name and
 * path; undefined for others.
 */
function ourAction(name: string, path = ''): string | undefined {
  const file = join(path, 'action.yml');
  return name === 'security-test-gate' && existsSync(join(root, file)) ? read(file) : undefined;
}

/**
 * What GitHub's own parser has to say against a workflow, the inputs that it gives to our actions
 * included.
 */
export async function problemsOfWorkflow(text: string): Promise<string[]> {
  const diagnostics = await validate(documentOf(text), {
    featureFlags: new FeatureFlags({ allowBackgroundSteps: true }),
    actionsMetadataProvider: {
      fetchActionMetadata: async ({ name, path }) =>
        parse(ourAction(name, path) ?? '') ?? { name, description: '' },
    },
    fileProvider: {
      // Examples call each other where users copy them to.
      getFileContent: async ({ path }) => ({
        name: path,
        content: read(existsSync(join(root, path)) ? path : `examples/${basename(path)}`),
      }),
    },
  });
  return messagesOf(diagnostics);
}

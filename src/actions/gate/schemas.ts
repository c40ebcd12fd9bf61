import { InputProblem, requireIdentifier, textAs } from '../inputs/schemas.ts';

/** The runner refuses these characters in the name of an artifact. */
const forbiddenInArtifactName = /[":<>|*?\\/\r\n]/;

/** The id of a security test, read verbatim: with a blank for an id, the gate would start a test. */
export const taskId = textAs((text) => {
  const id = requireIdentifier(text.trim());
  const kind = /^task_(reg|vr)_/.exec(id)?.[1];
  if (kind === undefined) return id;
  const kindName = kind === 'reg' ? 'registration' : 'vision run';
  throw new InputProblem(`must be a security test, not a ${kindName}`);
});

export const artifactName = textAs((text) => {
  if (!forbiddenInArtifactName.test(text) && text.length <= 200) return text;
  throw new InputProblem(
    'must have at most 200 characters and none of " : < > | * ? \\ / or a line break',
  );
});

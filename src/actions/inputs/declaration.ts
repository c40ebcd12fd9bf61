import * as z from 'zod/mini';

/** What `action.yml` and the documentation say about an input, and how its text is read. */
export interface About {
  /** One line of Markdown. */
  description: string;
  /** As in `action.yml`. */
  default: string;
  isRequired: boolean;
  /** The text is used unchanged, except for a line break at its end, which a shell may add. */
  isVerbatim: boolean;
  /** Masked before anything is logged. */
  isSecret: boolean;
}

type TextSchema<T = unknown> = z.ZodMiniType<T, string>;
type Declared<Schema> = Schema & { about: About };

/** Inputs by their names. */
export type InputShape = Readonly<Record<string, Declared<z.ZodMiniType>>>;
/** The values of inputs, by their names. */
export type ValuesOf<Shape extends InputShape> = { [Name in keyof Shape]: z.output<Shape[Name]> };
/** The same of inputs of which some may have a problem: those have no value. */
export type ValidOf<Shape extends InputShape> = {
  [Name in keyof Shape]?: z.output<Shape[Name]> | undefined;
};

/** All that an action declares; its `action.yml` and the tables of the docs are made from it. */
export interface ActionDeclaration {
  name: string;
  description: string;
  /** https://docs.github.com/actions/reference/workflows-and-actions/metadata-syntax#branding */
  icon: string;
  /** The document that lists the inputs, from the root of the repository. */
  document: string;
  inputs: InputShape;
  /** Descriptions by name. */
  outputs: Readonly<Record<string, string>>;
}

/** An input that may be left out. */
export function optional<Schema extends TextSchema>(
  schema: Schema,
  description: string,
  kind: Partial<Pick<About, 'default' | 'isSecret' | 'isVerbatim'>> = {},
) {
  return declare(z.optional(schema), { description, ...kind });
}

/** An input whose default is read as if the workflow had given it. */
export function withDefault<Schema extends TextSchema>(
  schema: Schema,
  text: string,
  description: string,
) {
  const withText = z.pipe(z._default(z.string(), text), schema);
  return declare(withText, { description, default: text });
}

/** An input that must be given. `expected` ends the message that it is missing. */
export function required<Schema extends TextSchema>(
  schema: Schema,
  { expected, ...about }: { expected: string } & Pick<About, 'description'> & Partial<About>,
) {
  const given = z.pipe(z.string({ error: `is required: ${expected}` }), schema);
  return declare(given, { ...about, isRequired: true });
}

/** The token that the runner gives, unless the workflow gives another one. */
export function githubToken(description: string) {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the runner evaluates this expression.
  return optional(z.string(), description, { default: '${{ github.token }}', isSecret: true });
}

/** The token that reads the policy of another repository. */
export const configToken = optional(
  z.string(),
  'Token that reads a `config-file` of another repository, such as that of a GitHub App. Empty means `github-token`.',
  { isSecret: true },
);

/** The token of an action that needs it only for certificates. */
export const githubTokenForCertificates = githubToken(
  'Token that reads a `ca-cert-file` of the repository; it then needs `contents: read`.',
);

function declare<Schema extends z.ZodMiniType>(
  schema: Schema,
  about: Pick<About, 'description'> & Partial<About>,
): Declared<Schema> {
  const defaults = { default: '', isRequired: false, isVerbatim: false, isSecret: false };
  return Object.assign(schema, { about: { ...defaults, ...about } });
}

/** A workflow command that the runner would obey, its data and properties unescaped. */
export interface WorkflowCommand {
  name: string;
  properties: Record<string, string>;
  data: string;
}

/** Names that the runner has a handler for; text with any other name is ordinary output. */
const handled = new Set(
  [
    'add-mask add-matcher add-path debug echo endgroup error group notice remove-matcher',
    'save-state set-env set-output stop-commands warning',
  ].flatMap((names) => names.split(' ')),
);

type Escapes = Record<string, string>;

// `%25` comes last, so that `%250A` is the text `%0A` and no line break.
const dataEscapes: Escapes = { '%0D': '\r', '%0A': '\n', '%25': '%' };
const propertyEscapes: Escapes = { '%0D': '\r', '%0A': '\n', '%3A': ':', '%2C': ',', '%25': '%' };
const bracketEscapes: Escapes = { '%3B': ';', '%0D': '\r', '%0A': '\n', '%5D': ']', '%25': '%' };

function unescapeData(text: string, escapes: Escapes): string {
  return Object.entries(escapes).reduce(
    (result, [code, character]) => result.replaceAll(code, character),
    text,
  );
}

interface Form {
  pattern: RegExp;
  separator: string;
  propertyEscapes: Escapes;
  dataEscapes: Escapes;
}

function parseProperties(text: string, { separator, propertyEscapes }: Form) {
  const pairs = text.split(separator).flatMap((pair) => {
    const [, name, value] = /^([^=]+)=(.+)$/s.exec(pair) ?? [];
    return name === undefined || value === undefined
      ? []
      : [[name.toLowerCase(), unescapeData(value, propertyEscapes)] as const];
  });
  return Object.fromEntries(pairs);
}

/** `::name key=value,…::data` at the start of a line; old `##[name key=value;…]data` anywhere. */
const forms: Form[] = [
  { pattern: /^\s*::([^ ]*?)(?: (.*?))?::(.*)$/s, separator: ',', propertyEscapes, dataEscapes },
  {
    pattern: /##\[([^ \]]*)(?: ([^\]]*))?\](.*)$/s,
    separator: ';',
    propertyEscapes: bracketEscapes,
    dataEscapes: bracketEscapes,
  },
];

/**
 * Reads one line of a step's output as the runner does: leading blanks are ignored, names are
 * case-insensitive. `stopToken` is the word that `stop-commands` announced, which ends the pause.
 */
export function parseWorkflowCommand(
  line: string,
  stopToken?: string,
): WorkflowCommand | undefined {
  for (const form of forms) {
    const [, word, properties = '', data] = form.pattern.exec(line) ?? [];
    const name = word?.toLowerCase();
    if (name === undefined || data === undefined) continue;
    if (!handled.has(name) && name !== stopToken?.toLowerCase()) continue;
    return {
      name,
      properties: parseProperties(properties.trim(), form),
      data: unescapeData(data, form.dataEscapes),
    };
  }
  return undefined;
}

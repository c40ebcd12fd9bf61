import { createValidator, findInContract, member, once, openContract } from './contract.ts';

/** Says what of an answer breaks the contract. */
export type ResponseCheck = (
  request: { method: string; path: string },
  response: Response,
) => Promise<string[]>;

/** Checks answers against the contract; for those who work on the emulator. */
export const responseCheck = once(createResponseCheck);

function createResponseCheck(): ResponseCheck {
  const ajv = createValidator();
  const templates = Object.keys(member(openContract(), 'paths') ?? {});
  return async ({ method, path }, response) => {
    const template = templates.find((known) => matches(known, path)) ?? '';
    const answer = describedAnswer(template, method, response.status);
    const [mediaType = ''] = (response.headers.get('Content-Type') ?? '').split(';');
    const content = member(member(answer.node, 'content'), mediaType);
    if (content === undefined)
      return [`status ${response.status} as '${mediaType}' is not described`];
    const problems = missingHeaders(answer.node, response.headers);
    if (method === 'HEAD' || !mediaType.endsWith('json')) return problems;
    const schema = `contract${answer.pointer}/content/${mediaType.replaceAll('/', '~1')}/schema`;
    const validate = ajv.getSchema(schema) ?? ajv.compile({ $ref: schema });
    if (validate(await response.json())) return problems;
    return [...problems, ajv.errorsText(validate.errors, { dataVar: 'body' })];
  };
}

/** The token endpoint is described with its whole path, the others by what follows `/v1`. */
function matches(template: string, path: string): boolean {
  const pattern = template.replaceAll(/{\w+}/g, '[^/]+').replaceAll('.', '\\.');
  return new RegExp(`^(/v1)?${pattern}$`).test(path.split('?')[0] ?? '');
}

/** What the contract says of an answer; of unknown endpoints, what it says of errors everywhere. */
function describedAnswer(template: string, asked: string, status: number) {
  const method = asked === 'HEAD' ? 'get' : asked.toLowerCase();
  const responses = `#/paths/${template.replaceAll('/', '~1')}/${method}/responses`;
  const described = [`${responses}/${status}`, `${responses}/default`].map(findInContract);
  return (
    described.find(({ node }) => node !== undefined) ??
    findInContract('#/components/responses/Other')
  );
}

function missingHeaders(answer: unknown, headers: Headers): string[] {
  return Object.entries(member(answer, 'headers') ?? {})
    .filter(([name, header]) => member(header, 'required') && !headers.has(name))
    .map(([name]) => `the header ${name} is missing`);
}

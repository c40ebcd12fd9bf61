import type { MiddlewareHandler } from 'hono';
import {
  createValidator,
  findInContract,
  lazy,
  openContract,
  propertyOf,
} from '../src/emulator/http/contract.ts';
import { Problem, problemResponse } from '../src/emulator/http/problem.ts';

const validator = lazy(createValidator);

/** Middleware of an emulator that answers 500 in place of an answer that breaks the contract. */
export const checkAnswers: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.req.path === '/') return;
  const broken = await contractBreaches(context.req, context.res.clone());
  if (broken.length === 0) return;
  const detail = `The answer breaks the contract: ${broken.join('; ')}`;
  context.res = problemResponse(new Problem(500, detail));
};

/** Returns how an answer breaks the contract. */
export async function contractBreaches(
  { method, path }: { method: string; path: string },
  response: Response,
): Promise<string[]> {
  const answer = describedAnswer(templateOf(path) ?? '', method, response.status);
  const [mediaType = ''] = (response.headers.get('Content-Type') ?? '').split(';');
  const content = propertyOf(propertyOf(answer.node, 'content'), mediaType);
  if (content === undefined)
    return [`status ${response.status} as '${mediaType}' is not described`];
  const problems = missingHeaders(answer.node, response.headers);
  if (method === 'HEAD' || !mediaType.endsWith('json')) return problems;
  const ajv = validator();
  const schema = `contract${answer.pointer}/content/${mediaType.replaceAll('/', '~1')}/schema`;
  const validate = ajv.getSchema(schema) ?? ajv.compile({ $ref: schema });
  if (validate(await response.json())) return problems;
  return [...problems, ajv.errorsText(validate.errors, { dataVar: 'body' })];
}

/**
 * The path in the contract for a request's path. The contract contains the whole path of the token
 * endpoint; all others lack `/v1`.
 */
export function templateOf(path: string): string | undefined {
  const pathOnly = (path.split('?')[0] ?? '').replace(/^\/v1/, '');
  return Object.keys(propertyOf(openContract(), 'paths') ?? {}).find((template) =>
    new RegExp(`^${template.replaceAll(/{\w+}/g, '[^/]+')}$`).test(pathOnly),
  );
}

/** The contract's description of an answer; for unknown endpoints, that of errors everywhere. */
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
  return Object.entries(propertyOf(answer, 'headers') ?? {})
    .filter(([name, header]) => propertyOf(header, 'required') && !headers.has(name))
    .map(([name]) => `the header ${name} is missing`);
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { severities } from '../../src/decision/findings/severity.ts';
import { errorOfAnswer } from '../../src/service/problem.ts';
import {
  contractFile,
  contractSchema,
  contractSchemas,
  follow,
  type NamedSchema,
  queryParameters,
  type Schema,
} from '../support/contract.ts';
import { clientCalls } from './support/client-calls.ts';

/**
 * What the contract has and the client does without, by schema. Whoever adds a field to the
 * contract decides here, or reads it.
 */
const unread: Record<string, string[]> = {
  App: ['createdAt', 'scheduleType'],
  AppListItem: ['label', 'basePath', 'registrationStatus', 'createdAt', 'scheduleType'],
  RegisterAppResponse: ['createdAt', 'onboarding'],
  'RegisterAppResponse.specExtraction': ['state', 'statusUrl'],
  AccountSetupResponse: ['appId', 'taskId', 'accountsSaved', 'statusUrl'],
  VisionTask: ['createdAt', 'updatedAt'],
  SecurityTask: ['createdAt', 'updatedAt'],
  Task: ['createdAt', 'updatedAt'],
  Finding: [
    ...['action', 'intent', 'request', 'response', 'unsecureRequest', 'unsecuredResponse'],
    ...['requestSchema', 'responseSchema'],
    ...['fixClaimedAt', 'fixClaimedByEmail', 'fixComment'],
    ...['isCustomIssue', 'updated_on'],
  ],
  'Finding.additionalDetails': [
    ...['StepsToReproduce', 'conclusion', 'copilot_prompt', 'workingExamples'],
  ],
  Report: [...['reportType', 'format', 'apiName', 'createdByEmail', 'downloadUrl']],
};

/**
 * What the client reads beside the contract: the specification has two names for the id of a
 * mapping run, and the answers to both kinds of runs are read alike.
 */
const besideContract = [
  'the contract lacks RegisterAppResponse.specExtraction.taskId',
  'the contract lacks SecurityTask.operation',
  'the contract lacks VisionTask.runNumber',
];

const typesOf = ({ type, enum: values, const: value }: Schema): string[] => {
  if (values !== undefined || value !== undefined) return ['string'];
  return [type ?? []].flat().filter((name) => name !== 'null');
};

/** What the two say differently, each with the place. */
function differences(client: Schema, found: NamedSchema): string[] {
  const { name, schema } = follow(found);
  if (client.items !== undefined)
    return differences(client.items, { name, schema: schema.items ?? {} });
  if (client.properties === undefined) {
    const [left, right] = [typesOf(client), typesOf(schema)];
    return right.length === 0 || left.every((type) => right.includes(type))
      ? []
      : [`${name} is ${right}, and the client reads ${left}`];
  }
  const [own, theirs] = [client.properties, schema.properties ?? {}];
  const left = unread[name] ?? [];
  const known = [...Object.keys(own), ...left];
  const { required = [] } = schema;
  const fields = {
    'the client lacks': Object.keys(theirs).filter((field) => !known.includes(field)),
    'the contract lacks': known.filter((field) => !(field in theirs)),
    'the client reads after all': left.filter((field) => field in own),
    'the client requires': client.required?.filter((field) => !required.includes(field)) ?? [],
  };
  return [
    ...Object.entries(fields).flatMap(([problem, found]) =>
      found.map((field) => `${problem} ${name}.${field}`),
    ),
    ...Object.entries(own).flatMap(([field, value]) => {
      const { [field]: schema } = theirs;
      return schema ? differences(value, { name: `${name}.${field}`, schema }) : [];
    }),
  ];
}

/** Texts in capitals, as states are written, in the sources that decide about answers. */
function statesNamed(): Set<string> {
  const root = join(import.meta.dirname, '../../src');
  const nouns = 'apps,tasks,task-states,findings,reports,registration';
  const files = globSync(['decision/**/*.ts', `service/{${nouns}}.ts`], { cwd: root });
  const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const words = [...text.matchAll(/'([A-Z]{2,}(?:_[A-Z]+)*)'/g)].map(([, word = '']) => word);
  return new Set(words.filter((word) => !['GET', 'POST', 'DELETE', 'DELETED'].includes(word)));
}

describe("the client's schemas", () => {
  it.each([
    ...['App', 'AppList', 'RegisterAppResponse', 'AccountSetupResponse', 'DeleteAppResponse'],
    ...['SecurityTask', 'VisionTask', 'Task', 'FindingList', 'Finding', 'ReportList'],
  ])('read %s as the contract describes it', async (name) => {
    const { [name]: made } = await clientCalls();
    const found = made && differences(made.answer, contractSchema(name));
    expect(found?.filter((difference) => !besideContract.includes(difference))).toEqual([]);
  });

  it('are of calls that the contract describes', async () => {
    for (const { call } of Object.values(await clientCalls())) {
      const parameters = queryParameters(call.method ?? 'GET', `/${call.path.join('/')}`);
      expect(parameters, call.path.join('/')).toBeDefined();
      expect(parameters).toEqual(expect.arrayContaining(Object.keys(call.query ?? {})));
    }
  });

  it('come with every state of the contract, and with none that it lacks', () => {
    const schemas = ['RegistrationStatus', 'TaskState', 'FindingListStatus'].map(
      (name) => contractSchema(name).schema,
    );
    const described = new Set(schemas.flatMap(({ enum: values = [] }) => values));
    const named = statesNamed();
    const unknown = [...named].filter((state) => !described.has(state));
    expect(unknown, `states that ${contractFile} lacks`).toEqual([]);
    const unhandled = [...described].filter((state) => !named.has(state));
    expect(unhandled, 'states that src/service lacks').toEqual([]);
  });

  it('come with the severities of the contract', () => {
    const described = contractSchema('Severity').schema.enum ?? [];
    expect(described.map((severity) => severity.toLowerCase())).toEqual([...severities]);
  });

  it('tell the problems of the contract apart', () => {
    const slugs = Object.values(contractSchemas).flatMap(
      ({ allOf }) => allOf?.at(-1)?.properties?.type?.pattern?.replace(/^\/|\$$/g, '') ?? [],
    );
    const codeOf = (slug: string) => {
      const body = JSON.stringify({ type: `https://errors.test/${slug}` });
      return errorOfAnswer({
        request: 'GET /',
        status: 409,
        headers: {},
        body,
        quotesProblems: true,
      }).code;
    };
    expect(Object.fromEntries(slugs.map((slug) => [slug, codeOf(slug)]))).toEqual({
      'not-found': 'not-found',
      'run-already-active': 'run-already-active',
      'app-already-registered': 'conflict',
      'app-registered-outside-api': 'conflict',
      'vision-run-already-active': 'conflict',
      'registration-failed': 'conflict',
      'vision-task-create-failed': 'conflict',
      'onboarding-unavailable': 'conflict',
    });
  });
});

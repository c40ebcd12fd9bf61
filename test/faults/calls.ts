/** One kind of remote call that a gate makes. */
export interface Call {
  name: string;
  /** The server that it asks. */
  server: Server;
  method: string;
  /** Path and query. */
  path: RegExp;
  /** Whether the verdict rests on it; the others come after the decision. */
  decides: boolean;
  /** Host of the app under test. */
  app: 'vulnerable.test' | 'many.test';
  /** Whether the gate makes it for a run that has been paid for. */
  isPaid?: boolean;
  /** Whether the gate makes it only where its comment is there already. */
  hasComment?: boolean;
  /** Inputs with which the gate makes it. */
  inputs?: Record<string, string>;
  /** A member that the JSON answer needs; absent when it is no JSON object. */
  needed?: string;
  /** A member with one of a closed set of words, if there is one. */
  word?: string;
}

export type Server = 'service' | 'github' | 'artifacts';

/** The policy file; its threshold is `medium`, where the gate's default is `high`. */
export const policy = { path: '.github/security-gate.yml', text: 'fail-on-severity: medium\n' };

const read = { method: 'GET', decides: true, app: 'vulnerable.test' } as const;
const service = { ...read, server: 'service' } as const;
const post = { ...service, method: 'POST' } as const;
const status = { needed: 'registrationStatus', word: 'registrationStatus' };
const findings = { ...service, needed: 'total', word: 'status' } as const;
const paid = { isPaid: true } as const;
const manyFindings = { ...findings, ...paid, app: 'many.test' } as const;
const report = { ...service, decides: false };
const artifact = { ...report, server: 'artifacts', method: 'POST' } as const;
const github = { ...read, server: 'github' } as const;
const policyFile = { needed: 'content', word: 'type', inputs: { 'config-file': policy.path } };
const comments = /^\/repos\/octo-org\/shop\/issues\/42\/comments/;
const comment = { ...github, decides: false, path: comments };
const ownLogin = { ...comment, method: 'POST', hasComment: true } as const;

/** Every remote call of a gate on a pull request, in the order in which they are made. */
export const calls: Call[] = [
  { ...github, name: 'repository', path: /^\/repos\/octo-org\/shop$/, needed: 'default_branch' },
  { ...github, name: 'branch', path: /^\/repos\/octo-org\/shop\/branches\//, needed: 'commit' },
  { ...github, name: 'contents', path: /^\/repos\/octo-org\/shop\/contents\//, ...policyFile },
  { ...post, name: 'login', path: /^\/api\/v1\/auth\/token$/, needed: 'id_token' },
  { ...service, name: 'find app', path: /^\/v1\/apps\?/, needed: 'data' },
  { ...service, name: 'get app', path: /^\/v1\/apps\/[^/?]+$/, ...status },
  { ...findings, name: 'look before the trigger', path: /\/vulnerabilities\?page=1&pageSize=1$/ },
  { ...post, name: 'trigger', path: /\/security-agent$/, needed: 'taskId', word: 'state' },
  { ...service, name: 'poll', path: /^\/v1\/tasks\//, needed: 'state', word: 'state', ...paid },
  {
    ...findings,
    ...paid,
    name: 'findings, page 1',
    path: /\/vulnerabilities\?page=1&pageSize=100$/,
  },
  { ...manyFindings, name: 'findings, later pages', path: /\/vulnerabilities\?page=(?!1&)/ },
  { ...report, name: 'report list', path: /\/reports\?/, needed: 'data' },
  { ...report, name: 'report download', path: /^\/v1\/reports\// },
  { ...artifact, name: 'artifact, create', path: /\/CreateArtifact$/, needed: 'signed_upload_url' },
  { ...artifact, name: 'artifact, upload', method: 'PUT', path: /^\/blob\// },
  { ...artifact, name: 'artifact, finalize', path: /\/FinalizeArtifact$/, needed: 'artifact_id' },
  { ...comment, name: 'comment, head', path: /^\/repos\/octo-org\/shop\/pulls\/42$/ },
  { ...comment, name: 'comment, look' },
  { ...comment, name: 'comment, write', method: 'POST', needed: 'html_url' },
  { ...ownLogin, name: 'comment, own login', path: /^\/graphql$/, needed: 'data' },
];

/** Limits short enough for thousands of gates, and long enough not to be met by a busy machine. */
const limits = {
  'poll-interval-seconds': '0.05',
  'poll-max-interval-seconds': '0.1',
  'request-timeout-seconds': '5',
  'max-retries': '2',
  'timeout-minutes': '0.1',
  'queue-timeout-minutes': '0.1',
  'report-timeout-seconds': '10',
};

/** The inputs of a gate that makes this call, with no side task that it does not need. */
export function inputsFor({ server, decides, app, inputs }: Call): Record<string, string> {
  return {
    ...limits,
    'app-url': `https://${app}`,
    'upload-report': String(!decides && server !== 'github'),
    'comment-summary-in-pr': server === 'github' && !decides ? 'always' : 'never',
    ...inputs,
  };
}

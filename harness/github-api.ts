import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { text } from 'node:stream/consumers';
import { baseSha } from './github-event.ts';
import { type Permissions, permits } from './github-permissions.ts';
import {
  actionsBot,
  type GitHubUser,
  noStatus,
  type Posted,
  renderComment,
  renderIssue,
  renderSelf,
  renderStatus,
  type StatusBody,
} from './github-posts.ts';
import { mergeCommitAt, type Pull, pullAt } from './github-pulls.ts';
import {
  answerOfOthers,
  type Branch,
  branchAt,
  type Commit,
  filesOf,
  type GitHubAnswer,
  listCommits,
  mergeQueueRules,
  notFound,
  type OtherRepository,
  renderBlob,
  renderFile,
  renderOwnRepository,
  type Visibility,
} from './github-repository.ts';
import { close, listen } from './loopback-server.ts';

export interface GitHubRequest {
  method: string;
  /** Without the base path of the API. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Partial<Posted> & Partial<StatusBody>;
}

/** Another answer, no answer, or an answer lost after the request was carried out. */
export type GitHubFault = GitHubAnswer | 'hang' | 'lose';

export interface GitHubApiOptions {
  /** The owner of the token; `github-actions[bot]` by default. */
  self?: GitHubUser;
  /** `/api/v3` on GitHub Enterprise Server. */
  basePath?: string;
  /** Texts by path, at every commit, or by `<ref>:<path>`, at that one. */
  files?: Record<string, string>;
  /** By name; `main`, the default, is always there: at the last of `history`, or at `baseSha`. */
  branches?: Record<string, Branch>;
  /** Whether the token may set labels; GitHub drops them silently otherwise. */
  mayLabel?: boolean;
  /** Visibility of the repository; absent from answers by default. */
  visibility?: Visibility;
  /** `main` unless given. */
  defaultBranch?: string;
  /** How long the merge queue of each branch waits for checks; there is none by default. */
  mergeQueueMinutes?: number;
  /** Commits of the default branch, oldest first. */
  history?: readonly Commit[];
  /** Pull requests; none by default. */
  pulls?: readonly Pull[];
  /** Other repositories that the token can see, by `owner/name`. */
  others?: Record<string, OtherRepository>;
  /** Permissions of the token; all by default. */
  permissions?: Permissions;
  /** Serves HTTPS. */
  identity?: { key: string; cert: string };
}

export type GitHubApi = Awaited<ReturnType<typeof startGitHubApi>>;

/** GitHub's answer to a token that lacks a permission. */
export const forbidden: GitHubAnswer = {
  status: 403,
  body: { message: 'Resource not accessible by integration' },
};

const ok = (body: unknown): GitHubAnswer => ({ status: 200, body });

/** A request, and the decoded groups of its route: as text, and as a number. */
type Handler = (call: GitHubRequest & { part: string; id: number }) => GitHubAnswer;

/** GitHub's comments, issues and so on, kept in memory, as handlers from request to answer. */
function createGitHub(options: GitHubApiOptions) {
  const { self = actionsBot, mayLabel = true, files = {}, history = [], pulls = [] } = options;
  const branches = { main: { sha: history.at(-1)?.sha ?? baseSha }, ...options.branches };
  const allFiles = { ...files, ...filesOf(history) };
  const comments: Posted[] = [];
  const issues: Posted[] = [];
  const statuses: (StatusBody & { sha: string })[] = [];
  let lastId = 100;
  const post = (list: Posted[], given: Partial<Posted>): Posted => {
    lastId += 1;
    const common = { id: lastId, number: lastId, title: '', body: '', state: 'open', labels: [] };
    const posted = { ...common, user: self, ...given };
    list.push(posted);
    return posted;
  };
  const render = (posted: Posted) =>
    comments.includes(posted) ? renderComment(posted) : renderIssue(posted);
  const add = (list: Posted[], given: Partial<Posted>): GitHubAnswer =>
    (given.body?.length ?? 0) > 65_536
      ? { status: 422, body: { message: 'Validation Failed' } }
      : { status: 201, body: render(post(list, given)) };
  const change = (list: Posted[], id: number, changes: Partial<Posted>): GitHubAnswer => {
    const found = list.find((posted) => posted.id === id);
    return found ? ok(render(Object.assign(found, changes))) : notFound;
  };
  const remove = (list: Posted[], id: number): GitHubAnswer => {
    const index = list.findIndex((posted) => posted.id === id);
    if (index < 0) return { status: 404 };
    list.splice(index, 1);
    return { status: 204 };
  };
  const list = (posts: Posted[], query: URLSearchParams) => page(posts.map(render), query);
  const commentsOn = (number: number) => comments.filter((comment) => comment.number === number);
  const setStatus = (sha: string, body: Partial<StatusBody>): GitHubAnswer => {
    if ([...(body.description ?? '')].length > 140)
      return { status: 422, body: { message: 'Validation Failed' } };
    const status = { ...noStatus, ...body, sha };
    statuses.push(status);
    return { status: 201, body: renderStatus(status) };
  };
  const statusesOf = (sha: string, query: URLSearchParams) => {
    const newestFirst = statuses.filter((status) => status.sha === sha).toReversed();
    return page(newestFirst.map(renderStatus), query);
  };
  const routes: [call: RegExp, handler: Handler][] = [
    [/^GET contents\/(.+)$/, ({ part, query }) => renderFile(allFiles, part, query, 'main')],
    [/^GET branches\/(.+)$/, ({ part }) => branchAt(branches, part)],
    [/^GET rules\/branches\/(.+)$/, () => ok(mergeQueueRules(options.mergeQueueMinutes))],
    [/^GET commits$/, ({ query }) => listCommits(history, query)],
    [
      /^GET \/repos\/octo-org\/shop$/,
      () => ok(renderOwnRepository(options.visibility, options.defaultBranch ?? 'main')),
    ],
    [/^GET pulls\/(\d+)$/, ({ id }) => pullAt(pulls, id)],
    [/^GET git\/commits\/(.+)$/, ({ part }) => mergeCommitAt(pulls, part)],
    [/^POST statuses\/(.+)$/, ({ part, body }) => setStatus(part, body)],
    [/^GET commits\/(.+)\/statuses$/, ({ part, query }) => statusesOf(part, query)],
    [/^GET pulls$/, () => ok([])],
    [/^GET git\/blobs\/(.+)$/, ({ part }) => renderBlob(files, part)],
    [/^POST \/graphql$/, () => ok({ data: { viewer: { login: self.login } } })],
    [/^GET \/user$/, () => (self.type === 'User' ? ok(renderSelf(self)) : forbidden)],
    [/^GET issues\/(\d+)\/comments$/, ({ id, query }) => list(commentsOn(id), query)],
    [/^POST issues\/(\d+)\/comments$/, ({ id, body }) => add(comments, { ...body, number: id })],
    [/^DELETE issues\/comments\/(\d+)$/, ({ id }) => remove(comments, id)],
    [/^PATCH issues\/comments\/(\d+)$/, ({ id, body }) => change(comments, id, body)],
    [/^GET issues$/, ({ query }) => list(matchingIssues(issues, query), query)],
    [/^POST issues$/, ({ body }) => add(issues, { ...body, ...(!mayLabel && { labels: [] }) })],
    [/^PATCH issues\/(\d+)$/, ({ id, body }) => change(issues, id, body)],
  ];
  const answer = (request: GitHubRequest): GitHubAnswer => {
    const call = `${request.method} ${request.path.replace('/repos/octo-org/shop/', '')}`;
    const [pattern, handle] = routes.find(([each]) => each.test(call)) ?? [];
    if (!handle) return answerOfOthers(options.others ?? {}, request);
    const part = decodeURIComponent(pattern?.exec(call)?.[1] ?? '');
    return handle({ ...request, part, id: Number(part) });
  };
  return {
    answer,
    comments,
    issues,
    statuses,
    addComment: (comment: Partial<Posted>) => post(comments, { number: 42, ...comment }),
    addIssue: (issue: Partial<Posted>) => post(issues, issue),
  };
}

/** One page, and the number of the next one. */
function page(all: unknown[], query: URLSearchParams): GitHubAnswer {
  const size = Math.min(Number(query.get('per_page') ?? 30), 100);
  const number = Number(query.get('page') ?? 1);
  const body = all.slice((number - 1) * size, number * size);
  return { status: 200, body, ...(number * size < all.length && { next: number + 1 }) };
}

/** The issues that match a query; `all` is oldest first. */
function matchingIssues(issues: Posted[], query: URLSearchParams): Posted[] {
  const state = query.get('state') ?? 'open';
  const label = query.get('labels');
  const found = issues
    .filter((issue) => state === 'all' || issue.state === state)
    .filter(({ labels }) => label === null || labels.includes(label));
  return query.get('direction') === 'asc' ? found : found.reverse();
}

/** GitHub's API on loopback, as far as the actions use it, with faults on request. */
export async function startGitHubApi(options: GitHubApiOptions = {}) {
  const { basePath = '', identity, permissions } = options;
  const { answer: answerTo, ...github } = createGitHub(options);
  const requests: GitHubRequest[] = [];
  const faults: { pattern: RegExp; fault: GitHubFault }[] = [];
  let publicUrl = '';
  const regularAnswer = (request: GitHubRequest) =>
    permissions === undefined || permits(permissions, request) ? answerTo(request) : forbidden;
  const serve = async (incoming: IncomingMessage, response: ServerResponse) => {
    const request = await readRequest(incoming, basePath);
    requests.push(request);
    const call = `${request.method} ${request.path}`;
    const next = faults.findIndex(({ pattern }) => pattern.test(call));
    const fault = next < 0 ? undefined : faults.splice(next, 1)[0]?.fault;
    if (fault === 'hang') return;
    const answer = typeof fault === 'object' ? fault : regularAnswer(request);
    if (fault === 'lose') return void response.destroy();
    const headers = { ...nextLink(publicUrl, request, answer), ...answer.headers };
    sendGitHubAnswer(response, { ...answer, headers });
  };
  const listener = (incoming: IncomingMessage, response: ServerResponse) =>
    void serve(incoming, response);
  const server = identity ? createTlsServer(identity, listener) : createServer(listener);
  publicUrl = (await listen(server)) + basePath;
  return {
    ...github,
    requests,
    /** Value of `GITHUB_API_URL`. */
    url: publicUrl,
    /** `GET /repos/octo-org/shop/issues?state=all`, in order of arrival. */
    calls: () =>
      requests.map(
        ({ method, path, query }) => `${method} ${path}${query.size > 0 ? `?${query}` : ''}`,
      ),
    /** Lets the next requests whose `METHOD path` matches fail. */
    fail: (pattern: RegExp, fault: GitHubFault, times = 1) =>
      void faults.push(...Array.from({ length: times }, () => ({ pattern, fault }))),
    /** Uses another origin in links: that of a proxy in front of it. */
    publishAs: (url: string) => {
      publicUrl = url;
    },
    close: () => close(server),
  };
}

async function readRequest(incoming: IncomingMessage, basePath: string): Promise<GitHubRequest> {
  const { method = '', url = '', headers } = incoming;
  const { pathname, searchParams: query } = new URL(url, 'http://github.test');
  const body = await text(incoming);
  // GitHub Enterprise Server has GraphQL next to the REST API.
  const path = pathname.startsWith(basePath)
    ? pathname.slice(basePath.length)
    : pathname.replace(/^\/api\/graphql$/, '/graphql');
  return { method, path, query, headers, body: body === '' ? {} : JSON.parse(body) };
}

function nextLink(url: string, { path, query }: GitHubRequest, { next }: GitHubAnswer) {
  if (next === undefined) return {};
  const parameters = new URLSearchParams(query);
  parameters.set('page', String(next));
  return { link: `<${url}${path}?${parameters}>; rel="next"` };
}

function sendGitHubAnswer(
  response: ServerResponse,
  { status, headers, body = '' }: GitHubAnswer,
): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

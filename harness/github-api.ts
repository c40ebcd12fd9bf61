import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { text } from 'node:stream/consumers';
import { baseSha } from './github-event.ts';
import { asGitea, giteaBot } from './github-gitea.ts';
import { answerOfOthers, type OtherRepository } from './github-others.ts';
import { type Permissions, permits } from './github-permissions.ts';
import { createPostStore } from './github-post-store.ts';
import {
  actionsBot,
  type GitHubUser,
  type Posted,
  renderSelf,
  type StatusBody,
} from './github-posts.ts';
import {
  type ChangedFile,
  comparisonOf,
  filesOfPull,
  type GroupedCommit,
  mergeAt,
  mergeCommitAt,
  type Pull,
  pullAt,
  pullsOf,
} from './github-pulls.ts';
import {
  type Branch,
  branchAt,
  type Commit,
  filesOf,
  type GitHubAnswer,
  listCommits,
  mergeQueueRules,
  renderBlob,
  renderCommit,
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
  /** Answers as a Gitea server does. */
  isGitea?: boolean;
  /** The owner of the token; by default the one that posts of a job have. */
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
  /** Commits of the merge group, oldest first, and the pull requests that each belongs to. */
  group?: readonly GroupedCommit[];
  /** What lies between two commits, by `<base>...<head>`. */
  comparisons?: Record<string, readonly ChangedFile[]>;
  /** Other repositories that the token can see, by `owner/name`. */
  others?: Record<string, OtherRepository>;
  /** Permissions of the token; all by default. */
  permissions?: Permissions;
  /** How far its clock is ahead of this machine's; NaN: its answers have no usable `Date`. */
  aheadMs?: number;
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
  const { isGitea = false, mayLabel = true, files = {}, history = [], pulls = [] } = options;
  const { self = isGitea ? giteaBot : actionsBot } = options;
  const branches = { main: { sha: history.at(-1)?.sha ?? baseSha }, ...options.branches };
  const allFiles = { ...files, ...filesOf(history) };
  const posts = createPostStore(self);
  const { add, change, remove, comments, issues } = posts;
  const routes: [call: RegExp, handler: Handler][] = [
    [/^GET contents\/(.+)$/, ({ part, query }) => renderFile(allFiles, part, query, 'main')],
    [/^GET branches\/(.+)$/, ({ part }) => branchAt(branches, part)],
    [/^GET rules\/branches\/(.+)$/, () => ok(mergeQueueRules(options.mergeQueueMinutes))],
    [/^GET commits$/, ({ query }) => listCommits(history, query)],
    [
      /^GET \/repos\/octo-org\/shop$/,
      () => ok(renderOwnRepository(options.visibility, options.defaultBranch ?? 'main')),
    ],
    [/^GET commits\/(.+)\/pulls$/, ({ part }) => pullsOf(part, pulls, options.group ?? [])],
    [/^GET pulls\/(\d+)$/, ({ id }) => pullAt(pulls, id)],
    [/^GET pulls\/(\d+)\/files$/, ({ id, query }) => filesOfPull(pulls, id, query)],
    [/^GET commits\/([0-9a-f]{40})$/, ({ part, query }) => mergeAt(pulls, part, query)],
    [/^GET compare\/(.+)$/, ({ part }) => comparisonOf(options, part)],
    [
      /^GET git\/commits\/(.+)$/,
      ({ part }) =>
        Object.values(branches).some(({ sha }) => sha === part)
          ? ok(renderCommit({ sha: part }))
          : mergeCommitAt(pulls, part),
    ],
    [/^POST statuses\/(.+)$/, ({ part, body }) => posts.setStatus(part, body)],
    [/^GET commits\/(.+)\/statuses$/, ({ part, query }) => posts.statusesOf(part, query)],
    [/^GET pulls$/, () => ok([])],
    [/^GET git\/blobs\/(.+)$/, ({ part }) => renderBlob(files, part)],
    [/^POST \/graphql$/, () => ok({ data: { viewer: { login: self.login } } })],
    [/^GET \/user$/, () => (self.type === 'User' ? ok(renderSelf(self)) : forbidden)],
    [/^GET issues\/(\d+)\/comments$/, ({ id, query }) => posts.commentsOn(id, query)],
    [/^POST issues\/(\d+)\/comments$/, ({ id, body }) => add(comments, { ...body, number: id })],
    [/^DELETE issues\/comments\/(\d+)$/, ({ id }) => remove(comments, id)],
    [/^PATCH issues\/comments\/(\d+)$/, ({ id, body }) => change(comments, id, body)],
    [/^GET issues$/, ({ query }) => posts.findIssues(query)],
    [/^POST issues$/, ({ body }) => add(issues, { ...body, ...(!mayLabel && { labels: [] }) })],
    [/^PATCH issues\/(\d+)$/, ({ id, body }) => change(issues, id, body)],
  ];
  const answer = (request: GitHubRequest): GitHubAnswer => {
    const call = `${request.method} ${request.path.replace('/repos/octo-org/shop/', '')}`;
    const [pattern, handle] = routes.find(([each]) => each.test(call)) ?? [];
    if (!handle) return answerOfOthers(options.others ?? {}, request);
    const part = decodeURIComponent(pattern?.exec(call)?.[1] ?? '');
    const answered = handle({ ...request, part, id: Number(part) });
    return isGitea ? asGitea(request.path, answered) : answered;
  };
  return {
    answer,
    comments,
    issues,
    statuses: posts.statuses,
    addComment: posts.addComment,
    addIssue: posts.addIssue,
  };
}

/** GitHub's API on loopback, as far as the actions use it, with faults on request. */
export async function startGitHubApi(options: GitHubApiOptions = {}) {
  const { basePath = '', identity, permissions, aheadMs = 0 } = options;
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
    const date = new Date(Date.now() + aheadMs).toUTCString();
    const headers = { date, ...nextLink(publicUrl, request, answer), ...answer.headers };
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

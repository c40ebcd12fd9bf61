import {
  type GitHubUser,
  noStatus,
  type Posted,
  renderComment,
  renderIssue,
  renderStatus,
  type StatusBody,
} from './github-posts.ts';
import { type GitHubAnswer, notFound } from './github-repository.ts';

/** The comments, issues and commit statuses of the repository, kept in memory. */
export function createPostStore(self: GitHubUser) {
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
    if (!found) return notFound;
    return { status: 200, body: render(Object.assign(found, changes)) };
  };
  const remove = (list: Posted[], id: number): GitHubAnswer => {
    const index = list.findIndex((posted) => posted.id === id);
    if (index < 0) return { status: 404 };
    list.splice(index, 1);
    return { status: 204 };
  };
  const list = (posts: Posted[], query: URLSearchParams) => page(posts.map(render), query);
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
  return {
    comments,
    issues,
    statuses,
    add,
    change,
    remove,
    setStatus,
    statusesOf,
    commentsOn: (number: number, query: URLSearchParams) =>
      list(
        comments.filter((comment) => comment.number === number),
        query,
      ),
    findIssues: (query: URLSearchParams) => list(matchingIssues(issues, query), query),
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

/** The issues that match a query; `issues` is oldest first. */
function matchingIssues(issues: Posted[], query: URLSearchParams): Posted[] {
  const state = query.get('state') ?? 'open';
  const label = query.get('labels');
  const found = issues
    .filter((issue) => state === 'all' || issue.state === state)
    .filter(({ labels }) => label === null || labels.includes(label));
  return query.get('direction') === 'asc' ? found : found.reverse();
}

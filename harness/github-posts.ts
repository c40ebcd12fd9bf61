/** A user as GitHub shows it; the addresses are filled in. */
export interface GitHubUser {
  id: number;
  login: string;
  type: 'Bot' | 'User';
}

/** A comment, whose number is that of its pull request, or an issue. */
export interface Posted {
  id: number;
  number: number;
  title: string;
  body: string;
  state: string;
  labels: string[];
  user: GitHubUser | null;
}

/** The author that GitHub shows for posts written with the token of a job. */
export const actionsBot: GitHubUser = { id: 41898282, login: 'github-actions[bot]', type: 'Bot' };
export const octocat: GitHubUser = { id: 583231, login: 'octocat', type: 'User' };
export const mallory: GitHubUser = { id: 666, login: 'mallory', type: 'User' };

const api = 'https://api.github.test';
const repository = `${api}/repos/octo-org/shop`;
const pages = 'https://github.test/octo-org/shop';
export const times = { created_at: '2026-11-20T14:00:00Z', updated_at: '2026-11-20T14:00:00Z' };

/** Members without meaning here: the same value under each name. */
export const fill = (value: unknown, names: string) =>
  Object.fromEntries(names.split(' ').map((name) => [name, value]));

/** Addresses of parts, such as `comments_url`. */
export function linksOf(url: string, names: string): Record<string, string> {
  const parts = names.split(' ').map((name) => [`${name}_url`, `${url}/${name}`]);
  return { url, html_url: url, ...Object.fromEntries(parts) };
}

const userLinks =
  'followers following gists starred subscriptions organizations repos events received_events';

/** GitHub's short description of a user. */
export function renderUser(user: GitHubUser) {
  const login = encodeURIComponent(user.login);
  const url = `${api}/users/${login}`;
  return {
    ...user,
    ...linksOf(url, userLinks),
    node_id: `U_${user.id}`,
    avatar_url: `https://avatars.github.test/u/${user.id}`,
    gravatar_id: '',
    html_url: `https://github.test/${login}`,
    site_admin: false,
  };
}

/** GitHub's description of the authenticated user. */
export function renderSelf(user: GitHubUser) {
  const unknown = fill(null, 'bio blog company email hireable location name');
  const counts = fill(0, 'followers following public_gists public_repos');
  return { ...renderUser(user), ...unknown, ...counts, ...times };
}

export function renderComment({ id, number, body, user }: Posted) {
  return {
    id,
    node_id: `IC_${id}`,
    url: `${repository}/issues/comments/${id}`,
    html_url: `${pages}/pull/${number}#issuecomment-${id}`,
    issue_url: `${repository}/issues/${number}`,
    body,
    user: user && renderUser(user),
    author_association: 'NONE',
    performed_via_github_app: null,
    ...times,
  };
}

export function renderIssue({ id, number, title, body, state, labels, user }: Posted) {
  const url = `${repository}/issues/${number}`;
  return {
    id,
    node_id: `I_${id}`,
    number,
    title,
    body,
    state,
    url,
    repository_url: repository,
    labels_url: `${url}/labels{/name}`,
    comments_url: `${url}/comments`,
    events_url: `${url}/events`,
    html_url: `${pages}/issues/${number}`,
    labels: labels.map(renderLabel),
    user: user && renderUser(user),
    ...fill(null, 'assignee milestone'),
    assignees: [],
    locked: false,
    comments: 0,
    author_association: 'NONE',
    closed_at: state === 'closed' ? times.updated_at : null,
    ...times,
  };
}

function renderLabel(name: string, id: number) {
  return { id, node_id: `L_${id}`, name, color: 'ededed', default: false };
}

/** A commit status in a request. */
export interface StatusBody {
  state: string;
  context: string;
  description: string;
  target_url: string;
}

export const noStatus: StatusBody = { state: '', context: '', description: '', target_url: '' };

/** A commit status in an answer. */
export function renderStatus({ sha, ...status }: StatusBody & { sha: string }) {
  return {
    ...status,
    ...times,
    id: 1,
    node_id: 'SC_1',
    url: `${repository}/statuses/${sha}`,
    avatar_url: `https://avatars.github.test/u/${actionsBot.id}`,
    creator: renderUser(actionsBot),
  };
}

import type { GitHubUser } from './github-posts.ts';
import type { GitHubAnswer } from './github-repository.ts';

/** The author of posts that are written with the token of a job. */
export const giteaBot: GitHubUser = { id: -2, login: 'gitea-actions', type: 'User' };

/** What its router answers to an address that it does not have: `commits/{ref}` for example. */
const noSuchRoute: GitHubAnswer = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: '404 page not found\n',
};

const absentRoutes = /^\/graphql$|\/rules\/branches\/|(?<!\/git)\/commits\/[^/]+$/;

/** GitHub's answer in the form that Gitea 1.26 gives it, as far as the actions read it. */
export function asGitea(path: string, answer: GitHubAnswer): GitHubAnswer {
  if (absentRoutes.test(path)) return noSuchRoute;
  const { body } = answer;
  if (answer.status === 404)
    return { ...answer, body: { errors: [], message: "The target couldn't be found." } };
  const rename = /statuses/.test(path)
    ? renameState
    : /branches/.test(path)
      ? renameTip
      : undefined;
  return { ...answer, body: mapEach(body, (item) => withoutGitHub(rename?.(item) ?? item)) };
}

type Item = Record<string, unknown>;

function mapEach(body: unknown, change: (item: Item) => Item): unknown {
  if (Array.isArray(body)) return body.map((each: unknown) => mapEach(each, change));
  return typeof body === 'object' && body !== null ? change({ ...body }) : body;
}

/** https://github.com/go-gitea/gitea/blob/main/modules/structs/status.go */
function renameState({ state, ...status }: Item): Item {
  return { ...status, status: state };
}

function renameTip({ commit, ...branch }: Item): Item {
  return { ...branch, commit: mapEach(commit, ({ sha, ...rest }) => ({ ...rest, id: sha })) };
}

/**
 * Members that only GitHub has, and those that are null instead of having a special value.
 * https://github.com/go-gitea/gitea/blob/main/modules/structs/repo_file.go
 */
function withoutGitHub({ node_id, author_association, ...item }: Item): Item {
  return item.encoding === 'none' ? { ...item, encoding: null, content: null } : item;
}

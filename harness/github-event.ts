import { octocat } from './github-posts.ts';

/** An event that starts a workflow, with the variables that the runner derives from it. */
export interface GitHubEvent {
  name: string;
  payload: Record<string, unknown>;
  /** `GITHUB_REF`, and the other variables of the event. */
  variables: Record<string, string>;
}

/** Commit that the pull request proposes. */
export const headSha = '9f2c4f6a1b7d3e5c8a0b2d4f6e8a1c3b5d7f9e0a';
/** Commit that merges it into its base, which is `GITHUB_SHA` on a pull request. */
export const mergeSha = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
/** Commit that the pull request is based on. */
export const baseSha = '1c002dd4b536e7479fe34593e72e6c6c1819e53b';

const owner = {
  login: 'octo-org',
  id: 6811672,
  type: 'Organization',
  html_url: 'https://github.com/octo-org',
};
const author = { ...octocat, html_url: 'https://github.com/octocat' };

function repository(visibility: 'private' | 'public') {
  return {
    id: 186853002,
    name: 'shop',
    full_name: 'octo-org/shop',
    private: visibility === 'private',
    visibility,
    fork: false,
    owner,
    html_url: 'https://github.com/octo-org/shop',
    default_branch: 'main',
  };
}

function pullRequest(repo: ReturnType<typeof repository>) {
  return {
    number: 42,
    id: 279147437,
    state: 'open',
    draft: false,
    title: 'Let customers change their address',
    html_url: `${repo.html_url}/pull/42`,
    user: author,
    head: { ref: 'address-form', sha: headSha, repo, user: owner },
    base: { ref: 'main', sha: baseSha, repo, user: owner },
    merge_commit_sha: mergeSha,
  };
}

/** A push to an open pull request of a branch in the same repository. */
export function pullRequestEvent(visibility: 'private' | 'public' = 'private'): GitHubEvent {
  const repo = repository(visibility);
  return {
    name: 'pull_request',
    payload: {
      action: 'synchronize',
      number: 42,
      pull_request: pullRequest(repo),
      repository: repo,
      organization: owner,
      sender: author,
    },
    variables: {
      GITHUB_SHA: mergeSha,
      GITHUB_REF: 'refs/pull/42/merge',
      GITHUB_REF_NAME: '42/merge',
      GITHUB_REF_TYPE: 'branch',
      GITHUB_HEAD_REF: 'address-form',
      GITHUB_BASE_REF: 'main',
    },
  };
}

/** The parts of the payload that are special to each event; `commit` is the one that it names. */
const ownPayloads = (commit: string) => ({
  push: { ref: 'refs/heads/main', before: baseSha, after: headSha, commits: [] },
  schedule: { schedule: '17 3 * * *' },
  merge_group: {
    action: 'checks_requested',
    merge_group: { head_sha: headSha, base_sha: baseSha, base_ref: 'refs/heads/main' },
  },
  workflow_dispatch: { ref: 'refs/heads/main', inputs: {} },
  workflow_run: {
    action: 'completed',
    workflow_run: {
      id: 30433642,
      event: 'pull_request',
      head_sha: commit,
      pull_requests: [],
      conclusion: 'success',
    },
  },
  deployment_status: {
    action: 'created',
    deployment: { sha: commit },
    deployment_status: { state: 'success' },
  },
  repository_dispatch: { action: 'security-test', client_payload: {} },
  issue_comment: {
    action: 'created',
    issue: { number: 42, pull_request: { url: 'https://api.github.test/pulls/42' } },
    comment: { body: '/security-test', author_association: 'MEMBER' },
  },
});

function eventOnMain(
  name: keyof ReturnType<typeof ownPayloads>,
  sha: string,
  commit: string,
): GitHubEvent {
  const shared = { repository: repository('private'), organization: owner, sender: author };
  return {
    name,
    payload: { ...ownPayloads(commit)[name], ...shared },
    variables: {
      GITHUB_SHA: sha,
      GITHUB_REF: 'refs/heads/main',
      GITHUB_REF_NAME: 'main',
      GITHUB_REF_TYPE: 'branch',
    },
  };
}

/** A push to the default branch, a scheduled run and so on: none is about one pull request. */
export function branchEvent(
  name: 'push' | 'schedule' | 'merge_group' | 'workflow_dispatch',
): GitHubEvent {
  return eventOnMain(name, headSha, headSha);
}

/** The pull request of `pullRequestEvent` as GitHub's API describes it. */
export const openPull = {
  number: 42,
  state: 'open',
  head: { sha: headSha, ref: 'address-form', repository: 'octo-org/shop' },
  base: { sha: baseSha, ref: 'main' },
  merge: { sha: mergeSha, head: headSha },
} as const;

/**
 * An event without a member `pull_request`, which may still be about one; each runs on the default
 * branch, or on what was deployed. `commit` is the one that it names, if any.
 */
export function indirectEvent(
  name: Exclude<keyof ReturnType<typeof ownPayloads>, 'push' | 'merge_group'>,
  commit = headSha,
): GitHubEvent {
  return eventOnMain(name, name === 'deployment_status' ? commit : baseSha, commit);
}

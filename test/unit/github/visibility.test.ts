import { describe, expect, it, vi } from 'vitest';
import type { Visibility } from '../../../src/github/environment.ts';
import { createGitHub } from '../../../src/github/octokit.ts';
import { createVisibilityCheck } from '../../../src/github/visibility.ts';

/** Whether anybody can read a repository of which GitHub says this, where the event is silent. */
function isPublic(told: () => Visibility | undefined, token = 'ghs_job') {
  vi.stubEnv('GITHUB_EVENT_PATH', undefined);
  const readRepository = async () => ({ defaultBranch: 'main', visibility: told() });
  const { signal } = new AbortController();
  const gitHub = createGitHub(token);
  return createVisibilityCheck({ gitHub, signal, readRepository })();
}

describe('a repository of which the event does not say who can read it', () => {
  it('is private only if GitHub says so', async () => {
    expect(await isPublic(() => 'private')).toBe(false);
    expect(await isPublic(() => 'public')).toBe(true);
    expect(await isPublic(() => undefined)).toBe(true);
  });

  it('counts as public when GitHub cannot be asked', async () => {
    const refuse = () => {
      throw new Error('403');
    };
    expect(await isPublic(refuse)).toBe(true);
    expect(await isPublic(() => 'private', '')).toBe(true);
  });
});

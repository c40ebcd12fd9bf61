import { type GitHubApi, startGitHubApi } from '../../harness/github-api.ts';
import { type ActionResult, runAction } from '../../harness/runner.ts';
import { type Emulator, startEmulator } from '../../src/emulator/emulator.ts';

/** What the gate wrote for people to read, in GitHub's Markdown. */
export interface GateOutput {
  summary: string;
  comment: string;
}

/** The summary draws the history from the third run on. */
const earlierRuns = 3;

/**
 * Tests `vulnerable.test` several times with the committed gate; gives what the last run left on
 * GitHub.
 */
export async function produceGateOutput(): Promise<GateOutput> {
  const emulator = await startEmulator({ runSeconds: 0.2, rateLimits: false, ids: countedIds() });
  const github = await startGitHubApi();
  try {
    for (let run = 0; run < earlierRuns; run += 1) await runGate(emulator, github);
    const { summary } = await runGate(emulator, github);
    const [comment] = github.comments;
    if (summary === '' || comment === undefined)
      throw new Error('The gate wrote no summary or no comment.');
    return { summary, comment: comment.body };
  } finally {
    await Promise.all([emulator.close(), github.close()]);
  }
}

/**
 * Identifiers that are the same each time, so that the pictures change only when what they show
 * does.
 */
function countedIds(): () => string {
  let count = 0;
  return () => `6650f0c2a1b3d4e5f607${String(++count).padStart(4, '0')}`;
}

async function runGate({ baseUrl }: Emulator, github: GitHubApi): Promise<ActionResult> {
  const result = await runAction({
    github,
    inputs: {
      'base-url': baseUrl,
      username: 'appsec@acme.test',
      password: 'rehearse-acme-appsec',
      'app-url': 'https://vulnerable.test',
      'poll-interval-seconds': '0.1',
      'comment-summary-in-pr': 'always',
      details: 'full',
    },
  });
  result.remove();
  if (result.outputs.verdict === 'failed') return result;
  throw new Error(`The gate was expected to find something, and said:\n${result.shownLog}`);
}

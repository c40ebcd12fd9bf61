import { createHash } from 'node:crypto';
import { startGitHubApi } from '../../harness/github-api.ts';
import { runAction } from '../../harness/runner.ts';
import { account, startSteadyEmulator } from '../../harness/steady-emulator.ts';

/** What the gate wrote for people to read, in GitHub's Markdown, as far as pictures show it. */
export interface GateOutput {
  summary: string;
  comment: string;
}

/** Tests `vulnerable.test` with the committed gate; gives what that left on GitHub. */
export async function produceGateOutput(): Promise<GateOutput> {
  const emulator = await startSteadyEmulator();
  const github = await startGitHubApi();
  try {
    const { summary, shownLog, remove } = await runAction({
      github,
      inputs: {
        ...account,
        'base-url': emulator.baseUrl,
        'app-url': 'https://vulnerable.test',
        'poll-interval-seconds': '0.05',
        details: 'full',
      },
    });
    remove();
    const [comment] = github.comments;
    if (summary === '' || comment === undefined)
      throw new Error(`The gate wrote no summary or no comment, and said:\n${shownLog}`);
    return {
      summary: beginningOf(summary).replace('<details>', '<details open>'),
      comment: beginningOf(comment.body),
    };
  } finally {
    await Promise.all([emulator.close(), github.close()]);
  }
}

/** All but the facts at the end, which say little in a picture. */
function beginningOf(markdown: string): string {
  const end = markdown.indexOf('#### About this verdict');
  if (end < 0) throw new Error(`There are no facts to leave out:\n${markdown}`);
  return markdown.slice(0, end);
}

/** By these a test knows whether the pictures still show what the gate writes. */
export function hashesOf(output: GateOutput): Record<string, string> {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  return Object.fromEntries(Object.entries(output).map(([name, text]) => [name, hash(text)]));
}

/**
 * Renews what the documents generate from the table in src/decision/reasons.ts: what each reason
 * means for a blocked developer (docs/blocked.md), and the index of docs/troubleshooting.md.
 * Usage: `node scripts/reasons-table.ts`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../harness/project.ts';
import { type Reason, type ReasonTexts, reasonsByVerdict } from '../src/decision/reasons.ts';
import { capitalized } from '../src/text/sentences.ts';

type VerdictWithReason = keyof typeof reasonsByVerdict;
type Renderer = (verdict: VerdictWithReason, reasons: Record<string, ReasonTexts>) => string;

/** What each document generates for a verdict. */
const renderers: Record<string, Renderer> = {
  'docs/blocked.md': renderSections,
  'docs/troubleshooting.md': renderIndex,
};

/** The documents that hold a part which is generated from the reasons. */
export const reasonsDocuments = Object.keys(renderers);

const begin = '<!-- reasons: written by `npm run docs` from src/decision/reasons.ts -->';
const end = '<!-- end of reasons -->';

/** For the developer who is blocked: what caused it, and what it says about the change. */
const meanings: Record<Reason, string> = {
  findings:
    'The app was tested with your change in it, and something serious is open. It can be older than your change: every open finding of the app counts. There are [four ways to go on](#when-a-finding-blocks).',
  interrupted:
    'The service lost the machine that ran the test before it was done. Your change did not cause that, and nobody knows yet whether it is safe.',
  'no-runs':
    'The test ended, but the service says that it has never tested the app. It contradicts itself, so its empty list of findings proves nothing about your change.',
  'run-failed':
    'The test broke off at the service, most often because it could not reach the app. If your change keeps the app from starting, this is how you notice.',
  'run-cancelled':
    'Somebody, or another system, cancelled the test at the service. Your change was not tested to the end.',
  'timed-out':
    'The test takes longer than the workflow allows. It goes on at the service, but this job no longer waits for it. Nothing is known about your change yet.',
  'queue-timed-out':
    'Only one test of an app can run at a time, and others came first. Your change was not tested, and nothing is wrong with it as far as anybody knows.',
  'run-already-active':
    "Somebody else's test of the app is running, and this workflow does not wait for its turn. Your change was not tested.",
  'no-credits':
    'Tests cost credits, and your organization has none left. Your change was not tested. Every other pull request is blocked for the same reason.',
  'registration-incomplete':
    'The service does not know the app well enough yet to test it. That takes a while after an app is registered, and has nothing to do with your change.',
  'registration-failed':
    'The service could not get to know the app, so it cannot test it. That has nothing to do with your change.',
  'awaiting-input':
    'The service could not sign up at the app and waits for a login from the people who registered it. That has nothing to do with your change.',
  'wrong-version':
    'The app at the tested address is not your build, so a test would say nothing about your change. The deployment may still be running, or it failed. Or it deployed the merge commit in place of the head of your branch.',
  'version-changed':
    'Your build was there at first, and then another one. Somebody deployed to the same address during the test, so it may have tested both. It proves nothing about your change.',
  'findings-unavailable':
    'The test ended, but the gate could not read all of its findings. The part that it read does not block. The rest is unknown, so your change is not proven clean.',
  superseded:
    'The test of your change ended, but a later test of the same app may have changed the list of findings before the gate read it. The list proves nothing about your change.',
  stale:
    'This workflow judges the newest result of the app instead of starting a test, and that result is too old. Your change was not tested.',
  'not-deployed':
    'A job that this one needs did not succeed, so your change was not deployed. If the deployment failed because of your change, that is the failure to fix first.',
  'policy-unavailable':
    'The gate asks GitHub which findings your team has accepted, and GitHub did not answer. Nothing was tested, and your change is not the cause.',
  'service-unavailable':
    'The gate could not reach the testing service, and tried several times. Your change is not the cause. It is not tested.',
  'unexpected-response':
    'Something answered that does not behave like the testing service: a proxy, a login page, or the service in trouble. Your change is not the cause. It is not tested.',
  'not-awaited':
    'The test of your change is running, and this job does not wait for it. It succeeds without a result; another job reports the verdict.',
  'dry-run': 'The job only checked that the gate is set up well. It tested nothing, and succeeds.',
  cancelled:
    'Somebody cancelled the workflow, or its time was over, before there was a verdict. A test that was started goes on at the service. Nothing is known about your change.',
  'invalid-input':
    'The workflow gives the gate something that it does not understand. If you have changed the workflow, correct it. Otherwise your change is not the cause.',
  'invalid-policy':
    "The file with your team's accepted risks is malformed or cannot be read. The one on the default branch counts, so your change cannot be the cause until it is merged.",
  'invalid-baseline':
    'The workflow compares with earlier findings, and those cannot be used. Your change is not the cause.',
  'missing-credentials':
    'The gate has no password for the service. GitHub gives none to pull requests from forks and from Dependabot, so it can happen to every change.',
  'login-rejected':
    'The service does not accept the password of the workflow. It was changed or has expired. Your change is not the cause.',
  forbidden:
    'The account of the workflow may log in, but may not start tests. Your change is not the cause.',
  'app-not-found':
    'The service has no such app, or the account of the workflow may not see it. Your change is not the cause.',
  'task-not-found':
    'The workflow was told to wait for a test that does not exist, or that is of another app. Your change is not the cause.',
};

/** The document with its generated part renewed. */
export function currentReasonsDocument(path: string): string {
  const document = readFileSync(join(project, path), 'utf8');
  const render = renderers[path];
  const [before, rest = ''] = document.split(begin);
  const after = rest.split(end)[1];
  if (!render || after === undefined) throw new Error(`${path} must hold: ${begin} ${end}`);
  const verdicts: VerdictWithReason[] = ['failed', 'not-tested', 'error'];
  const parts = verdicts.map((verdict) => render(verdict, reasonsByVerdict[verdict]));
  return `${before}${begin}\n\n${parts.join('\n\n')}\n\n${end}${after}`;
}

function renderSections(verdict: VerdictWithReason, reasons: Record<string, ReasonTexts>): string {
  const meaningOf: Partial<Record<string, string>> = meanings;
  const sections = Object.entries(reasons).map(([reason, { heading, nextStep, remedy = '' }]) =>
    [
      `### \`${reason}\``,
      `**What happened.** ${capitalized(heading)}.`,
      `**What it means.** ${meaningOf[reason]}`,
      `**What to do.** ${nextStep}`,
      ['**For maintainers.**', remedy, `More: [\`${reason}\`](troubleshooting.md#${reason}).`]
        .filter(Boolean)
        .join(' '),
    ].join('\n\n'),
  );
  return [`## Verdict \`${verdict}\``, ...sections].join('\n\n');
}

function renderIndex(verdict: VerdictWithReason, reasons: Record<string, ReasonTexts>): string {
  const links = Object.keys(reasons).map((reason) => `[\`${reason}\`](#${reason})`);
  return `| \`${verdict}\` |\n| --- |\n| ${links.join(', ')} |`;
}

if (import.meta.main)
  for (const path of reasonsDocuments)
    writeFileSync(join(project, path), currentReasonsDocument(path));

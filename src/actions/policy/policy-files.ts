import { warning } from '@actions/core';
import { utcDay } from '../../clock.ts';
import type { PolicyFiles, SourceFile } from '../../decision/context.ts';
import type { PolicyProblems } from '../../decision/findings/policy-file.ts';
import { githubRateLimit } from '../../decision/reasons/not-tested.ts';
import {
  type NotTested,
  notTested,
  type Problem,
  Stopped,
  setupError,
} from '../../decision/verdict.ts';
import type { AnswerTime } from '../../github/answer-time.ts';
import { blobUrl, type CommittedFile, gitUri } from '../../github/environment.ts';
import { type Outage, outageOf } from '../../github/failure.ts';
import { formatDuration } from '../../text/duration.ts';
import { messageOf, sentence } from '../../text/sentences.ts';
import { pathInRepository } from '../files/workspace-path.ts';
import type { ConfigFile } from './config-file.ts';
import type { FoundInRepository, TrustedFiles } from './trusted-files.ts';

export const defaultPolicyFile = '.github/security-gate.yml';
export const maxPolicyBytes = 256 * 1024;

/**
 * As {@link readPolicy}, for the gate.
 * @throws Stopped with `policy-unavailable` if GitHub did not answer, else with `invalid-policy`
 */
export async function readPolicyFiles(
  configFile: ConfigFile | undefined,
  reader: TrustedFiles,
): Promise<PolicyFiles> {
  try {
    return await readPolicy(configFile, reader);
  } catch (error) {
    const message = sentence(messageOf(error));
    const outage = outageOf(error);
    if (outage) throw new Stopped(policyUnavailable(outage, message));
    const details = error instanceof UnusablePolicy ? { problems: error.problems } : {};
    throw new Stopped(setupError('invalid-policy', message, details));
  }
}

/** The verdict when GitHub did not answer a request on which the verdict depends. */
export function policyUnavailable(outage: Outage, message: string): NotTested {
  const details = outage === 'rate-limited' ? githubRateLimit : {};
  return notTested('policy-unavailable', message, details);
}

/** A policy file with problems, each of which leads to its line on GitHub. */
class UnusablePolicy extends Error {
  readonly problems: Problem[];

  constructor(problems: PolicyProblems, { location, committed }: FoundInRepository) {
    super(`${problems.message} (${location})`);
    this.problems = problems.problems.map(({ place, line, text }) => {
      return { text, place: { name: place, url: `${blobUrl(committed)}#L${line}` } };
    });
  }
}

export interface LocatedPolicy extends PolicyFiles {
  committed: CommittedFile;
}

/**
 * Reads the policy; only the default file may be absent.
 * @throws {Error} when it is malformed, or cannot be read; GitHubFailure when GitHub is why
 */
export async function readPolicy(
  configFile: ConfigFile | undefined,
  reader: TrustedFiles,
): Promise<LocatedPolicy> {
  const found = await findPolicy(configFile, reader);
  if (found.policy === undefined && configFile !== undefined)
    throw new Error(`\`config-file\`: there is no file ${found.policyOrigin}`);
  return found;
}

/** As {@link readPolicy}, but a file that the workflow names may be absent, too. */
export async function findPolicy(
  configFile: ConfigFile = defaultPolicyFile,
  reader: TrustedFiles,
): Promise<LocatedPolicy> {
  const found = await readPolicyFile(configFile, reader);
  if (found.text === undefined && configFile === defaultPolicyFile)
    await requireNoNearMiss(found, reader);
  const { text, committed } = found;
  const policyOrigin = originOf(found);
  const source = sourceOf(found);
  const now = timeOf(found.answeredAt);
  const located = { policyOrigin, source, committed, now };
  if (text === undefined) return { policy: undefined, ...located };
  const { parsePolicy, PolicyProblems } = await import('../../decision/findings/policy-file.ts');
  try {
    const policy = parsePolicy(text, { file: committed.path, today: utcDay(now) });
    return { policy, ...located };
  } catch (error) {
    throw error instanceof PolicyProblems ? new UnusablePolicy(error, found) : error;
  }
}

/** Without a file at the default path there is no policy, unless its name was mistaken. */
async function requireNoNearMiss(
  { committed, location }: FoundInRepository,
  reader: TrustedFiles,
): Promise<void> {
  const [folder = '', expected = ''] = defaultPolicyFile.split('/');
  const names = await reader.listAt(committed, folder);
  const [misnamed] = names.filter((name) => essenceOf(name) === essenceOf(expected));
  if (misnamed === undefined) return;
  throw new Error(
    `There is no policy ${defaultPolicyFile} in ${location}, but there is ${folder}/${misnamed}: rename it to ${expected}, or remove it`,
  );
}

/** What is left of a name without letter case, separators and one of YAML's two endings. */
function essenceOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/\.ya?ml$/, '')
    .replace(/[-_. ]/g, '');
}

const maxClockSkewMs = 5 * 60_000;

/** The time by GitHub's clock, since the runner's may be wrong: then a warning says so. */
function timeOf(answeredAt: AnswerTime | undefined): number {
  if (answeredAt === undefined) return Date.now();
  const { github, runner } = answeredAt;
  const skewMs = Math.abs(runner - github);
  if (skewMs > maxClockSkewMs) {
    const difference = `${formatDuration(skewMs)} ${runner < github ? 'behind' : 'ahead of'}`;
    warning(
      `The clock of this runner is ${difference} GitHub's. The policy is applied by GitHub's day, ${utcDay(github)} (UTC). Set the clock of the runner.`,
    );
  }
  return github;
}

function readPolicyFile(configFile: ConfigFile, reader: TrustedFiles): Promise<FoundInRepository> {
  if (typeof configFile === 'object') return reader.readRemote(configFile, maxPolicyBytes);
  const path = pathInRepository(configFile, reader.workspace);
  if (path === undefined)
    throw new Error(`\`config-file\` ${configFile} lies outside of the repository`);
  return reader.readAtTip(path, maxPolicyBytes);
}

function originOf({ committed, location, blob }: FoundInRepository): string {
  const version = blob === undefined ? '' : ` (blob ${blob.slice(0, 7)})`;
  return `${committed.path} of ${location}${version}`;
}

function sourceOf({ committed, blob }: FoundInRepository): SourceFile | undefined {
  if (blob === undefined) return undefined;
  const { branch, ref } = committed;
  return { uri: gitUri(committed), blob, branch, ref };
}

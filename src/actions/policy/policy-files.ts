import { createHash } from 'node:crypto';
import { today } from '../../clock.ts';
import type { GoverningFiles, SourceFile } from '../../decision/context.ts';
import type { Baseline } from '../../decision/findings/baseline.ts';
import type { Policy } from '../../decision/findings/policy.ts';
import type { ErrorReason } from '../../decision/reasons.ts';
import { notTested, Stopped, setupError } from '../../decision/verdict.ts';
import { isOutage } from '../../github/failure.ts';
import { messageOf, sentence } from '../../text/sentences.ts';
import type { ConfigFile } from './config-file.ts';
import { type GoverningFile, type GoverningReader, missingFile } from './policy-reader.ts';

export const defaultPolicyFile = '.github/security-gate.yml';
export const maxPolicyBytes = 256 * 1024;
/** As base64 it is a third longer, and has to fit into one answer of GitHub. */
const maxBaselineBytes = 40 * 1024 * 1024;

export interface GoverningInputs {
  /** The default one, which may be absent, when not given. */
  configFile: ConfigFile | undefined;
  baselineFile: string | undefined;
}

/** Reads the policy and the baseline, from where no change can bring its own. */
export async function readGoverningFiles(
  { configFile, baselineFile }: GoverningInputs,
  reader: GoverningReader,
): Promise<GoverningFiles> {
  let reason: ErrorReason = 'invalid-policy';
  try {
    const { source, ...policy } = await readPolicy(configFile, reader);
    reason = 'invalid-baseline';
    const found = await readBaseline(baselineFile, reader);
    const sources = { policy: source, baseline: found?.source };
    return { ...policy, baseline: found?.baseline, sources };
  } catch (error) {
    const message = sentence(messageOf(error));
    throw new Stopped(
      isOutage(error) ? notTested('policy-unavailable', message) : setupError(reason, message),
    );
  }
}

/** @throws {Error} when it is malformed, or cannot be read; GitHubFailure when GitHub is why */
export async function readPolicy(
  configFile: ConfigFile | undefined,
  reader: GoverningReader,
): Promise<Pick<GoverningFiles, 'policy' | 'policyOrigin'> & { source: SourceFile | undefined }> {
  const isRemote = typeof configFile === 'object';
  const file = isRemote ? configFile.path : (configFile ?? defaultPolicyFile);
  const found = isRemote
    ? await reader.readRemote(configFile, maxPolicyBytes)
    : await reader.read({ file, maxBytes: maxPolicyBytes, mayLieOutside: false });
  const { text, where } = found;
  if (text === undefined && configFile !== undefined)
    throw new Error(`\`config-file\`: there is no file ${file} in ${where}`);
  const policy = text === undefined ? undefined : await parse(text, file, where);
  return { policy, policyOrigin: `${file} of ${where}`, source: sourceOf(found) };
}

function sourceOf({ text, uri }: GoverningFile): SourceFile | undefined {
  if (text === undefined) return undefined;
  return { uri, sha256: createHash('sha256').update(text).digest('hex') };
}

async function parse(text: string, file: string, where: string): Promise<Policy> {
  const { parsePolicy } = await import('../../decision/findings/policy-file.ts');
  try {
    return parsePolicy(text, { file, today: today() });
  } catch (error) {
    throw new Error(`${messageOf(error)} (${where})`);
  }
}

async function readBaseline(
  file: string | undefined,
  reader: GoverningReader,
): Promise<{ baseline: Baseline; source: SourceFile | undefined } | undefined> {
  if (file === undefined) return undefined;
  const found = await reader.read({ file, maxBytes: maxBaselineBytes, mayLieOutside: true });
  if (found.text === undefined) throw new Error(`\`baseline-file\`: ${missingFile(file, found)}`);
  const { parseBaseline } = await import('../../decision/findings/baseline-file.ts');
  return { baseline: parseBaseline(found.text, file), source: sourceOf(found) };
}

import type { Location, Result } from 'sarif';
import type { AssessedFinding } from '../../decision/findings/assessment.ts';
import { fingerprintOf } from '../../decision/findings/fingerprint.ts';
import { givenSeverity } from '../../decision/findings/severity.ts';
import { capitalized, sentences } from '../../text/sentences.ts';
import { describeDates } from '../finding/age.ts';
import { storyOf } from '../finding/explanation.ts';
import { endpointOf } from '../finding/finding.ts';
import type { SourceLocation } from '../openapi/locations.ts';
import { levelOf, scoreOf } from './severity.ts';
import { digest, plainText } from './texts.ts';

const maxTitleLength = 200;
const maxPassageLength = 180;
const maxNameLength = 100;

export function renderResult(
  assessed: AssessedFinding,
  context: { ruleId: string; appId: string; location: SourceLocation },
): Result {
  return {
    ruleId: context.ruleId,
    level: levelOf(assessed),
    message: { text: renderResultMessage(assessed) },
    locations: [renderLocation(context.location)],
    partialFingerprints: renderFingerprints(assessed, context.appId),
    properties: { 'security-severity': scoreOf(assessed).toFixed(1) },
  };
}

/** Where space is short, GitHub shows only the first sentence. */
function renderResultMessage(assessed: AssessedFinding): string {
  const { finding, severity } = assessed;
  const { id, title, label, cvss_score, cvss_vector } = finding;
  const cvss = [cvss_score, cvss_vector].filter((part) => part !== undefined).join(', ');
  const named = (name: string, text: string, maxLength: number) =>
    text ? `${name} ${plainText(text, maxLength)}` : '';
  const rank = severity ?? `unknown severity (${plainText(givenSeverity(finding), maxNameLength)})`;
  const place = plainText(endpointOf(finding), maxTitleLength);
  const subject = `${plainText(title || label || 'finding', maxTitleLength)} (${place})`;
  return sentences(
    `${capitalized(rank)}: ${subject}`,
    capitalized(describeDates(assessed)),
    ...storyOf(finding).map(({ name, texts }) =>
      named(`${name}:`, texts.join('\n'), maxPassageLength),
    ),
    named('CVSS', cvss, maxNameLength),
    named('Finding', id, maxNameLength),
  );
}

function renderLocation({ file, line }: SourceLocation): Location {
  const region = { startLine: line, startColumn: 1, endLine: line, endColumn: 2 };
  return { physicalLocation: { artifactLocation: { uri: relativeUri(file) }, region } };
}

/** A path in the repository as a URI relative to its root. */
function relativeUri(file: string): string {
  const path = file.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '');
  return path.toWellFormed().split('/').map(encodeURIComponent).join('/');
}

/**
 * By what later runs recognize a finding: in the same app its id, across apps its label and
 * endpoint. GitHub reads only `primaryLocationLineHash`; without it, two findings at the same line
 * would count as one.
 */
function renderFingerprints({ finding }: AssessedFinding, appId: string): Record<string, string> {
  const fingerprint = fingerprintOf(finding);
  return {
    primaryLocationLineHash: `${digest(appId, finding.id)}:1`,
    ...(fingerprint && { 'labelAndEndpoint/v1': digest(...fingerprint) }),
  };
}

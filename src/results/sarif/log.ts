import type { Log, ReportingDescriptor, Result, Run } from 'sarif';
import type { AssessedFinding } from '../../gate/findings/assessment.ts';
import type { Locate } from '../openapi/locations.ts';
import { renderResult } from './result.ts';
import { renderRule, ruleIdOf } from './rule.ts';
import { byImportance } from './severity.ts';
import { createTexts } from './texts.ts';

/**
 * What GitHub takes: an upload beyond these is refused as a whole. Of the results it shows the
 * worst 5,000.
 */
const maxResults = 25_000;

/** GitHub takes 10 MB of gzip, which is never notably larger than what it packs. */
const maxBytes = 9_000_000;

const informationUri = 'https://github.com/OWNER/security-test-gate';

export interface SarifOptions {
  /** All findings of the tested build; fixed ones are left out. */
  findings: readonly AssessedFinding[];
  /** Finds an endpoint in the repository. */
  locate?: Locate | undefined;
  /**
   * Where findings are shown that are not located: path of the workflow's file in the repository.
   */
  workflowFile: string;
  /** Of the gate, by Semantic Versioning. */
  version: string;
  app: { appId: string };
  /** Replaces credentials in a text. */
  redact: (text: string) => string;
}

export interface RenderedSarif {
  log: Log;
  /**
   * How many findings had to be left out to stay within GitHub's limits, the least important ones.
   */
  omitted: number;
}

/**
 * The findings as a SARIF 2.1.0 log as GitHub's code scanning reads it. The same findings give the
 * same log, whatever their order. Written with `JSON.stringify(log)` it stays within GitHub's
 * limits.
 */
export function renderSarif(options: SarifOptions): RenderedSarif {
  const { version, app } = options;
  const { results, rules, omitted } = renderWithinLimits(options);
  const run: Run = {
    tool: {
      driver: { name: 'Security Test Gate', semanticVersion: version, informationUri, rules },
    },
    automationDetails: {
      id: `security-test-gate/${encodeURIComponent(app.appId.toWellFormed())}/`,
    },
    columnKind: 'utf16CodeUnits',
    invocations: [
      {
        executionSuccessful: true,
        ...(omitted > 0 && { toolExecutionNotifications: [notice(omitted)] }),
      },
    ],
    results,
  };
  return {
    log: {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [run],
    },
    omitted,
  };
}

function notice(omitted: number) {
  return {
    level: 'warning' as const,
    message: {
      text: `${omitted} findings were left out to stay within GitHub's limits, the least important ones.`,
    },
  };
}

/** Takes findings in the order of their importance until one no longer fits. */
function renderWithinLimits({ findings, locate, workflowFile, app, redact }: SarifOptions) {
  const texts = createTexts(redact);
  const ordered = findings.filter(({ state }) => state !== 'fixed').sort(byImportance);
  const byRule = groupByRule(ordered, (label) => ruleIdOf(label, texts));
  const rules = new Map<string, ReportingDescriptor>();
  const results: Result[] = [];
  let bytes = 0;
  for (const assessed of ordered) {
    const { finding } = assessed;
    const [ruleId, sameRule] = byRule(finding.label);
    const location = locate?.(finding.method, finding.path) ?? { file: workflowFile, line: 1 };
    const result = renderResult(assessed, { ruleId, appId: app.appId, location, texts });
    const rule =
      rules.get(ruleId) ?? renderRule(ruleId, { findings: [assessed, ...sameRule], texts });
    bytes += sizeOf(result) + (rules.has(ruleId) ? 0 : sizeOf(rule));
    if (bytes > maxBytes || results.length === maxResults) break;
    rules.set(ruleId, rule);
    results.push(result);
  }
  return { ...withIndexes(results, rules), omitted: ordered.length - results.length };
}

/** Looks up the rule id of a label, and all findings of that rule. */
function groupByRule(findings: AssessedFinding[], idOf: (label: string) => string) {
  const ids = new Map<string, string>();
  for (const { finding } of findings)
    if (!ids.has(finding.label)) ids.set(finding.label, idOf(finding.label));
  const idFor = (label: string) => ids.get(label) ?? idOf(label);
  const groups = Map.groupBy(findings, ({ finding }) => idFor(finding.label));
  return (label: string): [string, AssessedFinding[]] => [
    idFor(label),
    groups.get(idFor(label)) ?? [],
  ];
}

/** Rules sorted by id, and results that point to them. */
function withIndexes(results: Result[], rules: ReadonlyMap<string, ReportingDescriptor>) {
  const sorted = [...rules.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const indexes = new Map(sorted.map(({ id }, index) => [id, index]));
  return {
    rules: sorted,
    results: results.map((result) => ({
      ...result,
      ruleIndex: indexes.get(result.ruleId ?? '') ?? -1,
    })),
  };
}

/** Bytes of a part in the file, with its index and a comma. */
function sizeOf(part: object): number {
  return Buffer.byteLength(JSON.stringify(part)) + 30;
}

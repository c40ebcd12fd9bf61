import type { Log, Notification, ReportingDescriptor, Result, Run } from 'sarif';
import type { AssessedFinding } from '../../decision/findings/assessment.ts';
import { repository } from '../../repository.ts';
import type { Locate } from '../openapi/locations.ts';
import { renderResult } from './result.ts';
import { labelSlug, renderRule } from './rule.ts';
import { byImportance } from './severity.ts';

/** GitHub refuses a whole upload with more results; it shows the worst 5,000. */
const maxResults = 25_000;
/** GitHub accepts 10 MB after gzip, which never makes a file notably larger. */
const maxBytes = 9_000_000;

const informationUri = `https://github.com/${repository}`;

interface SarifOptions {
  /** Open findings of the tested build: GitHub ignores `suppressions`, and would show others. */
  findings: readonly AssessedFinding[];
  /** Finds an endpoint in the repository. */
  locate?: Locate | undefined;
  /** The workflow's file in the repository, where findings without a location are shown. */
  workflowFile: string;
  /** Semantic version of the gate. */
  version: string;
  app: { appId: string };
}

/**
 * Renders findings as a SARIF 2.1.0 log for GitHub's code scanning. The same findings give the same
 * log, in whatever order. `JSON.stringify(log)` stays within GitHub's limits: `omitted` counts the
 * least important findings, which were left out for that.
 */
export function renderSarif(options: SarifOptions): { log: Log; omitted: number } {
  const { version: semanticVersion, app } = options;
  const { results, rules, omitted } = renderWithinLimits(options);
  const text = `The least important findings were left out to stay within GitHub's limits: ${omitted} of ${options.findings.length}.`;
  const notice: Notification = { level: 'warning', message: { text } };
  const notifications = omitted > 0 && { toolExecutionNotifications: [notice] };
  const run: Run = {
    tool: { driver: { name: 'Security Test Gate', semanticVersion, informationUri, rules } },
    automationDetails: {
      id: `security-test-gate/${encodeURIComponent(app.appId.toWellFormed())}/`,
    },
    columnKind: 'utf16CodeUnits',
    invocations: [{ executionSuccessful: true, ...notifications }],
    results,
  };
  const $schema = 'https://json.schemastore.org/sarif-2.1.0.json';
  return { log: { $schema, version: '2.1.0', runs: [run] }, omitted };
}

/** Takes findings in the order of their importance until one no longer fits. */
function renderWithinLimits({ findings, locate, workflowFile, app }: SarifOptions) {
  const ordered = findings.toSorted(byImportance);
  const slugs = new Map(ordered.map(({ finding: { label } }) => [label, labelSlug(label)]));
  const ruleIdOf = ({ finding, severity }: AssessedFinding) =>
    `${slugs.get(finding.label)}-${severity ?? 'unknown'}`;
  const byRule = Map.groupBy(ordered, ruleIdOf);
  const rules = new Map<string, ReportingDescriptor>();
  const results: Result[] = [];
  let bytes = 0;
  for (const assessed of ordered) {
    const { finding } = assessed;
    const ruleId = ruleIdOf(assessed);
    const location = locate?.(finding.method, finding.path) ?? { file: workflowFile, line: 1 };
    const result = renderResult(assessed, { ruleId, appId: app.appId, location });
    const sameRule = byRule.get(ruleId) ?? [];
    const rule = rules.get(ruleId) ?? renderRule(ruleId, assessed, sameRule);
    bytes += sizeOf(result) + (rules.has(ruleId) ? 0 : sizeOf(rule));
    if (bytes > maxBytes || results.length === maxResults) break;
    rules.set(ruleId, rule);
    results.push(result);
  }
  return { ...withIndexes(results, rules), omitted: ordered.length - results.length };
}

/** Rules sorted by id, and results that point to them. */
function withIndexes(results: Result[], rules: ReadonlyMap<string, ReportingDescriptor>) {
  const sorted = [...rules.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const indexes = new Map(sorted.map(({ id }, index) => [id, index]));
  const indexOf = ({ ruleId = '' }: Result) => indexes.get(ruleId) ?? -1;
  return {
    rules: sorted,
    results: results.map((result) => ({ ...result, ruleIndex: indexOf(result) })),
  };
}

/** Bytes of a part in the file, with its index and a comma. */
function sizeOf(part: object): number {
  return Buffer.byteLength(JSON.stringify(part)) + 30;
}

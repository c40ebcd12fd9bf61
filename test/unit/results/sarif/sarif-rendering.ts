import { assess } from '../../../../src/gate/findings/assessment.ts';
import { renderSarif } from '../../../../src/results/sarif/log.ts';
import type { Finding } from '../../../../src/service/findings.ts';
import { redact } from '../../../../src/text/credentials.ts';
import { byThreshold } from '../../../support/rules.ts';

/** Of a rendering of findings. */
const options = {
  workflowFile: '.github/workflows/test.yml',
  version: '1.2.3',
  app: { appId: 'app-1' },
  redact,
};

/** The log of findings, as the gate assesses them, and its parts. */
export function render(
  findings: Finding[],
  changes: Partial<Parameters<typeof renderSarif>[0]> = {},
) {
  const { log, omitted } = renderSarif({
    ...options,
    findings: assess(findings, byThreshold('high')).findings,
    ...changes,
  });
  const [run] = log.runs;
  return { log, omitted, run, rules: run?.tool.driver.rules ?? [], results: run?.results ?? [] };
}

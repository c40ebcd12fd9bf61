import { assess } from '../../../../src/decision/findings/assessment.ts';
import { vulnerableFindings } from '../../../../src/emulator/catalog/vulnerable-findings.ts';
import { createLocator } from '../../../../src/results/openapi/locations.ts';
import { renderSarif } from '../../../../src/results/sarif/log.ts';
import type { Finding } from '../../../../src/service/findings.ts';
import { byThreshold } from '../../../support/policy.ts';

/** Of a rendering of findings. */
const options = {
  workflowFile: '.github/workflows/test.yml',
  version: '1.2.3',
  app: { appId: 'app-1' },
};

/** The log of findings, as the gate assesses them, and its parts. */
export function render(
  findings: Finding[],
  changes: Partial<Parameters<typeof renderSarif>[0]> = {},
) {
  const { log, omitted } = renderSarif({
    ...options,
    findings: assess(findings, byThreshold('high')).open,
    ...changes,
  });
  const [run] = log.runs;
  return { log, omitted, run, rules: run?.tool.driver.rules ?? [], results: run?.results ?? [] };
}

/** Some of the paths of `vulnerable.test`. */
const openapi = `openapi: 3.1.1
info: { title: Shop, version: 1.0.0 }
servers:
  - url: https://vulnerable.test/api
paths:
  /orders/{id}:
    parameters:
      - { name: id, in: path, required: true, schema: { type: string } }
    get:
      responses: { '200': { description: An order } }
  /tenants/{tenantId}/billing-contact:
    put:
      responses: { '200': { description: The contact } }
`;

const findings: Finding[] = Array.from({ length: vulnerableFindings.size }, (_, index) => {
  const initial = vulnerableFindings.initial.get(index);
  return {
    id: `6650f0c2a1b3d4e5f60718${String(index).padStart(2, '0')}`,
    ...vulnerableFindings.contentAt(index),
    isFixed: initial === 'fixed',
    isDismissed: initial === 'dismissed',
  };
});

/** The log of the findings of `vulnerable.test`, with all that they hold. */
export const renderVulnerable = () =>
  render(findings, {
    locate: createLocator({ text: openapi, file: 'docs/openapi.yaml' }).locate,
    workflowFile: '.github/workflows/security-test.yml',
    version: '0.1.0',
    app: { appId: '6650f0c2a1b3d4e5f6071829' },
  });

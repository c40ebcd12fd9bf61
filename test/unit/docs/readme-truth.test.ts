import { describe, expect, it } from 'vitest';
import { readActionMetadata } from '../../../harness/action-metadata.ts';
import { currentReasonsDocument } from '../../../scripts/reasons-table.ts';
import { byFileName } from '../../../src/actions/gate/written-files.ts';
import { reasons } from '../../../src/decision/reasons.ts';
import { outputsOf } from '../../../src/results/model/outputs.ts';
import { finding, policyOf } from '../../support/policy.ts';
import { tested } from '../results/tested.ts';
import { read, root } from './github-language-service.ts';

const manifest = readActionMetadata(`${root}/action.yml`);
const readme = read('README.md');

describe('README.md', () => {
  it('can be read in five minutes', () => {
    expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(12_000);
    expect(readme.split('\n').length).toBeLessThanOrEqual(300);
  });

  it('shows a workflow of at most 15 lines', () => {
    const [, workflow = ''] = /```yaml\n(.*?)```/s.exec(readme) ?? [];
    expect(workflow).toContain('uses: OWNER/security-test-gate@v1');
    expect(workflow.trim().split('\n').length).toBeLessThanOrEqual(15);
  });
});

it('docs/inputs-and-outputs.md says that every output is set once the app was tested', () => {
  const report = { path: 'p', artifactId: 1, artifactUrl: 'https://a.test', history: [] };
  const files = byFileName(() => 'f');
  const policy = policyOf('deadlines: { high: 7 }');
  const rules = { baseline: { appId: 'app-0', findings: [] }, policy };
  const outputs = outputsOf(tested([finding()], { report, files, summaryFile: 's' }, rules));
  expect(Object.keys(outputs)).toEqual(Object.keys(manifest.outputs));
  const empty = Object.keys(outputs).filter((name) => outputs[name] === '');
  expect(empty).toEqual([]);
});

it('the gate advises the upload action that docs/ghes-and-on-premise.md uses', () => {
  const actions = ['docs/ghes-and-on-premise.md', 'src/actions/gate/report.ts'].map(
    (path) => read(path).match(/actions\/upload-artifact@[\w.]+/g) ?? [],
  );
  expect(actions).toEqual([['actions/upload-artifact@v3.2.2'], ['actions/upload-artifact@v3.2.2']]);
});

describe('docs/blocked.md', () => {
  const page = read('docs/blocked.md');

  it('says of each reason what the source says', () => {
    const isFresh = currentReasonsDocument() === page;
    expect(isFresh, 'docs/blocked.md is stale: run `npm run docs`').toBe(true);
  });

  it('has one section for each reason that the gate gives', () => {
    const sections = [...page.matchAll(/^### `([a-z-]+)`$/gm)].map(([, reason]) => reason);
    expect(sections).toEqual(Object.keys(reasons));
  });
});

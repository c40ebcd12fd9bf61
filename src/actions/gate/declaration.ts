import type { ValidOf, ValuesOf } from '../inputs/declaration.ts';
import { gateTitle } from './annotate.ts';
import { inputs } from './inputs.ts';
import { byFileName } from './written-files.ts';

export type GateValues = ValuesOf<typeof inputs>;
export type ValidGateValues = ValidOf<typeof inputs>;

export const declaration = {
  name: gateTitle,
  description:
    'Runs a dynamic security test (DAST) against your deployed app, and fails on serious findings or an incomplete test',
  icon: 'shield',
  document: 'docs/inputs-and-outputs.md',
  inputs,
  outputs: {
    verdict: '`passed`, `failed`, `not-tested` or `error`.',
    reason: 'Code of the reason for the verdict; empty for `passed`.',
    'app-id': 'Id of the app that the verdict is about.',
    'task-id':
      'Task of the run that the verdict rests on; the input `task-id` of a later job can adopt it.',
    'task-state': 'Last known state of that task, for example `COMPLETED`.',
    'run-number': 'Number of that run in the service.',
    'status-url': "URL of that task in the service's API.",
    'findings-count': 'Open findings: not fixed, not dismissed, not accepted.',
    'critical-count': 'Open findings of effective severity critical.',
    'high-count': 'Open findings of effective severity high.',
    'medium-count': 'Open findings of effective severity medium.',
    'low-count': 'Open findings of effective severity low.',
    'blocking-count': 'Findings that fail the job.',
    'new-count': 'Open findings that are new; empty without `baseline-app-id` and `new-since`.',
    'accepted-count': 'Findings set aside by the policy.',
    'overdue-count': 'Open findings past their deadline; empty without deadlines.',
    'report-path': 'Path of the downloaded PDF report on the runner.',
    'report-artifact-id': 'Id of the uploaded artifact.',
    'report-artifact-url': 'URL of the uploaded artifact.',
    ...byFileName(({ output }) => output),
    'summary-file':
      "Path of a file with the job summary's Markdown, for steps that send it elsewhere.",
  },
};

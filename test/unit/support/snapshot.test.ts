import { describe, expect, it } from 'vitest';
import type { ScenarioResult } from '../../support/scenario.ts';
import { ownSnapshot, snapshot } from '../../support/snapshot.ts';

const ended = { exitCode: 1, signal: null, cancelled: false, conclusion: 'failure' } as const;
const written = { log: '', shownLog: '', summary: '', outputs: {}, annotations: [], artifacts: [] };
const asked = { requests: [], exchanges: [], runsStarted: 0, artifactRequests: [] };
const result: ScenarioResult = {
  ...ended,
  ...written,
  ...asked,
  masks: [],
  commands: [],
  github: { comments: [], issues: [], statuses: [], requests: [], calls: () => [] },
  durationMs: 1,
  tempDir: '',
  mask: (text) => text,
  remove: () => {},
};

describe('a snapshot', () => {
  it.each([
    ['=/tmp/gate-runner-aB3dE9/t/security-test-gate-Pr0D8f/r.pdf', '=<step>/t/<report>/r.pdf'],
    ['http://127.0.0.1:40123/v1', 'http://127.0.0.1:<port>/v1'],
    ['at 2026-11-02T09:00:00.123Z.', 'at <time>.'],
    ['0.4 s, 42 s, 5 min 3 s, 1 h 2 min, 350 ms', Array(5).fill('<duration>').join(', ')],
    ['Uploaded bytes 5123, 12.3 kB', 'Uploaded bytes <size>, <size>'],
    ['run 3 of 9 stages, id 0000000000000000000a', 'run 3 of 9 stages, id 0000000000000000000a'],
  ])('shows %j as %j', (text, shown) => {
    expect(snapshot({ ...result, shownLog: text })).toContain(`═══ Log\n${shown}\n`);
  });

  it('tells conclusion, outputs by name, annotations and artifacts', () => {
    const text = snapshot({
      ...result,
      outputs: { verdict: 'failed', reason: 'findings' },
      annotations: [{ level: 'error', message: 'Bad', properties: { title: 'T' } }],
      artifacts: [{ id: 1, name: 'r.pdf', mimeType: 'application/pdf', bytes: Buffer.alloc(0) }],
    });
    expect(text).toContain('Job: failure, exit status 1');
    expect(text).toContain('reason=findings\nverdict=failed\n');
    expect(text).toContain('error title=T: Bad\n');
    expect(text).toContain('r.pdf (application/pdf)\n');
  });

  it('puts pages read side by side in order, and leaves all else as it came', () => {
    const pages = (...numbers: number[]) =>
      numbers.map((page) => `GET /v1/apps/a/vulnerabilities?page=${page} → 200`);
    const requests = [...pages(1, 3, 2, 4), 'GET /v1/apps/a/reports?page=1 → 200', ...pages(2, 1)];
    const sorted = [...pages(1, 2, 3, 4), 'GET /v1/apps/a/reports?page=1 → 200', ...pages(1, 2)];
    expect(snapshot({ ...result, requests })).toContain(`═══ Requests\n${sorted.join('\n')}\n`);
  });

  it('beside a usual one tells the conclusion and what is its own, whatever app and run', () => {
    const told = (app: string, task: string, more: string, polls = 3) => ({
      ...result,
      outputs: { 'app-id': app, 'task-id': task },
      shownLog: `App shop-${app} (${app})\nTriggered run 1 (task ${task})${more}`,
      requests: Array<string>(polls).fill(`GET /v1/tasks/${task} → 200`),
    });
    const usual = told('a1', 'task_1', '', 2);
    const text = ownSnapshot(told('b2', 'task_2', '\nSomething else'), usual);
    expect(text).toContain('═══ Job: failure, exit status 1\n');
    expect(text).toContain('═══ Log\n…\nSomething else\n');
    expect(text).toContain('═══ Requests\n…\n');
    const naming = ownSnapshot(told('b2', 'task_1', ' of app a1'), usual);
    expect(naming).toContain('Triggered run 1 (task <task>) of app a1');
  });
});

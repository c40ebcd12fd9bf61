import type { InitialState } from '../catalog/finding-content.ts';
import type { App, FindingTriage, RunOutcome, SecurityRun } from './model.ts';

/**
 * Applies the effects of the runs that have ended by now, oldest first; effects date from the end
 * of their run.
 */
export function settleRuns(app: App, now: number): void {
  for (const run of app.securityRuns) {
    if (run.outcome === undefined && run.timeline.endsAt <= now) run.outcome = conclude(app, run);
  }
}

function conclude(app: App, run: SecurityRun): RunOutcome {
  const { endsAt, end } = run.timeline;
  if (end !== 'COMPLETED') return { completed: false, issuesCount: 0, leftOut: new Set() };
  const { findings, detects } = app.scenario;
  if (app.foundAt === undefined) makeFindings(app, run, endsAt);
  else if (detects(run.number)) dropClaims(app, endsAt);
  else markFixed(app, endsAt);
  const closed = [...app.triage].filter(([, { dismissed, fixed }]) => dismissed || fixed);
  const leftOut = new Set(closed.map(([index]) => index));
  return { completed: true, issuesCount: findings.size - leftOut.size, leftOut };
}

function makeFindings(app: App, run: SecurityRun, at: number): void {
  app.foundAt = at;
  for (const [index, state] of app.scenario.findings.initial)
    app.triage.set(index, initialTriage(state, run, at));
}

function initialTriage(state: InitialState, run: SecurityRun, at: number): FindingTriage {
  const triage = { dismissed: state === 'dismissed', fixed: state === 'fixed', updatedAt: at };
  if (state !== 'fix-claimed') return triage;
  return { ...triage, claim: { at, email: run.startedBy, comment: 'Fixed in the last release.' } };
}

/** A claim does not survive a run that still detects the finding. */
function dropClaims(app: App, at: number): void {
  for (const [index, { claim, dismissed, fixed }] of app.triage) {
    if (claim !== undefined) app.triage.set(index, { dismissed, fixed, updatedAt: at });
  }
}

/**
 * What is open and no longer detected is fixed, which settles a claim; accepted risks stay as they
 * are.
 */
function markFixed(app: App, at: number): void {
  for (let index = 0; index < app.scenario.findings.size; index += 1) {
    const triage = app.triage.get(index);
    if (triage?.fixed || triage?.dismissed) continue;
    app.triage.set(index, { dismissed: false, fixed: true, updatedAt: at });
  }
}

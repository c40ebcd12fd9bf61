import type { App, FindingTriage, SecurityRun } from './model.ts';

/** Applies the effects of runs that have completed, oldest first; effects date from their end. */
export function settleRuns(app: App, now: number): void {
  for (const run of app.securityRuns) {
    const { end, endsAt } = run.timeline;
    if (end === 'COMPLETED' && endsAt <= now && run.reported === undefined) complete(app, run);
  }
}

function complete(app: App, run: SecurityRun): void {
  const { endsAt } = run.timeline;
  if (app.foundAt === undefined) makeFindings(app, run, endsAt);
  else if (app.scenario.detects(run.number)) dropClaims(app, endsAt);
  else markFixed(app, endsAt);
  run.reported = unresolved(app);
}

/** The state of a finding at an index: open, where nothing else is known. */
export function triageOf({ triage, foundAt, createdAt }: App, index: number): FindingTriage {
  return triage.get(index) ?? { dismissed: false, fixed: false, updatedAt: foundAt ?? createdAt };
}

/** Indices of the findings that are neither accepted nor fixed. */
function unresolved(app: App): number[] {
  const indices = [...Array(app.scenario.findings.size).keys()];
  return indices.filter((index) => {
    const { dismissed, fixed } = triageOf(app, index);
    return !dismissed && !fixed;
  });
}

function makeFindings(app: App, run: SecurityRun, at: number): void {
  app.foundAt = at;
  const claim = { at, email: run.startedBy, comment: 'Fixed in the last release.' };
  for (const [index, state] of app.scenario.findings.initial)
    app.triage.set(index, {
      dismissed: state === 'dismissed',
      fixed: state === 'fixed',
      ...(state === 'fix-claimed' && { claim }),
      updatedAt: at,
    });
}

/** A claim does not survive a run that still detects the finding. */
function dropClaims(app: App, at: number): void {
  for (const [index, { claim, dismissed, fixed }] of app.triage) {
    if (claim !== undefined) app.triage.set(index, { dismissed, fixed, updatedAt: at });
  }
}

/** What is no longer detected is fixed, which settles a claim; accepted risks stay as they are. */
function markFixed(app: App, at: number): void {
  for (const index of unresolved(app))
    app.triage.set(index, { dismissed: false, fixed: true, updatedAt: at });
}

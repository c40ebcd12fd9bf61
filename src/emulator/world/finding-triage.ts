import type { App, FindingTriage, SecurityRun } from './model.ts';

/** Applies the effects of completed runs, oldest first, dated at the end of each run. */
export function applyEndedRuns(app: App, now: number): void {
  for (const run of app.securityRuns) {
    const { end, endsAt } = run.timeline;
    if (end === 'COMPLETED' && endsAt <= now && run.reported === undefined)
      applyCompletedRun(app, run);
  }
}

function applyCompletedRun(app: App, run: SecurityRun): void {
  const { endsAt } = run.timeline;
  if (app.foundAt === undefined) addFindings(app, run, endsAt);
  else if (app.scenario.detects(run.number)) dropClaims(app, endsAt);
  else markFixed(app, endsAt);
  run.reported = unresolved(app);
}

/** Returns the state of a finding; open by default. */
export function triageOf({ triage, foundAt, createdAt }: App, index: number): FindingTriage {
  return triage.get(index) ?? { dismissed: false, fixed: false, updatedAt: foundAt ?? createdAt };
}

/** Returns the indexes of the findings that are neither dismissed nor fixed. */
function unresolved(app: App): number[] {
  const indexes = [...Array(app.scenario.findings.size).keys()];
  return indexes.filter((index) => {
    const { dismissed, fixed } = triageOf(app, index);
    return !dismissed && !fixed;
  });
}

function addFindings(app: App, run: SecurityRun, finishedAt: number): void {
  app.foundAt = finishedAt;
  const claim = {
    claimedAt: finishedAt,
    email: run.startedBy,
    comment: 'Fixed in the last release.',
  };
  for (const [index, state] of app.scenario.findings.initial)
    app.triage.set(index, {
      dismissed: state === 'dismissed',
      fixed: state === 'fixed',
      ...(state === 'fix-claimed' && { claim }),
      updatedAt: finishedAt,
    });
}

/** A run that still detects a finding removes the claim that it is fixed. */
function dropClaims(app: App, finishedAt: number): void {
  for (const [index, { claim, dismissed, fixed }] of app.triage) {
    if (claim !== undefined) app.triage.set(index, { dismissed, fixed, updatedAt: finishedAt });
  }
}

/** Findings that are no longer detected become fixed; dismissed ones stay dismissed. */
function markFixed(app: App, finishedAt: number): void {
  for (const index of unresolved(app))
    app.triage.set(index, { dismissed: false, fixed: true, updatedAt: finishedAt });
}

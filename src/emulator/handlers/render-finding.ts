import { findingId } from '../world/apps.ts';
import type { App, FindingTriage } from '../world/model.ts';
import { isoTime } from './call.ts';

function renderTriage(triage: FindingTriage | undefined) {
  const claim = triage?.claim;
  return {
    isFixed: triage?.fixed ?? false,
    isDismissed: triage?.dismissed ?? false,
    fixClaimed: claim !== undefined,
    ...(claim && { fixClaimedAt: isoTime(claim.at), fixClaimedByEmail: claim.email }),
    ...(claim?.comment !== undefined && { fixComment: claim.comment }),
  };
}

/** Writes a finding of an app whose findings have been made; fields without a value are absent. */
export function renderFinding(app: App, index: number) {
  const triage = app.triage.get(index);
  const createdAt = app.foundAt ?? app.createdAt;
  return {
    id: findingId(app, index),
    ...app.scenario.findings.at(index),
    ...renderTriage(triage),
    isCustomIssue: false,
    created_on: isoTime(createdAt),
    updated_on: isoTime(triage?.updatedAt ?? createdAt),
  };
}

export type RenderedFinding = ReturnType<typeof renderFinding>;

import { Problem } from '../problem.ts';
import type { FindingTriage } from '../world/model.ts';
import { findFinding } from '../world/world.ts';
import type { Answer, Call, Operation } from './call.ts';
import { renderFinding } from './render-finding.ts';

/** Replaces what is known of a finding and answers the finding as it is then. */
function triage(call: Call, change: (before: FindingTriage) => FindingTriage) {
  const { world, account, params, now } = call;
  const { app, index } = findFinding(world, account, params.vulnerabilityId);
  const before = app.triage.get(index) ?? { dismissed: false, fixed: false, updatedAt: now };
  app.triage.set(index, { ...change(before), updatedAt: now });
  return renderFinding(app, index);
}

function claimFix(call: Call<{ fixComment?: string } | undefined>): Answer {
  const comment = call.body?.fixComment;
  const by = { at: call.now, email: call.account.username };
  const claim = { ...by, ...(comment !== undefined && { comment }) };
  return { status: 200, body: triage(call, (before) => ({ ...before, claim })) };
}

function dismiss(call: Call): Answer {
  return { status: 200, body: triage(call, (before) => ({ ...before, dismissed: true })) };
}

function reopen(call: Call): Answer {
  const vulnerability = triage(call, ({ dismissed, fixed, claim, updatedAt }) => {
    if (fixed || (!dismissed && claim === undefined)) {
      const state = fixed ? 'fixed, which only a later test can change' : 'open already';
      throw new Problem({ status: 400, detail: `The finding is ${state}.` });
    }
    return { dismissed: false, fixed, updatedAt };
  });
  return { status: 200, body: { status: 'OPEN', vulnerability } };
}

const endpoint = (name: string, handle: Operation['handle']): Operation => ({
  method: 'POST',
  path: `/vulnerabilities/{vulnerabilityId}/${name}`,
  write: true,
  limit: { bucket: 'triage', requests: 30 },
  handle,
});

export const triageOperations: Operation[] = [
  endpoint('fix', claimFix),
  endpoint('dismiss', dismiss),
  endpoint('reopen', reopen),
];

import type { FaultRule } from '../../../harness/faults.ts';
import {
  type ScriptedAnswer,
  scriptService,
} from '../../integration/service/support/scripted-service.ts';

/** The app under test on loopback, as far as it reports its version. It ends with the test. */
export interface DeployedApp {
  /** Inputs of the gate for it, with little time to wait. */
  inputs: Record<string, string>;
  /** Replaces what it answers. */
  deploy: (answer: ScriptedAnswer) => void;
  /** Every look at its version, with what it was asked. */
  looks: { method: string; path: string; headers: Record<string, unknown> }[];
}

/** What an app answers that runs a build of this commit. */
export function buildOf(commit: string): ScriptedAnswer {
  return { body: { name: 'shop', commit } };
}

const inputsOf = (origin: string) => ({
  'upload-report': 'false',
  'version-url': `${origin}/version`,
  'version-timeout-minutes': '0.02',
});

/** An app that gives these answers in turn; the last one stays. */
export async function deployApp(...answers: ScriptedAnswer[]): Promise<DeployedApp> {
  const app = await scriptService(() => (answers.length > 1 ? answers.shift() : answers[0]));
  return {
    inputs: inputsOf(app.origin),
    deploy: (answer) => answers.splice(0, answers.length, answer),
    looks: app.requests,
  };
}

/** What leads past the login of `deployBehindLogin`. */
export const bypass = { header: 'x-bypass: bypass-1f0e9d8c7b6a', secret: 'bypass-1f0e9d8c7b6a' };

/** An app that shows its commit, and the header, to whoever sends it; gives inputs of the gate. */
export async function deployBehindLogin(commit: string) {
  const app = await scriptService(({ headers: { 'x-bypass': sent } }) =>
    sent === bypass.secret ? { body: { commit, sent } } : { status: 401, body: 'Log in' },
  );
  return inputsOf(app.origin);
}

/** Deploys something else once the service has answered such a request. */
export function deployAt(match: Pick<FaultRule, 'method' | 'path'>, deploy: () => void): FaultRule {
  const edit = (json: unknown) => {
    deploy();
    return json;
  };
  return { ...match, nth: [1], fault: { kind: 'rewrite', edit } };
}

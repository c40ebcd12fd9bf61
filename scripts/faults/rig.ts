import { type ArtifactService, startArtifactService } from '../../harness/artifact-service.ts';
import { type FaultProxy, startFaultProxy } from '../../harness/fault-proxy.ts';
import type { FaultRule } from '../../harness/faults.ts';
import { type GitHubApi, startGitHubApi } from '../../harness/github-api.ts';
import { startSteadyEmulator } from '../../harness/steady-emulator.ts';
import type { Emulator } from '../../src/emulator/emulator.ts';
import { policy, type Server } from './calls.ts';
import { type Handshakes, tlsFront } from './handshakes.ts';

/**
 * What a gate talks to: service, GitHub and artifact service, each behind a proxy that can make it
 * go wrong.
 */
export interface Rig {
  emulator: Emulator;
  github: GitHubApi;
  /** As the gate sees it: behind its proxy. */
  artifacts: ArtifactService;
  proxies: Record<Server, FaultProxy>;
  /** Of the server that speaks TLS, if one does. */
  handshakes: Handshakes | undefined;
  close: () => Promise<void>;
}

export interface RigOptions {
  /** The server that goes wrong. */
  server: Server;
  rules: FaultRule[];
  /**
   * Gives every request a connection of its own, so that what goes wrong with connections can be
   * aimed at a call.
   */
  closeConnections: boolean;
  /**
   * Numbers, from 1, of the TLS handshakes with that server in which it shows a certificate that
   * nobody trusts.
   */
  untrusted?: { first: number; last: number };
}

/** Starts it. */
export async function startRig({
  server,
  rules,
  closeConnections,
  untrusted,
}: RigOptions): Promise<Rig> {
  const [emulator, github, artifacts] = await Promise.all([
    startSteadyEmulator({ checkAnswers: false }),
    startGitHubApi({ files: { [policy.path]: policy.text } }),
    startArtifactService(),
  ]);
  const front = untrusted && (await tlsFront(untrusted));
  const start = (name: Server, target: string) =>
    startFaultProxy({
      target,
      closeConnections,
      ...(name === server && { rules }),
      ...(name === server && front && { tls: front.tls }),
    });
  const proxies = {
    service: await start('service', emulator.authUrl),
    github: await start('github', github.url),
    artifacts: await start('artifacts', artifacts.url),
  };
  github.publishAs(proxies.github.origin);
  artifacts.publishAs(proxies.artifacts.origin);
  return {
    emulator,
    github,
    artifacts: { ...artifacts, url: proxies.artifacts.origin },
    proxies,
    handshakes: front?.handshakes,
    close: async () => {
      await Promise.all(Object.values(proxies).map((proxy) => proxy.close()));
      await Promise.all([emulator, github, artifacts].map((each) => each.close()));
    },
  };
}

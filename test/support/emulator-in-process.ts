import { createService } from '../../src/emulator/service.ts';
import type { EmulatorOptions } from '../../src/emulator/world/options.ts';
import type { Http } from '../../src/http/connection.ts';

/** All requests come from one address. */
const bindings = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };

/** Creates an emulator without a socket: its state, and an HTTP function that calls it. */
export function emulateInProcess(options: Partial<EmulatorOptions>) {
  const { service, fetch } = createService(options);
  const http: Http = async ({ method, url, headers, body = null }) => {
    const request = new Request(url, { method, headers: { ...headers, host: 'localhost' }, body });
    const answer = await fetch(request, bindings);
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: oneChunk(await answer.bytes()),
    };
  };
  return { world: service.world, http };
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

// A gate on the HTTP client that most actions use, with its retries turned on and a limit on
// silence.
import { HttpClient } from '@actions/http-client';
import { BearerCredentialHandler } from '@actions/http-client/lib/auth';
import { addressOf, type JsonClient, runGate } from './gate.ts';

const options = { allowRetries: true, maxRetries: 2, socketTimeout: 5000 };

function createClient(): JsonClient {
  let http = new HttpClient('gate', [], options);
  const required = <T>({ result, statusCode }: { result: T | null; statusCode: number }): T => {
    if (result === null) throw new Error(`An answer with status ${statusCode} holds nothing`);
    return result;
  };
  return {
    get: async <T>(path: string) => required(await http.getJson<T>(addressOf(path))),
    post: async <T>(path: string, body: object) =>
      required(await http.postJson<T>(addressOf(path), body)),
    authorize: (token) => {
      http = new HttpClient('gate', [new BearerCredentialHandler(token)], options);
    },
  };
}

runGate(createClient());

// A gate on undici with its agent that repeats what failed, and its limits on silence.
import { Agent, RetryAgent, request } from 'undici';
import { addressOf, type JsonClient, runGate } from './gate.ts';

const limits = { connectTimeout: 5000, headersTimeout: 5000, bodyTimeout: 5000 };
const dispatcher = new RetryAgent(new Agent(limits), {
  maxRetries: 2,
  minTimeout: 500,
  maxTimeout: 1000,
});

function createClient(): JsonClient {
  let authorization: Record<string, string> = {};
  const ask = async <T>(
    method: 'GET' | 'POST',
    { path, body }: { path: string; body?: object },
  ): Promise<T> => {
    const headers = { ...authorization, ...(body && { 'content-type': 'application/json' }) };
    const sent = { method, headers, dispatcher, ...(body && { body: JSON.stringify(body) }) };
    const answer = await request(addressOf(path), sent);
    const text = await answer.body.text();
    if (answer.statusCode >= 300)
      throw new Error(`${method} ${path} was answered ${answer.statusCode}`);
    return JSON.parse(text);
  };
  return {
    get: (path) => ask('GET', { path }),
    post: (path, body) => ask('POST', { path, body }),
    authorize: (token) => {
      authorization = { authorization: `Bearer ${token}` };
    },
  };
}

runGate(createClient());

import { once } from 'node:events';
import { type RequestOptions, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Asks for a path as it is, under a host as it is, which `fetch` would put right; no token. */
export async function ask(baseUrl: string, options: RequestOptions) {
  const { port } = new URL(baseUrl);
  const [response] = await once(request({ host: '127.0.0.1', port, ...options }).end(), 'response');
  return { status: response.statusCode, body: await text(response) };
}

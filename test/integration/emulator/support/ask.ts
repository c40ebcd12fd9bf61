import { once } from 'node:events';
import { type RequestOptions, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Sends a request whose path and Host are not normalized, as `fetch` would; without a token. */
export async function ask(baseUrl: string, options: RequestOptions) {
  const { port } = new URL(baseUrl);
  const [response] = await once(request({ host: '127.0.0.1', port, ...options }).end(), 'response');
  return { status: response.statusCode, body: await text(response) };
}

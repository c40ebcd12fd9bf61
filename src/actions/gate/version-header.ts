import { containsVersion } from '../../decision/version-match.ts';
import type { HttpHeader } from '../../deployment/version-reader.ts';
import { isLoopback } from '../../http/proxy.ts';
import type { InputReader } from '../inputs/input-reader.ts';
import { InputProblem, textAs } from '../inputs/schemas.ts';

/** What HTTP itself needs, and what makes the answer one past caches, whole and readable. */
const reserved =
  /^(?:host|connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|accept|accept-encoding|cache-control|pragma|user-agent|range|if-.*|content-.*|proxy-.*|http2-settings)$/i;

/** A header from a secret, so no message quotes it. */
export const versionHeader = textAs((text): HttpHeader => {
  const [, name = '', value = ''] =
    /^([\w!#$%&'*+.^`|~-]+):[\t ]*([\x21-\x7e](?:[\t\x20-\x7e]*[\x21-\x7e])?)$/.exec(text) ?? [];
  if (name === '')
    throw new InputProblem(
      'must be one header of the form `Name: value`, in ASCII, without a line break',
    );
  if (reserved.test(name))
    throw new InputProblem('must not be a header that the gate or HTTP sets itself');
  return { name, value };
});

/** The header must not go where others can read it, or where it would prove the version. */
export function requireSafeHeader(
  { name, value }: HttpHeader,
  { url, expected }: { url: URL; expected: string },
  reader: InputReader,
): void {
  if (url.protocol !== 'https:' && !isLoopback(url.hostname))
    reader.addProblem('version-header', 'is sent over TLS only: `version-url` has to be `https`');
  if (containsVersion(`${name}: ${value}`.toLowerCase(), expected.toLowerCase()))
    reader.addProblem(
      'version-header',
      'must not hold the expected version: a page that repeats its headers would prove it',
    );
}

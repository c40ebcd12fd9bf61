import { X509Certificate } from 'node:crypto';
import { isOutage } from '../../github/failure.ts';
import type { Cadence } from '../../service/polling.ts';
import { isToken } from '../../service/roles.ts';
import type { Credentials } from '../../service/session.ts';
import { messageOf } from '../../text/sentences.ts';
import { describeMissing } from '../policy/policy-files.ts';
import type { PolicyReader } from '../policy/policy-reader.ts';
import type { Secrets } from '../secrets.ts';
import type { InputReader } from './input-reader.ts';

const placeholder = new URL('https://invalid.invalid/v1');
const maxCertificateBytes = 4 * 1024 * 1024;

/** How to reach the service: the inputs that all actions share. */
export type ConnectionInputs = Awaited<ReturnType<typeof readConnectionInputs>>;

/** Masks the secrets among them; with problems in `reader` the result must not be used. */
export async function readConnectionInputs(
  reader: InputReader,
  policyReader: PolicyReader,
  { mask }: Secrets,
) {
  const baseUrl = readBaseUrl(reader);
  const credentials: Credentials = {
    username: reader.text('username'),
    password: reader.verbatim('password'),
    token: reader.text('api-token'),
  };
  mask(credentials.password);
  mask(credentials.token);
  if (credentials.token !== undefined && !isToken(credentials.token))
    reader.refuse('api-token', 'must be a token on one line, without blanks and of usual length');
  return {
    baseUrl,
    authUrl: readAuthUrl(reader, baseUrl),
    credentials,
    /** PEM certificates that are trusted beside the default ones. */
    extraCa: await readCertificates(reader, policyReader),
    requestTimeoutMs:
      1000 * reader.number('request-timeout-seconds', { fallback: 30, min: 0.001, max: 3600 }),
    maxRetries: reader.number('max-retries', { fallback: 4, min: 0, max: 20, integer: true }),
    cadence: readCadence(reader),
  };
}

/** What is wrong with the credentials as given, or undefined. */
export function missingCredentials({ username, password, token }: Credentials): string | undefined {
  if (username !== undefined && password === undefined)
    return '`password` is missing beside `username`';
  if (username === undefined && password !== undefined)
    return '`username` is missing beside `password`';
  if (username === undefined && token === undefined)
    return '`username` and `password`, or `api-token`, must be given';
  return undefined;
}

function readBaseUrl(reader: InputReader): URL {
  const url = readUrl(reader, 'base-url');
  if (url && !/\/v1\/?$/.test(url.pathname)) reader.refuse('base-url', 'must end in `/v1`');
  return url ?? placeholder;
}

function readAuthUrl(reader: InputReader, baseUrl: URL): URL {
  if (reader.text('auth-url') === undefined) return new URL(baseUrl.href.replace(/\/v1\/?$/, ''));
  return readUrl(reader, 'auth-url') ?? placeholder;
}

function readUrl(reader: InputReader, name: string): URL | undefined {
  const text = reader.text(name);
  const url = URL.parse(text ?? '');
  const example = `https://security.example.com${name === 'base-url' ? '/v1' : ''}`;
  if (text === undefined)
    reader.refuse(name, 'is required: the address of the API, which ends in `/v1`');
  else if (!url) reader.refuse(name, `must be a URL such as \`${example}\``);
  else if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname)))
    reader.refuse(
      name,
      'must begin with `https://`; `http://` is accepted for a loopback host only',
    );
  else if (url.username || url.password)
    reader.refuse(name, 'must not hold credentials: use `username` and `password`');
  else if (url.search || url.hash) reader.refuse(name, 'must not have a query or a fragment');
  else return url;
  return undefined;
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}

/** Whoever chooses the authorities can pose as the service. */
async function readCertificates(
  reader: InputReader,
  policyReader: PolicyReader,
): Promise<string | undefined> {
  const file = reader.text('ca-cert-file');
  if (file === undefined) return undefined;
  try {
    const found = await policyReader.readAnywhere(file, maxCertificateBytes);
    if (found.text === undefined) throw new Error(describeMissing(file, found));
    new X509Certificate(found.text); // throws unless it begins with a certificate
    return found.text;
  } catch (error) {
    const problem = `must be a readable file of PEM certificates (${messageOf(error)})`;
    reader.refuse('ca-cert-file', problem, { isOutage: isOutage(error) });
    return undefined;
  }
}

function readCadence(reader: InputReader): Cadence {
  const seconds = (name: string, fallback: number) =>
    1000 * reader.number(name, { fallback, min: 0.001, max: 3600 });
  const intervalMs = seconds('poll-interval-seconds', 5);
  const maxIntervalMs = seconds('poll-max-interval-seconds', 60);
  return { intervalMs: Math.min(intervalMs, maxIntervalMs), maxIntervalMs };
}

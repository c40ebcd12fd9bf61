import { X509Certificate } from 'node:crypto';
import { GitHubFailure } from '../../github/failure.ts';
import { isLoopback } from '../../http/proxy.ts';
import type { Credentials } from '../../service/session.ts';
import { isToken } from '../../service/token.ts';
import { messageOf } from '../../text/sentences.ts';
import { optional, required, type ValidOf, withDefault } from './declaration.ts';
import type { InputReader, ReadInputs } from './input-reader.ts';
import { requireUsableProxies } from './proxy-variables.ts';
import { InputProblem, positiveSeconds, text, textAs, wholeNumber } from './schemas.ts';

const maxCertificateBytes = 4 * 1024 * 1024;

const token = textAs((text) => {
  if (isToken(text)) return text;
  throw new InputProblem('must be a token on one line, without blanks and of usual length');
});

/** How to reach the service, the same for all actions. */
export const connectionInputs = {
  'base-url': required(
    textAs((text) => parseServiceUrl(text, '/v1')),
    {
      expected: 'the address of the API, which ends in `/v1`',
      description:
        "Address of the service's API, ending in `/v1`; `https`, or `http` for a loopback host.",
    },
  ),
  'auth-url': optional(
    textAs((text) => parseServiceUrl(text, '')),
    'Address of the host that serves the token endpoint. Empty means `base-url` without `/v1`.',
  ),
  username: optional(
    text,
    'User name of a service account. With `password` it is exchanged for a short-lived token.',
  ),
  password: optional(
    text,
    'Password of the service account, from a secret. It is masked in the log.',
    {
      isSecret: true,
      isVerbatim: true,
    },
  ),
  'api-token': optional(
    token,
    'A ready `id_token`, from a secret, instead of `username` and `password`. Without them it cannot be renewed when it expires.',
    { isSecret: true },
  ),
  'ca-cert-file': optional(
    text,
    'Path of a PEM file with additional CA certificates to trust, for an on-premise deployment.',
  ),
  'request-timeout-seconds': withDefault(
    positiveSeconds,
    '30',
    'Time limit of one request to the service, including its body. In the gate also that of one reading of `version-url`.',
  ),
  'max-retries': withDefault(
    wholeNumber({ min: 0, max: 20 }),
    '4',
    'How often to repeat a request after a failure that looks transient.',
  ),
  'poll-interval-seconds': withDefault(
    positiveSeconds,
    '5',
    'First polling interval. It grows by a factor of 1.5 after each poll.',
  ),
  'poll-max-interval-seconds': withDefault(
    positiveSeconds,
    '10',
    'Longest polling interval, for every wait.',
  ),
};

/** Reads a file that a change cannot bring. */
type ReadFile = (file: string, maxBytes: number) => Promise<string>;

/** What the inputs say, each part of it as far as its own inputs are valid. */
export type ConnectionParts = Awaited<ReturnType<typeof readConnection>>;
/** How to reach the service. */
export type ConnectionInputs = NonNullable<ConnectionParts['connection']>;

/** Interprets the inputs, and reads the certificates. */
export async function readConnection(
  { valid, accepted, all }: ReadInputs<typeof connectionInputs>,
  reader: InputReader,
  readFile: ReadFile,
) {
  requireUsableProxies(reader, [valid['base-url'], valid['auth-url']]);
  const extraCa = await readCertificates(valid['ca-cert-file'], reader, readFile);
  const { 'base-url': baseUrl, 'auth-url': authUrl } = accepted('base-url', 'auth-url') ?? {};
  const addresses = baseUrl && {
    baseUrl,
    authUrl: authUrl ?? new URL(baseUrl.href.replace(/\/v1\/?$/, '')),
  };
  const limits = accepted('request-timeout-seconds', 'ca-cert-file');
  const transport = limits && {
    /** PEM certificates that are trusted in addition to the default ones. */
    extraCa,
    requestTimeoutMs: 1000 * limits['request-timeout-seconds'],
  };
  if (!all || !addresses || !transport) return { addresses, transport, connection: undefined };
  const maxIntervalMs = 1000 * all['poll-max-interval-seconds'];
  const intervalMs = Math.min(1000 * all['poll-interval-seconds'], maxIntervalMs);
  const connection = {
    ...addresses,
    ...transport,
    credentials: credentialsOf(all),
    maxRetries: all['max-retries'],
    cadence: { intervalMs, maxIntervalMs },
  };
  return { addresses, transport, connection };
}

export function credentialsOf(valid: ValidOf<typeof connectionInputs>): Credentials {
  const { username, password, 'api-token': token } = valid;
  return { username, password, token };
}

/** Says what is missing for a login; undefined if nothing is. */
export function missingCredentials({ username, password, token }: Credentials): string | undefined {
  if (username !== undefined && password === undefined)
    return '`username` is given without `password`';
  if (username === undefined && password !== undefined)
    return '`password` is given without `username`';
  if (username === undefined && token === undefined)
    return '`username` and `password`, or `api-token`, must be given';
  return undefined;
}

function parseServiceUrl(text: string, path: '/v1' | ''): URL {
  const url = URL.parse(text);
  if (!url) throw new InputProblem(`must be a URL such as \`https://security.example.com${path}\``);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname)))
    throw new InputProblem(
      'must begin with `https://`; `http://` is accepted for a loopback host only',
    );
  if (url.username || url.password)
    throw new InputProblem('must not hold credentials: use `username` and `password`');
  if (url.search || url.hash) throw new InputProblem('must not have a query or a fragment');
  if (!url.pathname.replace(/\/$/, '').endsWith(path))
    throw new InputProblem(`must end in \`${path}\``);
  return url;
}

/** Anyone who can choose the certificate authorities can pose as the service. */
async function readCertificates(
  file: string | undefined,
  reader: InputReader,
  readFile: ReadFile,
): Promise<string | undefined> {
  if (file === undefined) return undefined;
  try {
    const text = await readFile(file, maxCertificateBytes);
    new X509Certificate(text); // throws unless it begins with a certificate
    return text;
  } catch (error) {
    const problem = `must be a readable file of PEM certificates (${messageOf(error)})`;
    const failure = error instanceof GitHubFailure ? (error.outage ?? 'denied') : undefined;
    reader.addProblem('ca-cert-file', problem, failure);
    return undefined;
  }
}

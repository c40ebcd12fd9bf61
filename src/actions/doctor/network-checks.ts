import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { TransportError } from '../../http/transport-error.ts';
import { sentence } from '../../text/sentences.ts';
import type { ConnectionInputs } from '../connection-inputs.ts';
import { type Check, type Diagnosis, failed, ok, warning } from './check.ts';
import type { Probe, ProbeAnswer } from './probe.ts';
import { chooseProxy } from './proxy.ts';
import { diagnoseTls } from './tls-diagnosis.ts';

/**
 * Checks of the way to the service, from the name of its host to an answer.
 * @param onAnswer told of the answer of `base-url`, for the comparison of the clocks
 */
export function networkChecks(
  { baseUrl, authUrl }: ConnectionInputs,
  send: Probe,
  onAnswer: (answer: ProbeAnswer) => void,
): Check[] {
  const hosts = [baseUrl, ...(authUrl.host === baseUrl.host ? [] : [authUrl])];
  const noTls = ok('The service is on this machine, and needs no TLS.');
  let tls: Diagnosis | undefined;
  const resolve = async () => worst(await Promise.all(hosts.map(diagnoseName)));
  const connect = async (): Promise<Diagnosis> => {
    for (const url of hosts) {
      const found = await connectTo(url, url === baseUrl, send);
      if (found.answer && url === baseUrl) onAnswer(found.answer);
      tls = found.tls ?? tls;
      if (found.connection.status !== 'ok') return found.connection;
      if (tls?.status === 'failed') break;
    }
    return ok(`${hosts.map(({ host }) => host).join(' and ')} can be reached.`);
  };
  return [
    { id: 'proxy', needs: ['base-url', 'inputs'], diagnose: () => worst(hosts.map(diagnoseProxy)) },
    { id: 'dns', needs: ['proxy'], diagnose: resolve },
    { id: 'connection', needs: ['dns'], diagnose: connect },
    { id: 'tls', needs: ['connection'], diagnose: () => tls ?? noTls },
  ];
}

/** The one that matters most; of equals all that they say. */
function worst(diagnoses: Diagnosis[]): Diagnosis {
  const bad =
    diagnoses.find(({ status }) => status === 'failed') ??
    diagnoses.find(({ status }) => status === 'warning');
  return bad ?? ok([...new Set(diagnoses.map(({ message }) => message))].join(' '));
}

function diagnoseProxy(url: URL): Diagnosis {
  const { proxy, variable, unusable, hasNoScheme } = chooseProxy(url);
  if (unusable)
    return failed(
      `The variable ${variable} does not name a proxy that can be used.`,
      'Give it as `http://host:port`.',
    );
  if (proxy?.protocol === 'https:' && hasNoScheme)
    return warning(
      `The variable ${variable} names the proxy ${proxy.host} without a scheme, so that it is spoken to over TLS.`,
      `Give it as \`http://${proxy.host}\`, unless the proxy itself speaks TLS.`,
    );
  if (proxy) return ok(`Requests to ${url.host} go through the proxy ${proxy.host} (${variable}).`);
  return ok(
    variable
      ? `Requests go straight to ${url.host}, which ${variable} exempts from the proxy.`
      : `Requests go straight to ${url.host}; no proxy is set.`,
  );
}

/** Behind a proxy it is the proxy that looks up the service's name. */
async function diagnoseName(url: URL): Promise<Diagnosis> {
  const { proxy } = chooseProxy(url);
  const hostname = (proxy ?? url).hostname.replace(/^\[|\]$/g, '');
  try {
    await lookup(hostname);
    if (isIP(hostname) !== 0) return ok(`${hostname} is an address already.`);
    return ok(`The name ${hostname} is known.`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    return failed(
      `The name ${hostname} cannot be resolved${code}.`,
      proxy
        ? 'Check the proxy variables of the runner.'
        : 'Check the spelling of `base-url` and `auth-url`. A name of a private network needs a runner in that network, or a proxy.',
    );
  }
}

/** @returns no word on TLS where none was spoken */
async function connectTo(
  url: URL,
  isApi: boolean,
  send: Probe,
): Promise<{ connection: Diagnosis; tls?: Diagnosis; answer?: ProbeAnswer }> {
  try {
    const answer = await send(isApi ? new URL(`${url.href.replace(/\/$/, '')}/openapi.yaml`) : url);
    const connection = diagnoseAnswer(url, answer);
    if (url.protocol !== 'https:') return { connection, answer };
    return { connection, answer, tls: ok(`The certificate of ${url.host} is trusted.`) };
  } catch (error) {
    if (!(error instanceof TransportError)) throw error;
    if (error.code !== 'tls') return { connection: unreachable(url, error) };
    const route = { host: url.host, proxy: chooseProxy(url).proxy?.origin };
    return { connection: ok(''), tls: diagnoseTls(error, route) };
  }
}

/** Without a token the API refuses; what counts is that something answers at this address. */
function diagnoseAnswer(url: URL, { status, location }: ProbeAnswer): Diagnosis {
  if (status >= 300 && status < 400)
    return failed(
      `${url.host} answers with a redirect${location ? ` to ${location}` : ''}, which no action follows.`,
      'Give the address of the API itself as `base-url`, not one that leads to it.',
    );
  if (status >= 500)
    return warning(
      `${url.host} answers with status ${status}.`,
      'Whoever runs the service looks into it.',
    );
  return ok('');
}

function unreachable(url: URL, error: Error): Diagnosis {
  const { proxy } = chooseProxy(url);
  return failed(
    `${url.host} cannot be reached: ${sentence(error.message)}`,
    proxy
      ? 'Check that the proxy lets the runner reach the service, or exempt the host in NO_PROXY.'
      : 'Check the port of `base-url`, and that the firewall lets the runner reach the service. A private network needs a runner in it.',
  );
}

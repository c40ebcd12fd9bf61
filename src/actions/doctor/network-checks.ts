import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import process from 'node:process';
import { headerOf } from '../../http/body.ts';
import { toTransportError } from '../../http/network-error.ts';
import { firstSet, isLoopback, proxyFor } from '../../http/proxy.ts';
import { nameOfTarget } from '../../http/redirect.ts';
import { startTimeLimit } from '../../http/time-limit.ts';
import { TransportError } from '../../http/transport-error.ts';
import type { Details } from '../../results/model/result.ts';
import { sentence } from '../../text/sentences.ts';
import { unusableProxyFor } from '../inputs/proxy-variables.ts';
import { openHttp } from '../opening/service-connection.ts';
import {
  type Check,
  type Diagnosis,
  type DoctorJob,
  type Facts,
  failed,
  type Message,
  ok,
  quoting,
  warning,
} from './check.ts';

/** Checks the way to the service, from the name of its host to an answer. */
export function networkChecks(job: DoctorJob | undefined, facts: Facts): Check[] {
  const way = job && examineWay(job, facts);
  return [
    { id: 'proxy', needs: ['base-url', 'inputs'], diagnose: way?.proxy },
    { id: 'dns', needs: ['proxy'], diagnose: way?.dns },
    { id: 'connection', needs: ['dns'], diagnose: way?.connection },
    { id: 'tls', needs: ['connection'], diagnose: way?.tls },
  ];
}

function examineWay(job: DoctorJob, { skews }: Facts) {
  const { baseUrl, authUrl } = job;
  const api = new URL(`${baseUrl.href.replace(/\/$/, '')}/openapi.yaml`);
  const tokenEndpoint = new URL(`${authUrl.href.replace(/\/$/, '')}/api/v1/auth/token`);
  const urls = authUrl.host === api.host ? [api] : [api, tokenEndpoint];
  const sendProbe = createProbe(job);
  const tls: Diagnosis[] = [];
  const connectTo = async (url: URL): Promise<Diagnosis> => {
    try {
      const answer = await sendProbe(url);
      if (url === api) skews.push({ source: "the service's `Date`", skewMs: answer.skewMs });
      if (url.protocol === 'https:')
        tls.push(ok(quoting`The certificate of ${url.host} is trusted.`));
      return diagnoseAnswer(url, answer, job.details);
    } catch (error) {
      if (!(error instanceof TransportError)) throw error;
      if (!error.tls) return unreachable(url, error);
      tls.push(
        failed(
          { text: error.tls.failure, own: 'The certificate is not trusted.' },
          { text: error.tls.remedy, own: 'The log names the failure and its remedy.' },
        ),
      );
      return reached(url);
    }
  };
  return {
    proxy: () => worst(urls.map(diagnoseProxy)),
    dns: async () => worst(await Promise.all(urls.map(diagnoseName))),
    connection: async () => worst(await Promise.all(urls.map(connectTo))),
    tls: () => (tls.length > 0 ? worst(tls) : tlsNotNeeded),
  };
}

const tlsNotNeeded = ok('The service is on this machine, and needs no TLS.');

/** Returns a function that sends one request without credentials, or throws a `TransportError`. */
function createProbe(job: DoctorJob) {
  const http = openHttp(job);
  const { signal } = job.workflowRun;
  return async (url: URL) => {
    const limit = startTimeLimit({ ...job, signal });
    const sentAt = Date.now();
    try {
      const response = await http({ method: 'GET', url, headers: {}, signal: limit.signal });
      const serviceTime = Date.parse(headerOf(response, 'date') ?? '');
      return {
        status: response.status,
        location: headerOf(response, 'location'),
        /** How far this machine's clock is ahead of the answer's `Date`; NaN where it has none. */
        skewMs: (sentAt + Date.now()) / 2 - serviceTime, // in the middle of the exchange
      };
    } catch (error) {
      signal.throwIfAborted();
      throw toTransportError(error, { request: `GET ${url.pathname}`, host: url.host, limit });
    } finally {
      limit.end();
    }
  };
}

/** The worst diagnosis; if all are fine, one with all their messages. */
function worst(diagnoses: Diagnosis[]): Diagnosis {
  const bad =
    diagnoses.find(({ status }) => status === 'failed') ??
    diagnoses.find(({ status }) => status === 'warning');
  const all = diagnoses.map(({ message }) => message);
  const join = (part: keyof Message) => [...new Set(all.map((each) => each[part]))].join(' ');
  return bad ?? ok({ text: join('text'), own: join('own') });
}

function parsedProxy(url: URL): URL | undefined {
  const proxy = proxyFor(url, process.env);
  return proxy && new URL(proxy.address);
}

function diagnoseProxy(url: URL): Diagnosis {
  const unusable = unusableProxyFor(url);
  if (unusable)
    return failed(quoting`${sentence(unusable.message)}`, 'Correct the variable on the runner.');
  const proxy = proxyFor(url, process.env);
  if (proxy) {
    const { host } = new URL(proxy.address);
    return ok(quoting`Requests to ${url.host} go through the proxy ${host} (${proxy.variable}).`);
  }
  const variable = firstSet(process.env, `${url.protocol.slice(0, -1)}_proxy`, 'all_proxy');
  const exemption = isLoopback(url.hostname)
    ? 'a loopback host'
    : variable && firstSet(process.env, 'no_proxy');
  const why = exemption ? ` without a proxy (${exemption})` : '; no proxy is set';
  return ok(quoting`Requests go straight to ${url.host}${why}.`);
}

/** Looks up the name of the host; behind a proxy, the name of the proxy. */
async function diagnoseName(url: URL): Promise<Diagnosis> {
  const proxy = parsedProxy(url);
  const hostname = (proxy ?? url).hostname.replace(/^\[|\]$/g, '');
  try {
    await lookup(hostname);
    if (isIP(hostname) !== 0) return ok(quoting`${hostname} is an address already.`);
    return ok(quoting`The name ${hostname} is known.`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    return failed(
      quoting`The name ${hostname} cannot be resolved${code}.`,
      proxy
        ? 'Check the proxy variables of the runner.'
        : 'Check the spelling of `base-url` and `auth-url`. A name of a private network needs a runner in that network, or a proxy.',
    );
  }
}

/** Any answer will do, even a refusal, since the request has no token. */
function diagnoseAnswer(
  url: URL,
  { status, location }: { status: number; location: string | undefined },
  details: Details,
): Diagnosis {
  if (status >= 300 && status < 400) {
    const target =
      location && details === 'counts' ? nameOfTarget(URL.parse(location, url.href)) : location;
    return failed(
      quoting`${url.host} answers with a redirect${target ? ` to ${target}` : ''}, which no action follows.`,
      'Give the address itself as `base-url` or `auth-url`, not one that leads to it.',
    );
  }
  if (status >= 500)
    return warning(
      quoting`${url.host} answers with status ${status}.`,
      'Ask the operator of the service to look into it.',
    );
  return reached(url);
}

const reached = ({ host }: URL) => ok(quoting`${host} can be reached.`);

function unreachable(url: URL, error: Error): Diagnosis {
  return failed(
    quoting`${url.host} cannot be reached: ${sentence(error.message)}`,
    parsedProxy(url)
      ? 'Check that the proxy lets the runner reach the service, or exempt the host in NO_PROXY.'
      : 'Check the port of `base-url` and `auth-url`, and that the firewall lets the runner reach the service. A private network needs a runner in it.',
  );
}

import process from 'node:process';
import { proxyFor, UnusableProxy } from '../../http/proxy.ts';
import type { InputReader } from './input-reader.ts';

/**
 * Reports the variables that name no usable proxy for these addresses.
 * @returns whether all of them can be used
 */
export function requireUsableProxies(
  reader: InputReader,
  urls: (URL | null | undefined)[],
): boolean {
  const unusable = urls.flatMap((url) => (url && unusableProxyFor(url)) ?? []);
  for (const { variable, problem } of unusable)
    if (!reader.hasProblem(variable)) reader.addProblem(variable, problem);
  return unusable.length === 0;
}

/** What is wrong with the variable that names the proxy for an address; undefined if nothing is. */
export function unusableProxyFor(url: URL): UnusableProxy | undefined {
  try {
    proxyFor(url, process.env);
    return undefined;
  } catch (error) {
    if (error instanceof UnusableProxy) return error;
    throw error;
  }
}

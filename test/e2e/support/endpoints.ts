import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { ProxiedRequest } from '../../../harness/fault-proxy.ts';

const root = join(import.meta.dirname, '../../..');
const methods = ['get', 'post', 'delete', 'put', 'patch'];
const contractSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
/** Where users read which action uses which endpoint. */
export const endpointsDocument = 'docs/ghes-and-on-premise.md';
const loginPath = '/api/v1/auth/token';

/** An endpoint of the contract, as `GET /apps/{appId}`. */
export type Endpoint = string;

/** Every endpoint of the contract, in its order. */
export function endpointsOfContract(): Endpoint[] {
  const { paths } = contractSchema.parse(
    parse(readFileSync(join(root, 'contract/openapi.yaml'), 'utf8')),
  );
  return Object.entries(paths).flatMap(([path, operations]) =>
    methods
      .filter((method) => method in operations)
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
}

/**
 * The endpoint that a request was for, among these; undefined when it was for none or was refused.
 */
export function endpointOf(
  { method, path, status = 0 }: ProxiedRequest,
  endpoints: Endpoint[],
): Endpoint | undefined {
  const [address = ''] = path.split('?');
  const below = address === loginPath ? address : address.replace(/^\/v1(?=\/)/, '');
  const fits = (endpoint: Endpoint) =>
    new RegExp(`^${endpoint.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(
      `${method} ${below}`,
    );
  // A path without parameters comes before one that would fit as well.
  const fitting = endpoints
    .filter(fits)
    .toSorted((left, right) => left.split('{').length - right.split('{').length);
  return status >= 200 && status < 300 ? fitting[0] : undefined;
}

/** The table of the documentation: which actions use an endpoint. */
export function endpointTable(uses: ReadonlyMap<Endpoint, ReadonlySet<string>>): string {
  const rows = [...uses].map(([endpoint, actions]) => {
    const names = [...actions]
      .toSorted()
      .map((action) => (action === 'gate' ? 'the gate' : `\`${action}\``));
    return `| \`${endpoint}\` | ${names.join(', ')} |`;
  });
  return ['| Endpoint | Used by |', '| --- | --- |', ...rows].join('\n');
}

/** What the documentation shows between the markers. */
export function tableInDocument(): string {
  const text = readFileSync(join(root, endpointsDocument), 'utf8');
  return /<!-- endpoints: [^\n]*-->\n\n(.*?)\n\n<!-- end of endpoints -->/s.exec(text)?.[1] ?? '';
}

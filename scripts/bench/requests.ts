import type { ServiceRequest } from './service.ts';

const kinds = {
  login: /^POST \/api\/v1\/auth\/token$/,
  'app read': /^GET \/v1\/apps(\/[^/?]+)?(\?.*)?$/,
  'look before the trigger': /^GET \/v1\/apps\/[^/]+\/vulnerabilities\?page=1&pageSize=1$/,
  trigger: /^POST \/v1\/apps\/[^/]+\/security-agent$/,
  poll: /^GET \/v1\/tasks\/[^/]+$/,
  'findings read': /^GET \/v1\/apps\/[^/]+\/vulnerabilities(\?.*)?$/,
  'report list': /^GET \/v1\/apps\/[^/]+\/reports(\?.*)?$/,
  'report download': /^GET \/v1\/reports\/[^/]+$/,
};

/** What a request is for. */
export type RequestKind = keyof typeof kinds | 'other';

/** The kinds, in the order in which a gate makes them. */
export const requestKinds: RequestKind[] = [
  ...([
    'login',
    'app read',
    'look before the trigger',
    'trigger',
    'poll',
    'findings read',
  ] as const),
  ...(['report list', 'report download'] as const),
  'other',
];

function isKind(kind: RequestKind, line: string): boolean {
  return kind !== 'other' && kinds[kind].test(line);
}

/** The requests of one kind. */
export function ofKind(requests: ServiceRequest[], kind: RequestKind): ServiceRequest[] {
  const kindOf = (line: string) =>
    requestKinds.find((candidate) => isKind(candidate, line)) ?? 'other';
  return requests.filter(({ method, path }) => kindOf(`${method} ${path}`) === kind);
}

/** What requests are for, in the order in which a gate makes them; the first that fits counts. */
const kinds = [
  ['login', /^POST \/api\/v1\/auth\/token$/],
  ['app read', /^GET \/v1\/apps(\/[^/?]+)?(\?.*)?$/],
  ['look before the trigger', /^GET \/v1\/apps\/[^/]+\/vulnerabilities\?page=1&pageSize=1$/],
  ['trigger', /^POST \/v1\/apps\/[^/]+\/security-agent$/],
  ['poll', /^GET \/v1\/tasks\/[^/]+$/],
  ['findings read', /^GET \/v1\/apps\/[^/]+\/vulnerabilities(\?.*)?$/],
  ['report list', /^GET \/v1\/apps\/[^/]+\/reports(\?.*)?$/],
  ['report download', /^GET \/v1\/reports\/[^/]+$/],
  ['other', /^/],
] as const;

export type RequestKind = (typeof kinds)[number][0];

export const requestKinds: readonly RequestKind[] = kinds.map(([kind]) => kind);

/** The requests of one kind. */
export function ofKind<Request extends { method: string; path: string }>(
  requests: Request[],
  kind: RequestKind,
): Request[] {
  return requests.filter(({ method, path }) => {
    const [found] = kinds.find(([, pattern]) => pattern.test(`${method} ${path}`)) ?? [];
    return found === kind;
  });
}

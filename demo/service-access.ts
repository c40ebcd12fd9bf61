import { isLoopback } from '../src/http/proxy.ts';

type Texts = Readonly<Record<string, string | undefined>>;

/** The inputs that are secrets, and the environment variables that they are read from. */
export const secretVariables: Readonly<Record<string, string>> = {
  password: 'SECURITY_TEST_PASSWORD',
  'api-token': 'SECURITY_TEST_API_TOKEN',
};

const acme = { username: 'appsec@acme.test', password: 'rehearse-acme-appsec' };
/** The accounts of the emulator's other organizations, by the host of their app. */
const accountsByHost: Readonly<Record<string, typeof acme>> = {
  'free.test': { username: 'appsec@free.test', password: 'rehearse-free-appsec' },
  'broke.test': { username: 'appsec@broke.test', password: 'rehearse-broke-appsec' },
  'globex.test': { username: 'admin@globex.test', password: 'rehearse-globex-admin' },
};

/** The emulator's account that sees this app; its password is public. */
export function emulatorLogin(appUrl = ''): typeof acme {
  return accountsByHost[URL.parse(appUrl)?.hostname ?? ''] ?? acme;
}

/** Names a secret of the environment that the demo's own emulator has no use for. */
export function unusedSecret(inputs: Texts, env: Texts): string | undefined {
  if ('base-url' in inputs) return undefined;
  return Object.values(secretVariables).find((variable) => env[variable]);
}

/** Whether a service elsewhere is named without a login, which no action can do without. */
export function lacksLogin(inputs: Texts, env: Texts): boolean {
  if (!('base-url' in inputs) || isLoopbackUrl(inputs['base-url'])) return false;
  const { password, 'api-token': token } = loginFor(inputs, env);
  return !token && !(password && inputs.username);
}

/** The variables that decide how a service is reached from this machine. */
const networkVariables = [
  ...['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'],
  ...['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR'],
];

/** Returns the login of a running service: from the environment, or that of an emulator. */
export function loginFor(inputs: Texts, env: Texts): Record<string, string> {
  const secrets = Object.entries(secretVariables).flatMap(([name, variable]) => {
    const value = env[variable];
    return value ? [[name, value] as const] : [];
  });
  const isEmulator = isLoopbackUrl(inputs['base-url']);
  if (secrets.length > 0 || inputs.username || !isEmulator) return Object.fromEntries(secrets);
  return emulatorLogin(inputs['app-url']);
}

/**
 * Returns the variables that decide how a service is reached, as they are set on this machine. The
 * stand-ins of GitHub are never reached through a proxy, and neither is an emulator.
 */
export function networkEnvironment(inputs: Texts, env: Texts): Record<string, string> {
  if (isLoopbackUrl(inputs['base-url'])) return {};
  const noProxy = [env.NO_PROXY ?? env.no_proxy, '127.0.0.1'].filter(Boolean).join(',');
  const set = networkVariables.flatMap((name) => {
    const value = env[name];
    return value ? [[name, value] as const] : [];
  });
  return { ...Object.fromEntries(set), NO_PROXY: noProxy, no_proxy: noProxy };
}

export function isLoopbackUrl(url = ''): boolean {
  return isLoopback(URL.parse(url)?.hostname ?? '');
}

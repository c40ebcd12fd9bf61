import { isLoopback } from '../src/http/proxy.ts';

type Texts = Readonly<Record<string, string | undefined>>;

/** The inputs that are secrets, and the environment variables that they are read from. */
export const secretVariables: Readonly<Record<string, string>> = {
  password: 'SECURITY_TEST_PASSWORD',
  'api-token': 'SECURITY_TEST_API_TOKEN',
};

/** The emulator's account, whose password is public. */
const emulatorLogin = { username: 'appsec@acme.test', password: 'rehearse-acme-appsec' };

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
  return emulatorLogin;
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

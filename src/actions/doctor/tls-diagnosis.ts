import { explainTls, type Route } from '../../http/tls-fault.ts';
import { type Diagnosis, failed } from './check.ts';

/** Explains why TLS with a host did not come about. */
export function diagnoseTls(error: unknown, route: Route): Diagnosis {
  const codes = codesOf(error);
  for (const code of codes) {
    const explained = explainTls(code, route);
    if (explained) return failed(explained.fault, explained.remedy);
  }
  return failed(
    `TLS with ${route.host} did not come about (${codes[0] ?? 'unknown reason'}).`,
    'Check that the port of the address speaks TLS 1.2 or later, and that no proxy stands in between.',
  );
}

/** The codes of an error and of what caused it, that first. */
function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  for (let at = error; at instanceof Error && codes.length < 10; at = at.cause) {
    const code: unknown = Reflect.get(at, 'code');
    if (typeof code === 'string') codes.push(code);
  }
  return codes.reverse();
}

import * as z from 'zod/mini';
import type { RegisterApp } from '../../service/apps.ts';
import type { InputReader } from '../inputs/input-reader.ts';
import { atMost, checkEntries, isHttpUrl, refuseLonger } from './bounds.ts';
import { readCredentials } from './credentials.ts';
import { readSpec } from './spec.ts';

const maxUrlLength = 2048;
const maxLabelLength = 150;
const minSecretLength = 4;

export type RegisterAppInputs = Awaited<ReturnType<typeof readInputs>>;

export async function readInputs(reader: InputReader, mask: (secret: string) => void) {
  const headers = readHeaders(reader, mask);
  const tenantOneCredentials = await readCredentials(reader, 'tenant-one-credentials', mask);
  const tenantTwoCredentials = await readCredentials(reader, 'tenant-two-credentials', mask);
  const app: RegisterApp = {
    appUrl: readAppUrl(reader),
    label: readLabel(reader),
    spec: readSpec(reader),
    tenantOneCredentials,
    tenantTwoCredentials,
    createTestAccounts: reader.boolean('create-test-accounts', true) ? undefined : false, // `true` is the default
    skipEndpoints: readSkipEndpoints(reader),
    headers,
    maxSteps: readMaxSteps(reader),
  };
  return {
    app,
    waitForCompletion: reader.boolean('wait-for-completion', true),
    timeoutMs: reader.minutes('timeout-minutes', { fallback: 120, min: 0.0001 }),
  };
}

function readAppUrl(reader: InputReader): string {
  const url = reader.text('app-url') ?? '';
  if (url === '') reader.refuse('app-url', 'is required: the base URL of the app');
  else if (!isHttpUrl(url)) reader.refuse('app-url', 'must be an `http` or `https` URL');
  else if (/^\w+:\/\/[^/?#]*@/.test(url))
    reader.refuse(
      'app-url',
      'must not hold credentials: use `tenant-one-credentials` or `headers`',
    );
  refuseLonger(reader, 'app-url', url, maxUrlLength);
  return url;
}

function readLabel(reader: InputReader): string | undefined {
  const label = reader.text('label');
  refuseLonger(reader, 'label', label ?? '', maxLabelLength);
  return label;
}

function readSkipEndpoints(reader: InputReader): string[] | undefined {
  const form = '`method:path` with one colon, such as `DELETE:/users/**`';
  const schema = lineOf(form, /^(\*|[A-Za-z]+):[^:]+$/, 500);
  const rule = { schema, maxEntries: 200, what: 'entries' };
  return checkEntries(reader, 'skip-endpoints', reader.lines('skip-endpoints'), rule);
}

/** Masks values, also without a scheme (`Bearer`); short ones would blot out half of the log. */
function readHeaders(reader: InputReader, mask: (secret: string) => void): string[] | undefined {
  const lines = reader.lines('headers');
  for (const line of lines) {
    const value = line.slice(line.indexOf(':') + 1).trim();
    for (const secret of new Set([value, value.replace(/^\S+\s+/, '')]))
      if (secret.length >= minSecretLength) mask(secret);
  }
  const schema = lineOf('`Name: value`', /^[!#$%&'*+.^_`|~\w-]+:\s*\S/, 4096);
  return checkEntries(reader, 'headers', lines, { schema, maxEntries: 50, what: 'entries' });
}

/** A line that matches the pattern, which stands for `form`, for people. */
function lineOf(form: string, pattern: RegExp, maxLength: number) {
  return z.string().check(z.regex(pattern, `must have the form ${form}`), atMost(maxLength));
}

function readMaxSteps(reader: InputReader): number | undefined {
  if (reader.text('max-steps') === undefined) return undefined;
  return reader.number('max-steps', { fallback: 150, min: 1, max: 1000, integer: true });
}

import type { InputReader } from './input-reader.ts';

/** The app as a workflow names it. */
export type AppInput = { id: string } | { url: string };

/** Reads `app-id` and `app-url`, of which exactly one must be given. */
export function readAppInput(reader: InputReader): AppInput {
  const id = reader.identifier('app-id');
  const url = reader.text('app-url');
  if (id === undefined && url === undefined)
    reader.refuse('app-id', 'is missing: give either `app-id` or `app-url`');
  if (id !== undefined && url !== undefined)
    reader.refuse('app-url', 'must not be given beside `app-id`: give one of them');
  if (url !== undefined && !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    reader.refuse('app-url', 'must be an `http` or `https` URL');
  return id === undefined ? { url: url ?? '' } : { id };
}

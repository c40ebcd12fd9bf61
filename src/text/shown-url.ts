/**
 * A URL as every view shows it: without user, password, query and fragment, where keys stand that
 * bypass a login (`?x-vercel-protection-bypass=…`). It is otherwise the text that was given.
 */
export function shownUrl(url: string): string {
  const bare = url.replace(/[?#].*$/s, '');
  if (!bare.includes('@')) return bare;
  const parsed = URL.parse(bare);
  if (!parsed) return bare.replace(/^.*@/s, '');
  parsed.username = '';
  parsed.password = '';
  return parsed.href;
}

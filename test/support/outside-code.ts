/** Markdown without its code, in which nothing has a meaning. */
export function outsideCode(markdown: string): string {
  return markdown.replaceAll(/^```yaml\n.*?^```$/gms, '').replaceAll(/`[^`\n]*`/g, '');
}

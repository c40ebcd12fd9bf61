/** Markdown without its code, in which nothing has a meaning. */
export function outsideCode(markdown: string): string {
  return markdown.replaceAll(/^( *)(`{3,})[^`\n]*\n.*?^\1\2$/gms, '').replaceAll(/`[^`\n]*`/g, '');
}

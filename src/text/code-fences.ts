/** Lines of a text in Markdown: prose, or a block of code. */
export type Block = { kind: 'prose' | 'code'; lines: string[] };

const fenceLine = /^ {0,3}(`{3,}|~{3,}) {0,9}([\w+#.-]{0,20}) {0,9}$/;

/**
 * Splits a text at its code fences, and drops the language that they name; a fence that is never
 * closed reaches to the end.
 */
export function splitAtFences(text: string): Block[] {
  const blocks: Block[] = [{ kind: 'prose', lines: [] }];
  let openFence: string | undefined;
  for (const line of text.split(/\r\n?|\n/)) {
    const [, fence, language = ''] = fenceLine.exec(line) ?? [];
    const isClosing = openFence !== undefined && language === '' && fence?.startsWith(openFence);
    if (isClosing) {
      openFence = undefined;
      blocks.push({ kind: 'prose', lines: [] });
    } else if (openFence === undefined && fence !== undefined) {
      openFence = fence;
      blocks.push({ kind: 'code', lines: [] });
    } else blocks.at(-1)?.lines.push(line);
  }
  return blocks.filter(({ lines }) => lines.some((line) => line.trim()));
}

/** The text without the lines that open and close blocks of code, for places without Markdown. */
export function withoutFences(text: string): string {
  return splitAtFences(text)
    .flatMap(({ lines }) => lines.map((line) => line.trim()))
    .join('\n');
}

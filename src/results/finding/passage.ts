import { splitAtFences } from '../../text/code-fences.ts';
import { beginningOf, codeBlockForMarkdown, forMarkdown, shorten } from '../../text/untrusted.ts';

const maxLines = 30;

/**
 * Renders an explanation of the service for Markdown. Lines stay lines, since it may list steps,
 * and blocks of code stay code.
 * @param maxLength in characters
 */
export function renderPassage(text: string, maxLength: number): string {
  const blocks = splitAtFences(shorten(beginningOf(text, 2 * maxLength), maxLength));
  let room = maxLines;
  let passage = '';
  for (const { kind, lines } of blocks) {
    const shown = lines.filter((line) => line.trim()).slice(0, room);
    room -= shown.length;
    const rendered = shown.map((line) => forMarkdown(line, maxLength)).filter(Boolean);
    if (rendered.length === 0) continue;
    // Code begins on a line of its own, even directly after the name of the passage.
    if (kind === 'code') passage += `\n\n${codeBlockForMarkdown(shown)}`;
    else passage += `${passage && '\n\n'}${rendered.join('<br>')}`;
  }
  return passage;
}

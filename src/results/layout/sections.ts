/** How much of a list is shown. */
export interface Budget {
  maxItems: number;
  /** UTF-8 bytes of all items that are shown. */
  maxBytes: number;
  /** Where to find the rest; ends the sentence `… and 3 more`. */
  elsewhere: string;
}

/** Renders the first items, as many as fit. */
export function renderFitting<T>(
  items: readonly T[],
  { maxItems, maxBytes }: Omit<Budget, 'elsewhere'>,
  render: (item: T) => string,
): string[] {
  const fit: string[] = [];
  let bytes = 0;
  for (const item of items.slice(0, maxItems)) {
    const rendered = render(item);
    bytes += Buffer.byteLength(rendered) + 2;
    if (bytes > maxBytes) break;
    fit.push(rendered);
  }
  return fit;
}

/** One item per line. The last line says how many are left out, and where to find them. */
export function renderList<T>(
  items: readonly T[],
  budget: Budget,
  render: (item: T) => string,
): string {
  const shown = renderFitting(items, budget, render);
  const rest = items.length - shown.length;
  const list = shown.join('\n');
  return rest > 0 ? `${list}\n\n… and ${rest} more${budget.elsewhere}.` : list;
}

/** A section that unfolds; GitHub renders Markdown in `details` only after an empty line. */
export function folded(title: string, content: string): string {
  return content && `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}

/** Joins the parts that are not empty. */
export function paragraphs(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n');
}

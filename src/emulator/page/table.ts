import { html } from 'hono/html';

/** A piece of a page: whatever was put into its template as text is escaped. */
export type Html = ReturnType<typeof html>;
export type Cell = string | number | Html;

/** A table, or a word that there is nothing yet. */
export function table(columns: string[], rows: Cell[][]): Html {
  if (rows.length === 0) return html`<p>None yet.</p>`;
  const head = columns.map((column) => html`<th scope="col">${column}</th>`);
  const body = rows.map(
    (cells) =>
      html`<tr>${cells.map((cell, index) => html`<td data-label="${columns[index]}">${cell}</td>`)}</tr>`,
  );
  return html`<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

/** A heading with a table below it, which the page keeps up to date. */
export function section(title: string, columns: string[], rows: Cell[][]): Html {
  return html`<h2>${title}</h2>${live(title, table(columns, rows))}`;
}

/** A part that the page keeps up to date. */
export function live(name: string, content: Html): Html {
  return html`<div id="${name.toLowerCase()}" data-live>${content}</div>`;
}

/** A word that stands out in a colour of its own. */
export function marked(word: string): Html {
  return html`<strong class="${word.toLowerCase()}">${word}</strong>`;
}

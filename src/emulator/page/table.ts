import { html } from 'hono/html';

/** A part of a page; texts in its template are escaped. */
export type Html = ReturnType<typeof html>;
export type Cell = string | number | Html;

/** Renders a table, or a placeholder if it has no rows. */
export function table(columns: string[], rows: Cell[][]): Html {
  if (rows.length === 0) return html`<p>None yet.</p>`;
  const head = columns.map((column) => html`<th scope="col">${column}</th>`);
  const body = rows.map(
    (cells) =>
      html`<tr>${cells.map((cell, index) => html`<td data-label="${columns[index]}">${cell}</td>`)}</tr>`,
  );
  return html`<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

/** Renders a heading and a table that the page keeps up to date. */
export function section(title: string, columns: string[], rows: Cell[][]): Html {
  return html`<h2>${title}</h2>${live(title, table(columns, rows))}`;
}

/** Renders a part that the page keeps up to date. */
export function live(name: string, content: Html): Html {
  return html`<div id="${name.toLowerCase()}" data-live>${content}</div>`;
}

/** Renders a word in the colour of its style class. */
export function highlighted(word: string): Html {
  return html`<strong class="${word.toLowerCase()}">${word}</strong>`;
}

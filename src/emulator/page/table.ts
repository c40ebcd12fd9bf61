import { html } from 'hono/html';

/** A heading with a table below it, or a word that there is nothing yet. */
export function section(title: string, columns: string[], rows: string[][]) {
  if (rows.length === 0) return html`<h2>${title}</h2><p>None yet.</p>`;
  const head = columns.map((column) => html`<th scope="col">${column}</th>`);
  const body = rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`);
  return html`<h2>${title}</h2><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

/** Style sheet of the page. Rows become cards in a narrow window. */
export const style = `
:root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; }
body { margin: 1.5rem auto; max-width: 75rem; padding: 0 1rem; }
h1 { font-size: 1.5rem; margin: 0; }
h2 { font-size: 1.1rem; margin: 2rem 0 0.4rem; }
summary h2 { display: inline; }
summary { cursor: pointer; margin-top: 2rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid #8885; overflow-wrap: anywhere; padding: 0.3rem 0.8rem 0.3rem 0; text-align: left; vertical-align: top; }
th { font-weight: 600; opacity: 0.7; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em; }
pre { background: #8882; border-radius: 6px; margin: 0; overflow-wrap: anywhere; padding: 0.7rem; white-space: pre-wrap; }
button { font: inherit; margin-top: 0.4rem; }
progress { display: block; width: 10rem; }
strong { color: light-dark(#57606a, #9198a1); }
strong.critical, strong.failed { color: light-dark(#b3161e, #ff8182); }
strong.high, strong.interrupted, strong.cancelled { color: light-dark(#a23b00, #fb8f44); }
strong.medium { color: light-dark(#7d5900, #eac54f); }
strong.completed { color: light-dark(#116329, #57d074); }
#silence { background: #b3161e; border-radius: 6px; color: #fff; padding: 0.5rem 0.7rem; }
@media (max-width: 42rem) {
  table, tbody, tr, td { display: block; }
  thead { clip-path: inset(50%); height: 1px; overflow: hidden; position: absolute; width: 1px; }
  tr { border-bottom: 1px solid #8888; padding: 0.5rem 0; }
  td { border: 0; display: grid; gap: 0.6rem; grid-template-columns: 6.5rem 1fr; padding: 0.1rem 0; }
  td::before { content: attr(data-label); opacity: 0.7; }
  td:first-child { font-weight: 600; }
  td:empty { display: none; }
  progress { grid-column: 2; width: 100%; }
}
`;

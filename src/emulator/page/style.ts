/** Style sheet of the page. */
export const style = `
:root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif; }
body { margin: 1.5rem auto; max-width: 75rem; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid #8886; overflow-wrap: anywhere; padding: 0.2rem 0.6rem 0.2rem 0; text-align: left; }
td, code { font-family: ui-monospace, monospace; }
`;

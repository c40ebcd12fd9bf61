/** A weakness or a category of risks, and the page about it. */
export interface Reference {
  /** `CWE-89` or `API1:2023`. */
  name: string;
  title: string;
  /** The tag that GitHub's code scanning understands. */
  tag: string;
  address: string;
}

/** The weakness that a text names; undefined if it names none. */
export function cweOf(text = ''): Reference | undefined {
  const number = /^\s*CWE-0*([1-9]\d{0,5})\s*$/i.exec(text)?.[1];
  if (number === undefined) return undefined;
  const name = `CWE-${number}`;
  const address = `https://cwe.mitre.org/data/definitions/${number}.html`;
  return { name, title: name, tag: `external/cwe/cwe-${number}`, address };
}

/** The category of OWASP's API Security Top 10 that a text begins with. */
export function owaspOf(text = ''): Reference | undefined {
  const name = /^\s*(API\d{1,2}:(?:2019|2023))\b/i.exec(text)?.[1]?.toUpperCase();
  if (name === undefined) return undefined;
  const tag = `external/owasp/${name.toLowerCase().replace(':', '-')}`;
  const address = `https://owasp.org/API-Security/editions/${name.slice(-4)}/en/0x11-t10/`;
  return { name, title: `OWASP ${name}`, tag, address };
}

/** The number of a weakness named `CWE-89`; undefined when it is none. */
export function cweNumber(cwe: string): string | undefined {
  return /^\s*CWE-0*([1-9]\d{0,5})\s*$/i.exec(cwe)?.[1];
}

/** Page of a weakness, by its name `CWE-89`. */
export function cweAddress(cwe: string): string | undefined {
  const number = cweNumber(cwe);
  return number && `https://cwe.mitre.org/data/definitions/${number}.html`;
}

/** The category `API1:2023` of OWASP's API Security Top 10 that a text begins with. */
export function owaspCategory(owasp: string): string | undefined {
  return /^\s*(API\d{1,2}:(?:2019|2023))\b/i.exec(owasp)?.[1]?.toUpperCase();
}

/** Page of the edition of OWASP's API Security Top 10 that a category is of. */
export function owaspAddress(owasp: string): string | undefined {
  const category = owaspCategory(owasp);
  return category && `https://owasp.org/API-Security/editions/${category.slice(-4)}/en/0x11-t10/`;
}

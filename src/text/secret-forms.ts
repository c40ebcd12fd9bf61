/** Named character references of HTML and XML; the others are numbers. */
const references: Readonly<Record<string, string>> = {
  '&': 'amp',
  '<': 'lt',
  '>': 'gt',
  '"': 'quot',
  "'": 'apos',
};

/** Longer ones are tokens: nobody encodes their letters and digits; the pattern would be huge. */
const maxPassword = 32;
/** Beyond this the forms would be too many for one pattern. */
const maxEncoded = 8000;

/** A known secret as a text may hold it: percent-encoded, in HTML, JSON, hexadecimal or Base64. */
export function patternOf(secret: string): RegExp {
  if (secret.length > maxEncoded) return new RegExp(secret.replace(/\W/g, literal), 'gu');
  const bytes = Buffer.from(secret);
  const isToken = secret.length > maxPassword;
  const characters = [...secret]
    .map((one) => (isToken && /[\w-]/.test(one) ? one : formsOfCharacter(one)))
    .join('');
  const hex = anyCase(bytes.toString('hex'));
  const forms = [characters, hex, ...base64Forms(bytes)];
  return new RegExp(forms.join('|'), 'gu');
}

function formsOfCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
  const bytes = [...Buffer.from(character)].map((byte) => byte.toString(16).padStart(2, '0'));
  const name = references[character];
  const forms = [
    /[A-Za-z\d]/.test(character) ? character : `\\\\{0,4}${literal(character)}`, // with the backslashes of JSON, also in JSON
    bytes.map((byte) => `%(?:25)?${anyCase(byte)}`).join(''),
    units.map((unit) => `\\\\{1,4}u${anyCase(unit.toString(16).padStart(4, '0'))}`).join(''),
    `&(?:amp;)?#(?:0{0,4}${code}|[xX]0{0,4}${anyCase(code.toString(16))});`,
    ...(name === undefined ? [] : [`&(?:amp;)?${name};`]),
    ...(character === ' ' ? ['\\+'] : []),
  ];
  return `(?:${forms.join('|')})`;
}

/** Begins at one of three offsets in a longer text; what shares characters with it is left out. */
function base64Forms(bytes: Buffer): string[] {
  return [0, 1, 2].map((offset) => {
    const text = Buffer.concat([Buffer.alloc(offset), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    const end = (offset + bytes.length) % 3 === 0 ? text.length : -1;
    const core = [...text.slice([0, 2, 3][offset], end)]
      .map((each) => standard[each] ?? each)
      .join('');
    return end < 0 ? `${core}(?:[A-Za-z\\d+/_-]={0,2})?` : core;
  });
}

/** Two characters differ in addresses, where they may also be percent-encoded. */
const standard: Readonly<Record<string, string>> = {
  '+': '(?:[+-]|%2[bB])',
  '/': '(?:[/_]|\\\\/|%2[fF])',
};

function anyCase(hexadecimal: string): string {
  return hexadecimal.replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
}

function literal(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16)}}`;
}

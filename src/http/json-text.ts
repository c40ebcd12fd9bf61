import { isAscii } from 'node:buffer';

/** Bytes that are escaped at once: few, since they are looked through one by one. */
const windowBytes = 2048;
/** What escapes may add to a text before they take longer than they save. */
const maxGrowth = 16 * 1024;

/**
 * Decodes JSON in UTF-8, without a byte order mark. Where little of it is beyond ASCII, escapes
 * (`\u2013`) stand for that: one such character would double what V8 holds of the whole text, and
 * lengthen its parsing.
 */
export function decodeJson(chunks: readonly Uint8Array[]): string {
  const asItIs = () => new TextDecoder().decode(Buffer.concat(chunks));
  // A byte order mark, or a character that began in the chunk before.
  if (chunks.some(([first = 0]) => first > 127)) return asItIs();
  const parts: Uint8Array[] = [];
  let growth = 0;
  for (const window of chunks.flatMap(windowsOf)) {
    const part = isAscii(window) ? window : escaped(window);
    growth += part.length - window.length;
    if (growth > maxGrowth) return asItIs();
    parts.push(part);
  }
  const text = Buffer.concat(parts).toString('latin1');
  // After a backslash an escape could make JSON of what is none.
  return text.includes(String.raw`\\u`) ? asItIs() : text;
}

/** A chunk whole if it is ASCII, else in windows none of which ends within a character. */
function windowsOf(chunk: Uint8Array): Uint8Array[] {
  if (isAscii(chunk)) return [chunk];
  const windows: Uint8Array[] = [];
  for (let from = 0, to = 0; from < chunk.length; from = to) {
    to = from + windowBytes;
    while ((chunk[to] ?? 0) >> 6 === 0b10) to += 1;
    windows.push(chunk.subarray(from, to));
  }
  return windows;
}

function escaped(bytes: Uint8Array): Uint8Array {
  const escapeOf = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const text = Buffer.from(bytes).toString();
  return Buffer.from(text.replaceAll(/[\u0080-\uffff]/g, escapeOf), 'latin1');
}

import { isAscii } from 'node:buffer';

const backslash = 0x5c;
/** Bytes that are judged at once: few enough to be looked through one by one. */
const windowBytes = 4096;
/** Part of the bytes beyond which escapes would take longer than they save. */
const maxEscaped = 0.01;

/**
 * Decodes JSON in UTF-8, without a byte order mark. Where little of it is beyond ASCII, escapes
 * (`\u2013`) stand for that: one such character would double what V8 holds of the whole text, and
 * nearly treble the time that it takes to parse.
 */
export function decodeJson(chunks: readonly Uint8Array[]): string {
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const parts: Uint8Array[] = [];
  let escaped = 0;
  for (const chunk of chunks) {
    let done = 0;
    for (let from = beyondAscii(chunk, 0); from < chunk.length; from = beyondAscii(chunk, done)) {
      let to = from;
      while (isBeyondAscii(chunk[to])) to += 1;
      escaped += to - from;
      // A character may begin in the chunk before. After a backslash an escape could make JSON of
      // what is none.
      const isOdd = from === 0 || chunk[from - 1] === backslash;
      if (isOdd || escaped > maxEscaped * length)
        return new TextDecoder().decode(Buffer.concat(chunks));
      parts.push(chunk.subarray(done, from), Buffer.from(escapesOf(chunk.subarray(from, to))));
      done = to;
    }
    parts.push(chunk.subarray(done));
  }
  return Buffer.concat(parts).toString('latin1');
}

/** Where the next byte beyond ASCII is; the end when there is none. */
function beyondAscii(bytes: Uint8Array, from: number): number {
  for (let start = from; start < bytes.length; start += windowBytes) {
    if (isAscii(bytes.subarray(start, start + windowBytes))) continue;
    let index = start;
    while (!isBeyondAscii(bytes[index])) index += 1;
    return index;
  }
  return bytes.length;
}

function isBeyondAscii(byte = 0): boolean {
  return byte > 127;
}

function escapesOf(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}

const quote = 0x22;
const comma = 0x2c;
const colon = 0x3a;
const openBracket = 0x5b;
const backslash = 0x5c;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;

const nullText = Buffer.from('null');

/** Which members of which objects of a JSON text are kept. */
export interface MemberRule {
  /** Nesting of the objects that the rule is about: 1 is the whole text, 3 an object in a list that the whole text holds. */
  depth: number;
  names: ReadonlySet<string>;
}

/**
 * Reads a JSON text as it arrives, with `null` for the values of members that nobody asked for. A page of findings is mostly such
 * values (reproducers, answers, schemas), which this way become neither strings nor objects: that is most of the time and of the
 * memory of reading it. Whether the text is valid JSON its parser says; of a value that is left out, only strings and brackets
 * are looked at.
 */
export class MemberFilter {
  readonly #rule: MemberRule;
  readonly #kept: Uint8Array[] = [];
  #depth = 0;
  #inString = false;
  /** The last chunk ended in a backslash that escapes the next character. */
  #escaped = false;
  /** At the depth of the rule: the string of the moment is the name of a member. */
  #inName = false;
  #name = '';
  /** At the depth of the rule: a colon was read, and no comma yet. */
  #inValue = false;
  #leavesOut = false;

  constructor(rule: MemberRule) {
    this.#rule = rule;
  }

  /** Takes the next bytes of the text; keeps no reference to them. */
  push(bytes: Uint8Array): void {
    const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    let keepFrom = 0;
    for (let at = 0; at < chunk.length; ) {
      if (this.#inString) {
        at = this.#readString(chunk, at);
        continue;
      }
      const leftOut = this.#leavesOut;
      this.#readStructure(chunk[at] ?? 0);
      if (leftOut && !this.#leavesOut) keepFrom = at;
      if (!leftOut && this.#leavesOut) this.#keep(chunk.subarray(keepFrom, at + 1), nullText);
      at += 1;
    }
    if (!this.#leavesOut) this.#keep(chunk.subarray(keepFrom));
  }

  /** The text so far, without what was left out. */
  text(): string {
    return Buffer.concat(this.#kept).toString('utf8');
  }

  /** Copies, since a part would keep the whole chunk in memory. */
  #keep(...parts: Uint8Array[]): void {
    this.#kept.push(Buffer.concat(parts));
  }

  /** @returns the place after the string, or the end of the chunk */
  #readString(chunk: Buffer, start: number): number {
    const from = this.#escaped ? start + 1 : start;
    this.#escaped = false;
    let end = chunk.indexOf(quote, from);
    while (end >= 0 && isEscaped(chunk, { from, end })) end = chunk.indexOf(quote, end + 1);
    const stop = end < 0 ? chunk.length : end;
    if (this.#inName) this.#name += chunk.toString('latin1', start, stop);
    if (end < 0) {
      this.#escaped = isEscaped(chunk, { from, end: stop });
      return stop;
    }
    this.#inString = false;
    this.#inName = false;
    return end + 1;
  }

  #readStructure(byte: number): void {
    const atRule = this.#depth === this.#rule.depth;
    if (byte === openBrace || byte === openBracket) {
      this.#depth += 1;
      this.#inValue &&= this.#depth !== this.#rule.depth;
    } else if (byte === closeBrace || byte === closeBracket) {
      this.#leavesOut &&= !atRule;
      this.#depth -= 1;
    } else if (byte === quote) {
      this.#inString = true;
      this.#inName = atRule && !this.#inValue;
      if (this.#inName) this.#name = '';
    } else if (atRule) {
      this.#readBetweenMembers(byte);
    }
  }

  #readBetweenMembers(byte: number): void {
    if (byte === comma) {
      this.#leavesOut = false;
      this.#inValue = false;
    } else if (byte === colon) {
      this.#inValue = true;
      // A name with an escape is not compared: it may be one that is asked for.
      this.#leavesOut = !this.#rule.names.has(this.#name) && !this.#name.includes('\\');
    }
  }
}

/** Whether an odd number of backslashes stands before `end`. */
function isEscaped(chunk: Buffer, { from, end }: { from: number; end: number }): boolean {
  let first = end;
  while (first > from && chunk[first - 1] === backslash) first -= 1;
  return (end - first) % 2 === 1;
}

// Reads the parts of a DNS message. Every method throws a RangeError if the message ends too early.
const longestName = 255;
const longestLabel = 63;

export class Reader {
  readonly #bytes: Uint8Array;
  readonly #end: number;
  #at: number;

  constructor(bytes: Uint8Array, from = 0, end = bytes.length) {
    this.#bytes = bytes;
    this.#at = from;
    this.#end = end;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#end;
  }

  uint8(): number {
    const value = this.#at < this.#end ? this.#bytes[this.#at] : undefined;
    if (value === undefined) throw new RangeError("The message ends too early.");
    this.#at += 1;
    return value;
  }

  uint16(): number {
    const high = this.uint8();
    return high * 256 + this.uint8();
  }

  bytes(length: number): Uint8Array {
    const from = this.#take(length);
    return this.#bytes.subarray(from, from + length);
  }

  /** Returns a reader of the next `length` bytes. Its names may still point into the whole message. */
  part(length: number): Reader {
    const from = this.#take(length);
    return new Reader(this.#bytes, from, from + length);
  }

  /** Reads the labels of a name, a character for each byte. Pointers may only lead backwards, so that names end. */
  name(length = 0, earliest = this.#at): string[] {
    const labels: string[] = [];
    let total = length;
    for (let size = this.uint8(); size !== 0; size = this.uint8()) {
      const target = size >= 0xc0 ? (size & 0x3f) * 256 + this.uint8() : undefined;
      total += target === undefined ? size + 1 : 2;
      if (total > longestName || (target === undefined && size > longestLabel))
        throw new RangeError("A name is too long.");
      if (target !== undefined) {
        if (target >= earliest) throw new RangeError("A name points at itself.");
        return [...labels, ...new Reader(this.#bytes, target).name(total, target)];
      }
      labels.push(Buffer.from(this.bytes(size)).toString("latin1"));
    }
    return labels;
  }

  #take(length: number): number {
    const from = this.#at;
    if (from + length > this.#end) throw new RangeError("The message ends too early.");
    this.#at = from + length;
    return from;
  }
}

// Parses a hub's JSON after checking its size, depth and number of members. The depth is checked without recursion,
// before anything recurses into the value.

export interface JsonLimits {
  /** Largest text in bytes. */
  largest: number;
  /** Deepest nesting of lists and objects. */
  deepest: number;
  /** Most items of lists and members of objects, in total. */
  mostMembers: number;
}

export type JsonFault = "too_large" | "too_deep" | "too_many" | "no_json";

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const openings: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const closings: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** Parses JSON. Returns `undefined`, which no JSON text stands for, if the text is refused. */
export function plainJson(bytes: Uint8Array, limits: JsonLimits, refused?: (fault: JsonFault) => void): unknown {
  const fault = faultOf(bytes, limits);
  if (fault) {
    refused?.(fault);
    return undefined;
  }
  try {
    return JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8")) as unknown;
  } catch {
    refused?.("no_json");
    return undefined;
  }
}

function faultOf(bytes: Uint8Array, { largest, deepest, mostMembers }: JsonLimits): JsonFault | undefined {
  if (bytes.length > largest) return "too_large";
  let [depth, members] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === quote) at = endOfText(bytes, at);
    else if (openings.has(byte)) {
      depth += 1;
      members += 1;
      if (depth > deepest) return "too_deep";
    } else if (closings.has(byte)) depth -= 1;
    else if (byte === comma) members += 1;
    if (members > mostMembers) return "too_many";
  }
  return undefined;
}

/** Index of the quote that ends the string that begins at `start`. */
function endOfText(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at;
}

// Writes questions and reads answers of multicast DNS (RFC 1035, RFC 6762). Anybody on the network may write the
// answers, so every value in them is checked.
import { Reader } from "./dns-reader.ts";

export const recordType = { a: 1, ptr: 12, txt: 16, aaaa: 28, srv: 33 } as const;

/** Labels of a name. Each character is a byte, because labels may not be UTF-8. Compare names by {@link nameKey}. */
export type Name = readonly string[];

export interface Question {
  name: Name;
  type: number;
}

export type DnsRecord = { name: Name } & (
  | { kind: "ptr"; target: Name }
  | { kind: "srv"; target: Name; port: number }
  | { kind: "txt"; entries: readonly (readonly [key: string, value: string])[] }
  | { kind: "address"; address: string }
);

export interface DnsAnswer {
  id: number;
  records: readonly DnsRecord[];
}

const largestMessage = 9000;
/** Most records of an answer. A busy network sends a few dozen. */
const mostRecords = 300;
const mostEntries = 50;
const classIn = 1;
/** Top bit of a class. In questions it means "answer only me", in answers "forget other answers". */
const topBit = 0x80_00;

export const nameOf = (text: string): Name => text.split(".").filter((label) => label !== "");

/**
 * Key of a name for comparisons, with dots inside labels kept apart. Only the letters of ASCII are lower-cased: names are
 * bytes of UTF-8, in which others would change.
 */
export const nameKey = (name: Name): string =>
  name.map((label) => label.replace(/[A-Z]/g, (letter) => letter.toLowerCase())).join("\0");

export function encodeQuery(id: number, questions: readonly Question[]): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16BE(id, 0);
  head.writeUInt16BE(questions.length, 4);
  return Buffer.concat([head, ...questions.map(encodeQuestion)]);
}

function encodeQuestion({ name, type }: Question): Buffer {
  const labels = name.map((label) => Buffer.from(`${String.fromCharCode(label.length)}${label}`, "latin1"));
  const tail = Buffer.alloc(5);
  tail.writeUInt16BE(type, 1);
  tail.writeUInt16BE(classIn | topBit, 3);
  return Buffer.concat([...labels, tail]);
}

/** Decodes an answer. Returns `undefined` if it cannot be read to its end. Never throws. */
export function decodeAnswer(bytes: Uint8Array): DnsAnswer | undefined {
  if (bytes.length > largestMessage) return undefined;
  try {
    return answerIn(new Reader(bytes));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function answerIn(reader: Reader): DnsAnswer | undefined {
  const [id, flags] = [reader.uint16(), reader.uint16()];
  const isAnswer = (flags & 0x80_00) !== 0 && (flags & 0x78_0f) === 0;
  if (!isAnswer) return undefined;
  const [questions, ...counts] = [reader.uint16(), reader.uint16(), reader.uint16(), reader.uint16()];
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (questions > mostRecords || total > mostRecords) return undefined;
  for (let count = 0; count < questions; count += 1) {
    reader.name();
    reader.bytes(4);
  }
  const records: DnsRecord[] = [];
  for (let count = 0; count < total; count += 1) {
    const record = recordIn(reader);
    if (record) records.push(record);
  }
  return { id, records };
}

/** Reads a record. Returns `undefined` for other types. */
function recordIn(reader: Reader): DnsRecord | undefined {
  const name = reader.name();
  const [type, inClass] = [reader.uint16(), reader.uint16() & ~topBit];
  reader.bytes(4);
  const data = reader.part(reader.uint16());
  if (inClass !== classIn) return undefined;
  switch (type) {
    case recordType.ptr:
      return { name, kind: "ptr", target: data.name() };
    case recordType.srv: {
      data.bytes(4);
      return { name, kind: "srv", port: data.uint16(), target: data.name() };
    }
    case recordType.txt:
      return { name, kind: "txt", entries: entriesIn(data) };
    case recordType.a:
      return { name, kind: "address", address: [...data.bytes(4)].join(".") };
    case recordType.aaaa:
      return { name, kind: "address", address: ipv6In(data) };
    default:
      return undefined;
  }
}

function entriesIn(data: Reader): [string, string][] {
  const entries: [string, string][] = [];
  while (!data.isAtEnd && entries.length < mostEntries) {
    const text = Buffer.from(data.bytes(data.uint8())).toString("utf8");
    const at = text.indexOf("=");
    if (at > 0) entries.push([text.slice(0, at), text.slice(at + 1)]);
  }
  return entries;
}

const ipv6In = (data: Reader): string =>
  new URL(`http://[${Array.from({ length: 8 }, () => data.uint16().toString(16)).join(":")}]`).hostname.slice(1, -1);

// Announces services like a multicast DNS responder, to a client that asks it directly on loopback.
import dgram from "node:dgram";
import { onTestFinished } from "vitest";
import { type OpenTransport, openUdp } from "../../src/program/discovery/transport.ts";

interface Announcing {
  name: string;
  port: number;
  addresses: readonly string[];
  facts?: Record<string, string>;
  /** Whether the first answer lacks some records, so that the client must ask for them. @default false */
  isTerse?: boolean;
  /** Whether it answers with another question's id. @default false */
  isForOthers?: boolean;
}

const types = { a: 1, ptr: 12, txt: 16, aaaa: 28, srv: 33 };

const nameBytes = (labels: readonly string[]): Buffer =>
  Buffer.concat([...labels.map((label) => withLength(Buffer.from(label))), Buffer.alloc(1)]);
const withLength = (bytes: Buffer): Buffer => Buffer.concat([Buffer.from([bytes.length]), bytes]);
const uint16 = (...values: number[]): Buffer => Buffer.from(values.flatMap((value) => [value >> 8, value & 255]));

const record = (labels: readonly string[], type: number, data: Buffer): Buffer =>
  Buffer.concat([nameBytes(labels), uint16(type, 0x80_01, 0, 120, data.length), data]);

export const answerOf = (id: number, records: readonly Buffer[]): Buffer =>
  Buffer.concat([uint16(id, 0x84_00, 0, records.length, 0, 0), ...records]);

const addressRecord = (labels: readonly string[], address: string): Buffer =>
  address.includes(":")
    ? record(labels, types.aaaa, uint16(...address.split(":").map((part) => Number.parseInt(part, 16))))
    : record(labels, types.a, Buffer.from(address.split(".").map(Number)));

function recordsOf(
  service: string,
  { name, port, addresses, facts = {}, isTerse }: Announcing,
  isFirst: boolean,
): Buffer[] {
  const below = [...service.split("."), "local"];
  const [instance, host] = [
    [name, ...below],
    [`host-${port}`, "local"],
  ];
  const texts = Object.entries(facts).map(([key, value]) => withLength(Buffer.from(`${key}=${value}`)));
  const rest = [
    record(instance, types.srv, Buffer.concat([uint16(0, 0, port), nameBytes(host)])),
    record(instance, types.txt, Buffer.concat(texts)),
    ...addresses.map((address) => addressRecord(host, address)),
  ];
  return [record(below, types.ptr, nameBytes(instance)), ...(isTerse && isFirst ? [] : rest)];
}

export interface Responder {
  open: OpenTransport;
  /** Received messages. */
  asked: Buffer[];
}

/** Starts a responder. `say` returns the answers to a question, given its id. */
export async function respond(say: (id: number, question: Buffer) => readonly Buffer[]): Promise<Responder> {
  const socket = dgram.createSocket("udp4");
  const asked: Buffer[] = [];
  socket.on("message", (message, { port, address }) => {
    asked.push(message);
    for (const answer of say(message.readUInt16BE(0), message)) socket.send(answer, port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  onTestFinished(() => void socket.close());
  const { port } = socket.address();
  return { asked, open: (hear) => openUdp({ address: "127.0.0.1", port, from: "127.0.0.1" }, hear) };
}

export function announcing(service: string, ...announced: readonly Announcing[]): Promise<Responder> {
  let asked = 0;
  return respond((id) => {
    asked += 1;
    return announced.map((each) => answerOf(each.isForOthers ? id ^ 1 : id, recordsOf(service, each, asked === 1)));
  });
}

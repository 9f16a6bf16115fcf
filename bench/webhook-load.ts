// Sends messages to the webhook service over kept connections: as fast as they are accepted, or at a steady rate.
import { connect, type Socket } from "node:net";
import { httpRequest } from "./http-load.ts";

interface Sending {
  port: number;
  token: string;
  app: string;
  messages: number;
  /** Messages per second; by default as many as are accepted. */
  perSecond?: number;
}

/** Number of messages sent at the same time, at full speed. */
const connections = 32;

/** Resolves once every message is accepted. Rejects at the first that is not. */
export async function sendMessages(sending: Sending): Promise<void> {
  const lines = await Promise.all(
    Array.from({ length: Math.min(connections, sending.messages) }, () => open(sending.port)),
  );
  try {
    await (sending.perSecond === undefined ? atOnce(lines, sending) : atPace(lines, sending, sending.perSecond));
  } finally {
    for (const line of lines) line.close();
  }
}

async function atOnce(lines: readonly Line[], sending: Sending): Promise<void> {
  let left = sending.messages;
  const work = async (line: Line) => {
    while (left-- > 0) await line.ask(messageRequest(sending));
  };
  await Promise.all(lines.map(work));
}

/** Sends at a steady rate, whether or not earlier messages have been accepted. */
async function atPace(lines: readonly Line[], sending: Sending, perSecond: number): Promise<void> {
  const begun = performance.now();
  const all: Promise<void>[] = [];
  for (let index = 0; index < sending.messages; index += 1) {
    const wait = begun + (index / perSecond) * 1000 - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const line = lines[index % lines.length];
    if (line) all.push(line.ask(messageRequest(sending)));
  }
  await Promise.all(all);
}

function messageRequest({ token, app }: Sending): string {
  const payload = { sentAt: Date.now(), door: "12", method: "keycode" };
  return httpRequest(
    "POST",
    `/api/v1/app/${app}/msg/`,
    { authorization: `Bearer ${token}`, accept: "application/json" },
    { eventType: "lock.unlocked", payload },
  );
}

/** One connection. A request waits until the one before it is answered. */
interface Line {
  ask(request: string): Promise<void>;
  close(): void;
}

async function open(port: number): Promise<Line> {
  const socket = connect(port, "127.0.0.1").setNoDelay(true);
  await new Promise<void>((resolve, reject) => socket.once("connect", resolve).once("error", reject));
  let turn: Promise<void> = Promise.resolve();
  return {
    ask(request) {
      turn = turn.then(() => exchange(socket, request));
      return turn;
    },
    close: () => socket.destroy(),
  };
}

function exchange(socket: Socket, request: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = "";
    const hear = (chunk: Buffer) => {
      text += chunk.toString("latin1");
      const end = text.indexOf("\r\n\r\n");
      if (end < 0 || text.length < end + 4 + lengthOf(text)) return;
      socket.off("data", hear);
      if (text.startsWith("HTTP/1.1 202")) resolve();
      else reject(new Error(text));
    };
    socket.on("data", hear);
    socket.write(request);
  });
}

function lengthOf(head: string): number {
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (length === undefined) throw new Error("An answer without a length");
  return Number(length);
}

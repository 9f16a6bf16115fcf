// Sends requests to a server as fast as it answers, over kept connections and with raw sockets, so that the load itself
// costs little processor time.
import { connect } from "node:net";

export interface Target {
  port: number;
  /** Returns the whole request, head and body. */
  request: () => string;
}

export interface Load {
  answers: number;
  perSecond: number;
  p50: number;
  p99: number;
}

const connections = 16;

export async function load({ port, request }: Target, seconds: number): Promise<Load> {
  const latencies: number[] = [];
  const until = performance.now() + seconds * 1000;
  const begun = performance.now();
  await Promise.all(Array.from({ length: connections }, () => keepAsking(port, request, until, latencies)));
  const elapsed = (performance.now() - begun) / 1000;
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { answers: latencies.length, perSecond: latencies.length / elapsed, p50: at(0.5), p99: at(0.99) };
}

/** Returns the body of one answer. Throws if it is a refusal. */
export async function askOnce<Body>({ port, request }: Target): Promise<Body> {
  const bodies: string[] = [];
  await keepAsking(port, request, 0, [], bodies);
  return JSON.parse(bodies[0] ?? "") as Body;
}

function keepAsking(
  port: number,
  request: () => string,
  until: number,
  latencies: number[],
  bodies?: string[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let chunks: Buffer[] = [];
    let missing = -1;
    let sentAt = 0;
    const ask = () => {
      chunks = [];
      missing = -1;
      sentAt = performance.now();
      socket.write(request());
    };
    socket.setNoDelay(true);
    socket.once("connect", ask);
    socket.once("error", reject);
    socket.on("data", (chunk) => {
      chunks.push(chunk);
      if (missing < 0) {
        const head = Buffer.concat(chunks);
        const end = head.indexOf("\r\n\r\n");
        if (end < 0) return;
        const text = head.toString("latin1", 0, end);
        if (!text.startsWith("HTTP/1.1 200")) return void socket.destroy(new Error(text.split("\r\n")[0]));
        const length = Number(/^content-length: (\d+)/im.exec(text)?.[1] ?? Number.NaN);
        if (Number.isNaN(length)) return void socket.destroy(new Error("An answer without a length"));
        missing = end + 4 + length - head.length;
        if (bodies && missing === 0) bodies.push(head.toString("utf8", end + 4));
      } else {
        missing -= chunk.length;
        if (bodies && missing === 0) bodies.push(bodyOf(Buffer.concat(chunks)));
      }
      if (missing > 0) return;
      latencies.push(performance.now() - sentAt);
      if (performance.now() < until) ask();
      else socket.end(() => resolve());
    });
  });
}

const bodyOf = (answer: Buffer): string => answer.toString("utf8", answer.indexOf("\r\n\r\n") + 4);

/** Writes a request as a browser's or a program's HTTP library does. */
export function httpRequest(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: object,
): string {
  const text = body === undefined ? "" : JSON.stringify(body);
  const all = {
    host: "127.0.0.1",
    ...headers,
    ...(body === undefined
      ? {}
      : { "content-type": "application/json", "content-length": String(Buffer.byteLength(text)) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${text}`;
}

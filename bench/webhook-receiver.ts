// A receiver in its own process. It parses as little of HTTP as possible, because on two cores its work takes time from
// the server.
import { createServer, type Socket } from "node:net";

/** Messages from the bench to this process (`Asked`), and back (`Told`). */
export type Asked = { kind: "count"; until: number } | { kind: "reset" };
export type Told = { kind: "listening"; port: number } | ({ kind: "counted" } & Waits) | { kind: "reset" };

/** Milliseconds from the creation of a message to its receipt. */
export interface Waits {
  p50: number;
  p99: number;
}

const answer = "HTTP/1.1 204 No Content\r\n\r\n";
const sentAt = Buffer.from('"sentAt":');
const digits = 13;

let waits: number[] = [];
let wanted: number | undefined;

if (import.meta.main) {
  const server = createServer(receive);
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    tell({ kind: "listening", port: typeof address === "object" && address ? address.port : 0 });
  });
  process.on("message", (asked: Asked) => {
    if (asked.kind === "count") {
      wanted = asked.until;
      tellWhenCounted();
      return;
    }
    waits = [];
    tell({ kind: "reset" });
  });
}

function tell(told: Told): void {
  process.send?.(told);
}

function receive(socket: Socket): void {
  let rest: Buffer = Buffer.alloc(0);
  socket.setNoDelay(true);
  socket.on("error", () => socket.destroy());
  socket.on("data", (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (let end = endOfRequest(rest); end > 0; end = endOfRequest(rest)) {
      note(rest.subarray(0, end));
      rest = rest.subarray(end);
      socket.write(answer);
    }
  });
}

/** Returns the length of the first request in `bytes`, or 0 while it is incomplete. */
function endOfRequest(bytes: Buffer): number {
  const head = bytes.indexOf("\r\n\r\n");
  if (head < 0) return 0;
  const length = Number(/^content-length: (\d+)/im.exec(bytes.toString("latin1", 0, head))?.[1] ?? 0);
  return bytes.length >= head + 4 + length ? head + 4 + length : 0;
}

function note(request: Buffer): void {
  const at = request.indexOf(sentAt) + sentAt.length;
  waits.push(Date.now() - Number(request.toString("latin1", at, at + digits)));
  tellWhenCounted();
}

function tellWhenCounted(): void {
  if (wanted === undefined || waits.length < wanted) return;
  wanted = undefined;
  const sorted = waits.toSorted((a, b) => a - b);
  const share = (part: number) => sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? 0;
  tell({ kind: "counted", p50: share(0.5), p99: share(0.99) });
}

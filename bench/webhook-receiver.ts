// A receiver in a process of its own, so that it does not share the server's event loop: counts what comes and how long it took.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What the bench asks the process, and what it answers. */
export type Asked = { kind: "count"; until: number } | { kind: "reset" };
export type Told = { kind: "listening"; port: number } | { kind: "counted"; p50: number; p99: number } | { kind: "reset" };

if (import.meta.main) {
  let waits: number[] = [];
  let wanted: number | undefined;
  const tell = (told: Told) => process.send?.(told);

  const tellWhenCounted = () => {
    if (wanted === undefined || waits.length < wanted) return;
    wanted = undefined;
    const sorted = waits.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;
    tell({ kind: "counted", p50: at(0.5), p99: at(0.99) });
  };

  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString("utf8");
    });
    request.on("end", () => {
      const { sentAt } = JSON.parse(body) as { sentAt: number };
      waits.push(Date.now() - sentAt);
      response.writeHead(204).end();
      tellWhenCounted();
    });
  });
  server.keepAliveTimeout = 60_000;
  server.listen(0, "127.0.0.1", () => tell({ kind: "listening", port: (server.address() as AddressInfo).port }));

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

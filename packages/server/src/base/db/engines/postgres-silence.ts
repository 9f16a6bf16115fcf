// Ends connections to a silent PostgreSQL. If its machine dies, or a firewall cuts it off, its connections stay open
// without an answer. The operating system would wait a quarter of an hour, and every call with it, long after another
// PostgreSQL has taken over.
import type { Socket } from "node:net";
import type { ClientBase } from "pg";

/** Longest silence; longer than any statement that a caller still waits for. */
export const longestSilenceMs = 30_000;

const streamOf = (client: ClientBase): Socket =>
  // The stream is public in pg, but missing in its types.
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

/** Call it once, when the client has connected: from then on {@link limitSilence} has an effect. */
export function endWhenSilent(client: ClientBase): void {
  const stream = streamOf(client);
  stream.on("timeout", () =>
    stream.destroy(Object.assign(new Error("PostgreSQL has fallen silent."), { code: "ETIMEDOUT" })),
  );
}

/** Ends the connection after so many milliseconds without an answer to a statement; 0 removes the limit. */
export const limitSilence = (client: ClientBase, milliseconds: number): void =>
  void streamOf(client).setTimeout(milliseconds);

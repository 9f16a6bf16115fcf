// A PostgreSQL whose machine dies, or is cut off by a firewall, ends no connection: it only falls silent. The operating
// system would wait a quarter of an hour for it, and every call with it, long after another PostgreSQL has taken its
// place.
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

/** From now on the connection ends when nothing comes for so long, though something was asked; 0: it never does. */
export const limitSilence = (client: ClientBase, milliseconds: number): void =>
  void streamOf(client).setTimeout(milliseconds);

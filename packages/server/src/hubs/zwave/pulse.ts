// Checks that the hub is alive. The kernel of a frozen hub buffers everything that is sent to it, and the hub acts on
// it when it thaws: on an old unlock, too. So the hub must answer a ping before each command to a lock, and a silent
// link is dropped.
import type { Socket } from "node:net";
import { TLSSocket } from "node:tls";
import type { WebSocket } from "ws";

/** Interval of the pings. A hub that sends nothing in between counts as gone. */
const beatMs = 5000;

export interface Pulse {
  /** Pings the hub. Resolves to whether it answered. */
  isAnswering(patienceMs: number): Promise<boolean>;
  /** Drops the link at once. Data that the hub has not received is discarded and never sent again. */
  drop(): void;
}

/** Wraps a handler of a socket or timer, so that its errors end only the link. */
type Guarded = <Args extends unknown[]>(work: (...args: Args) => void) => (...args: Args) => void;

export function takePulse(socket: WebSocket, guarded: Guarded): Pulse {
  const answers = new Map<string, (isThere: boolean) => void>();
  let tcp: Socket | undefined;
  let beat: NodeJS.Timeout | undefined;
  let pings = 0;
  socket.on("upgrade", (response) => void (tcp = response.socket));
  socket.on("open", () => {
    let before = -1;
    const look = guarded(() => {
      const bytesRead = tcp?.bytesRead ?? 0;
      if (bytesRead === before) return drop();
      before = bytesRead;
      socket.ping();
    });
    beat = setInterval(look, beatMs).unref();
  });
  socket.on(
    "pong",
    guarded((data: Buffer) => answers.get(data.toString())?.(true)),
  );
  socket.on(
    "close",
    guarded(() => {
      clearInterval(beat);
      for (const answer of answers.values()) answer(false);
    }),
  );

  function drop(): void {
    // A socket that is merely closed keeps sending its buffer for as long as its peer may come back.
    if (tcp && !(tcp instanceof TLSSocket)) tcp.resetAndDestroy();
    socket.terminate();
  }

  return {
    drop,
    isAnswering(patienceMs) {
      if (socket.readyState !== socket.OPEN) return Promise.resolve(false);
      const ping = String((pings += 1));
      return new Promise((resolve) => {
        const end = (isThere: boolean) => {
          clearTimeout(timer);
          answers.delete(ping);
          resolve(isThere);
        };
        const timer = setTimeout(() => end(false), patienceMs);
        answers.set(ping, end);
        socket.ping(ping);
      });
    },
  };
}

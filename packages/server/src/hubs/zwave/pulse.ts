// Whether the hub is alive. The kernel of a frozen hub takes in all that is sent to it, and the hub acts on it when it
// goes on: an unlock of minutes ago, too. So it must answer before it is told to move a bolt, and a link that it is
// silent on is given up.
import type { Socket } from "node:net";
import { TLSSocket } from "node:tls";
import type { WebSocket } from "ws";

/** A hub that says nothing from one beat to the next, not even to a ping, is taken for gone. */
const beatMs = 5000;

export interface Pulse {
  /** Pings it; resolves to whether it answered. */
  isAnswering(patienceMs: number): Promise<boolean>;
  /** Gives the link up at once. What the hub's side has not taken in yet is lost, and never sent again. */
  drop(): void;
}

/** What a handler of a socket or timer is passed through, so that whatever it throws ends the link alone. */
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
    // A socket that is only closed goes on sending what it holds for as long as its peer may come back.
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

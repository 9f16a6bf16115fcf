// A proxy for PostgreSQL, which a test can close and open again, or break at the moment of a commit.
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

export interface Way {
  url: string;
  shut(): Promise<void>;
  open(): Promise<void>;
  /**
   * Stops forwarding on the open connections without ending them, as when the machine behind them has died. New ones
   * work.
   */
  fallSilent(): void;
  /**
   * Closes at the commit of the next transaction that contains `text`.
   * @param isHeard - Whether the client still receives the answer to that commit.
   */
  breakAtCommit(text: string, options: { isHeard: boolean }): void;
}

/** PostgreSQL's answer when a transaction is committed. */
const committed = "COMMIT\0";

export async function wayTo(address: string): Promise<Way> {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  const silent = new WeakSet<Socket>();
  let server: Server;
  let breaking: { text: string; isHeard: boolean } | undefined;
  async function open(port: number): Promise<number> {
    server = createServer((near) => {
      const far = connect(Number(target.port), target.hostname);
      const said = { text: false };
      join(near, far, (data) => void (said.text ||= breaking !== undefined && data.includes(breaking.text)));
      join(far, near, (data) => {
        if (!breaking || !said.text || !data.includes(committed)) return;
        const { isHeard } = breaking;
        breaking = undefined;
        if (isHeard) {
          near.end(data);
          sockets.delete(near);
        }
        void shut();
      });
    }).listen(port, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  }
  function join(one: Socket, other: Socket, look: (data: Buffer) => void): void {
    sockets.add(one);
    one.on("error", () => undefined).once("close", () => (sockets.has(other) ? other.destroy() : undefined));
    one.on("data", (data) => {
      if (silent.has(one)) return;
      look(data);
      if (sockets.has(other)) other.write(data);
    });
  }
  async function shut(): Promise<void> {
    if (!server.listening) return;
    const closed = once(server, "close");
    server.close();
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    await closed;
  }
  const port = await open(0);
  return {
    url: Object.assign(new URL(address), { hostname: "127.0.0.1", port: String(port) }).href,
    shut,
    async open() {
      await open(port);
    },
    fallSilent() {
      for (const socket of sockets) silent.add(socket);
    },
    breakAtCommit(text, { isHeard }) {
      breaking = { text, isHeard };
    },
  };
}

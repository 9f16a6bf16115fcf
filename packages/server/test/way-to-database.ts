// The way to a PostgreSQL, which can be closed and opened again, or breaks at the moment of a commit.
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

export interface Way {
  url: string;
  shut(): Promise<void>;
  open(): Promise<void>;
  /** From the commit of a transaction that says `text` on it is shut; `isHeard`: whoever committed still hears that it is done. */
  breakAtCommit(text: string, options: { isHeard: boolean }): void;
}

/** What PostgreSQL says of a transaction that it keeps. */
const committed = "COMMIT\0";

export async function wayTo(address: string): Promise<Way> {
  const target = new URL(address);
  const sockets = new Set<Socket>();
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
    breakAtCommit(text, { isHeard }) {
      breaking = { text, isHeard };
    },
  };
}

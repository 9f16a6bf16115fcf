// A hub of plain TCP and a third-party driver for it, which uses only the driver kit. The hub records the local address
// of each connection.
import { createServer, type Socket } from "node:net";
import type { DriverFactory } from "../../src/driver/driver-factory.ts";
import { DriverError } from "../../src/driver/driver.ts";
import { lockInfo } from "./fake-hub.ts";

export async function diallingHub() {
  const reached: string[] = [];
  const sockets = new Set<Socket>();
  let most = 0;
  const server = createServer((socket) => {
    reached.push((socket.localAddress ?? "").replace("::ffff:", ""));
    sockets.add(socket.on("error", () => "a visitor left"));
    most = Math.max(most, sockets.size);
    socket.on("close", () => sockets.delete(socket)).resume();
  });
  await new Promise<void>((resolve) => server.listen(0, "0.0.0.0", resolve));
  const { port } = server.address() as { port: number };
  const told: string[] = [];
  const hostIn = (settings: Readonly<Record<string, unknown>>) => new URL(String(settings["url"])).hostname;
  const system: DriverFactory = {
    kind: "dialling_hub",
    displayName: "Dialling hub",
    fields: [
      { name: "url", type: "url", value: "tcp://hub.test:1" },
      { name: "password", type: "password", isSecret: true, isRequired: false },
    ],
    read: ({ url = "" }) => ({ settings: { url }, secrets: {}, login: url, host: new URL(url).hostname }),
    async probe({ settings, dial }, signal) {
      await dial({ host: hostIn(settings), port, signal });
      return [lockInfo("a")];
    },
    connect: ({ settings, dial, ...account }) => ({
      kind: "dialling_hub",
      async run(emit, signal) {
        const socket = await dial({ host: hostIn(settings), port, signal });
        signal.addEventListener("abort", () => socket.destroy(), { once: true });
        emit({ type: "link", up: true, at: account.now() });
        await new Promise<void>((resolve) => void socket.once("close", () => resolve()));
        throw new DriverError("unreachable", "The hub hung up.");
      },
      readState: async ({ device_id, now: at }) => ({ device_id, at, online: true, source: "report" }),
      bolt: {
        async setLocked(_locked, { key }) {
          told.push(key);
          return { proof: "state" };
        },
      },
    }),
  };
  return {
    system,
    port,
    reached,
    told,
    most: () => most,
    open: () => sockets.size,
    drop() {
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

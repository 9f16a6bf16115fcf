// Connections to hubs go to the address that was checked, and to no other.
import { createServer, type Server, type Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import { afterAll, expect, it } from "vitest";
import { makeAuthority } from "../../../test/tls/certificates.ts";
import { createDial } from "./dial.ts";
import { authoritiesIn } from "./hub-authorities.ts";
import type { HostAddress } from "./resolve-host.ts";

const closers: (() => void)[] = [];
afterAll(() => {
  for (const close of closers) close();
});

const accepted: Socket[] = [];
async function listening(server: Server): Promise<number> {
  server.on("connection", (socket) => accepted.push(socket.on("error", () => "a visitor left")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => {
    for (const socket of accepted) socket.destroy();
    server.close();
  });
  return (server.address() as { port: number }).port;
}

const at = (...addresses: string[]) => {
  const asked = { times: 0 };
  const resolve = async () => {
    asked.times += 1;
    return addresses.map((address): HostAddress => ({ address, family: address.includes(":") ? 6 : 4 }));
  };
  return { asked, resolve };
};

it("looks a name up once, and tries its addresses one after another", async () => {
  const port = await listening(createServer());
  const { asked, resolve } = at("127.0.0.9", "127.0.0.1");
  const socket = await createDial("any", { resolve })({ host: "hub.test", port });
  expect(socket.remoteAddress).toBe("127.0.0.1");
  expect(asked.times).toBe(1);
  socket.destroy();
});

it.each(["127.0.0.1", "::ffff:127.0.0.1", "[::1]", "::", "0.0.0.0", "2130706433", "0x7f.1", "localhost", "fe80::1%lo"])(
  "goes to no private address, however it is written: %s",
  async (host) => {
    const before = accepted.length;
    const port = await listening(createServer());
    await expect(createDial({ allow: [] })({ host, port })).rejects.toMatchObject({ code: "address_not_allowed" });
    expect(accepted).toHaveLength(before);
  },
);

it("refuses a name one of whose addresses is not allowed", async () => {
  const port = await listening(createServer());
  const dial = createDial({ allow: ["127.0.0.1"] }, at("127.0.0.1", "127.0.0.2"));
  await expect(dial({ host: "hub.test", port })).rejects.toMatchObject({ code: "address_not_allowed" });
});

it("checks the certificate for the name, and knows own authorities", async () => {
  const authority = makeAuthority();
  closers.push(authority.remove);
  const port = await listening(createTlsServer(authority.issue("DNS:hub.test")));
  const options = { ...at("127.0.0.1"), authorities: authoritiesIn(authority.file) };
  const dial = createDial({ allow: ["127.0.0.1"] }, options);
  const socket = await dial({ host: "hub.test", port, tls: true });
  expect(socket).toMatchObject({ authorized: true, servername: "hub.test" });
  socket.destroy();
  const other = dial({ host: "other.test", port, tls: true });
  await expect(other).rejects.toMatchObject({
    code: "bad_certificate",
    message: expect.stringContaining("another name"),
  });
});

it("tells a closed port, an unknown name, silence and a port without TLS apart", async () => {
  const silent = await listening(createServer());
  const rude = await listening(createServer((socket) => socket.end("no")));
  const dial = createDial("any", at("127.0.0.1"));
  await expect(dial({ host: "hub.test", port: 1 })).rejects.toMatchObject({ code: "nothing_listens" });
  await expect(createDial("any")({ host: "no.such.invalid", port: 1 })).rejects.toMatchObject({
    code: "nothing_listens",
    message: expect.stringContaining("No host is called"),
  });
  const late = dial({ host: "hub.test", port: silent, tls: true, timeout: 200 });
  await expect(late).rejects.toMatchObject({ code: "no_answer" });
  await expect(dial({ host: "hub.test", port: silent, signal: AbortSignal.abort() })).rejects.toMatchObject({
    code: "no_answer",
  });
  await expect(dial({ host: "hub.test", port: rude, tls: true })).rejects.toMatchObject({ code: "no_tls" });
});

it("leaves no connection behind when nobody waits any more", async () => {
  const port = await listening(createServer());
  const before = accepted.length;
  const dial = createDial("any", at("127.0.0.1"));
  await expect(dial({ host: "hub.test", port, tls: true, timeout: 200 })).rejects.toMatchObject({ code: "no_answer" });
  const [socket] = accepted.slice(before);
  socket?.resume();
  await expect.poll(() => socket?.readableEnded || socket?.destroyed).toBe(true);
});

it("a driver that does not listen for errors loses its connection, and nothing else", async () => {
  const port = await listening(createServer((socket) => socket.once("data", () => socket.resetAndDestroy())));
  const socket = await createDial("any", at("127.0.0.1"))({ host: "hub.test", port });
  socket.write("hello");
  await expect.poll(() => socket.destroyed).toBe(true);
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createWatchedServer } from "../../test/logs/watched-server.ts";
import { openSqlite } from "../index.ts";
import { isOwnName } from "./own-name.ts";

const secret = new Uint8Array(32).fill(7);

it.each([
  ["localhost", true],
  ["demo.localhost", true],
  ["127.0.0.1", true],
  ["127.8.8.8", true],
  ["[::1]", true],
  ["LOCALHOST.", true],
  ["rebound.example", false],
  ["127.0.0.1.rebound.example", false],
  ["192.168.1.7", false],
])("the demo on 127.0.0.1, asked as %s: %s", (name, isOwn) => {
  expect(isOwnName(name, { host: "127.0.0.1", publicUrl: undefined })).toBe(isOwn);
});

it("the demo answers under its HOST and its PUBLIC_URL too; on every address, under any address but no name", () => {
  expect(isOwnName("box.lan", { host: "box.lan", publicUrl: undefined })).toBe(true);
  expect(isOwnName("demo.example", { host: "127.0.0.1", publicUrl: "https://demo.example" })).toBe(true);
  expect(isOwnName("192.168.1.7", { host: "0.0.0.0", publicUrl: undefined })).toBe(true);
  expect(isOwnName("rebound.example", { host: "0.0.0.0", publicUrl: undefined })).toBe(false);
});

it("no key goes to a page under another name, whatever it asks for", async () => {
  const folder = mkdtempSync(join(tmpdir(), "mortise-host-"));
  const database = await openSqlite({ folder: null });
  const server = await createWatchedServer({ database, secret, demoFolder: folder, host: "127.0.0.1" });
  const ask = async (url: string) => {
    const response = await server.fetch(new Request(url));
    return { status: response.status, text: await response.text() };
  };
  const refused = await ask("http://rebound.example:3210/demo/session?world=hotel");
  expect(refused.status).toBe(403);
  expect(refused.text).toMatch(/PUBLIC_URL/);
  expect(refused.text).not.toMatch(/seam_/);
  expect(await ask("http://127.0.0.1:3210/demo/session?world=empty")).toMatchObject({ status: 200 });
  await server.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

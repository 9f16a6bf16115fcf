import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

/** Runs the server with settings with which it cannot start. */
function fails(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ["--conditions=source", "packages/server/src/main.ts", "serve", "--json"], {
    // Node itself warns if colours are both forced and forbidden.
    env: { ...process.env, FORCE_COLOR: undefined, PORT: "0", DATABASE_URL: "", ...env },
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, said: said.trim() })));
}

const oneSentence = (said: string) => said !== "" && !said.includes("\n") && !said.includes("    at ");

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mortise-start-"));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

test("a start on a busy port fails with one sentence", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => other.once("listening", resolve));
  const { port } = other.address() as { port: number };
  const { code, said } = await fails({ PORT: String(port), DATA_DIR: folder });
  other.close();
  expect(code).toBe(1);
  expect(said).toContain(String(port));
  expect(oneSentence(said)).toBe(true);
});

test("a start without a reachable database fails with one sentence that does not show the password", async () => {
  const { code, said } = await fails({
    DATABASE_URL: "postgres://someone:open-sesame@127.0.0.1:1/doors",
    DATA_DIR: folder,
  });
  expect(code).toBe(1);
  expect(oneSentence(said)).toBe(true);
  expect(said).not.toContain("open-sesame");
});

test("a start with an unwritable data folder fails with one sentence", async () => {
  const file = join(folder, "a-file");
  await writeFile(file, "");
  const { code, said } = await fails({ DATA_DIR: join(file, "below") });
  expect(code).toBe(1);
  expect(oneSentence(said)).toBe(true);
});

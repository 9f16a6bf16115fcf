import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { origin } from "../../test/rig.ts";
import { staticApp } from "./static.ts";

vi.mock("node:fs/promises", async (original) => ({ ...(await original<typeof import("node:fs/promises")>()), readFile: vi.fn() }));

const app = staticApp({ demo: false }).onError(() => new Response(null, { status: 500 }));
const get = (path: string, headers: Record<string, string> = {}) => app.fetch(new Request(origin + path, { headers }));

it("answers 304 to whoever holds the file, also where a proxy that compresses has weakened its tag", async () => {
  vi.mocked(readFile).mockResolvedValue(Buffer.from("body{}"));
  const etag = (await get("/index.css")).headers.get("etag") ?? "";
  const statusFor = async (held: string) => (await get("/index.css", { "if-none-match": held })).status;
  expect(await Promise.all([etag, `W/${etag}`, `"another", W/${etag}`, 'W/"another"'].map(statusFor))).toEqual([304, 304, 304, 200]);
});

it("says that a file is not there only when it is not", async () => {
  const failing = (code: string) => vi.mocked(readFile).mockRejectedValueOnce(Object.assign(new Error(code), { code }));
  failing("ENOENT");
  expect((await get("/preact/gone.js")).status).toBe(404);
  failing("EMFILE");
  expect((await get("/preact/there.js")).status).toBe(500);
});

it("has no file whose name holds a NUL", async () => {
  const { readFile: real } = await vi.importActual<typeof import("node:fs/promises")>("node:fs/promises");
  vi.mocked(readFile).mockImplementationOnce(real);
  expect((await get("/fonts/%00.woff2")).status).toBe(404);
});

it("hands out files of its own package alone: it may be installed with no other beside it", async () => {
  vi.mocked(readFile).mockResolvedValue(Buffer.from(""));
  for (const path of ["/elements.js", "/react/core.js", "/fonts/index.css", "/assets/demo.js"]) {
    await get(path);
    expect(vi.mocked(readFile).mock.lastCall?.[0]).toContain(join(import.meta.dirname, "../../dist/"));
  }
});

it("says that the widgets are not built where they are not, to pages of other hosts too", async () => {
  vi.mocked(readFile).mockRejectedValueOnce(Object.assign(new Error("ENOENT"), { code: "ENOENT" }));
  const response = await get("/elements.js");
  expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([404, "*"]);
  expect(await response.text()).toContain("run `npm run build`");
});

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { origin } from "../../../test/rig/rig.ts";
import type { PortalLook } from "../management/portal-look.ts";
import { staticApp } from "./static.ts";

vi.mock("node:fs/promises", async (original) => ({
  ...(await original<typeof import("node:fs/promises")>()),
  readFile: vi.fn(),
}));

const app = staticApp({ demo: false }).onError(() => new Response(null, { status: 500 }));
const get = (path: string, headers: Record<string, string> = {}) => app.fetch(new Request(origin + path, { headers }));

it("a cached file is answered with 304, also if a compressing proxy has weakened its ETag", async () => {
  vi.mocked(readFile).mockResolvedValue(Buffer.from("body{}"));
  const etag = (await get("/index.css")).headers.get("etag") ?? "";
  const statusFor = async (held: string) => (await get("/index.css", { "if-none-match": held })).status;
  expect(await Promise.all([etag, `W/${etag}`, `"another", W/${etag}`, 'W/"another"'].map(statusFor))).toEqual([
    304, 304, 304, 200,
  ]);
});

it("a file is answered with 404 only if it does not exist", async () => {
  const failing = (code: string) => vi.mocked(readFile).mockRejectedValueOnce(Object.assign(new Error(code), { code }));
  failing("ENOENT");
  expect((await get("/preact/gone.js")).status).toBe(404);
  failing("EMFILE");
  expect((await get("/preact/there.js")).status).toBe(500);
});

it("a path with a NUL character is answered with 404", async () => {
  const { readFile: real } = await vi.importActual<typeof import("node:fs/promises")>("node:fs/promises");
  vi.mocked(readFile).mockImplementationOnce(real);
  expect((await get("/fonts/%00.woff2")).status).toBe(404);
});

it("static files come from the server's own package, which may be installed alone", async () => {
  vi.mocked(readFile).mockResolvedValue(Buffer.from(""));
  for (const path of ["/ahead.js", "/elements.js", "/react/core.js", "/fonts/index.css", "/assets/demo.js"]) {
    await get(path);
    expect(vi.mocked(readFile).mock.lastCall?.[0]).toContain(join(import.meta.dirname, "../../../dist/"));
  }
});

it("missing widget builds are answered with a sentence that says so, to other origins too", async () => {
  vi.mocked(readFile).mockRejectedValueOnce(Object.assign(new Error("ENOENT"), { code: "ENOENT" }));
  const response = await get("/elements.js");
  expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([404, "*"]);
  expect(await response.text()).toContain("run `npm run build`");
});

it("the docs are served with a policy of their own, by names with and without an ending", async () => {
  vi.mocked(readFile).mockResolvedValue(Buffer.from("page"));
  const folder = join(import.meta.dirname, "../../../dist/docs/");
  for (const [path, name] of [
    ["/docs/", "index.html"],
    ["/docs/react", "react.html"],
    ["/docs/react.html", "react.html"],
  ] as const) {
    const response = await get(path);
    expect(vi.mocked(readFile).mock.lastCall?.[0]).toBe(join(folder, name));
    expect(response.headers.get("content-security-policy")).toMatch(
      /default-src 'none'.*script-src 'self';.*style-src-attr 'unsafe-inline'$/,
    );
    expect(response.headers.get("cache-control")).toContain("must-revalidate");
  }
  const script = await get("/docs/assets/app.js");
  expect([script.headers.get("cache-control"), script.headers.get("content-security-policy")]).toEqual([
    expect.stringContaining("immutable"),
    null,
  ]);
  expect((await get("/docs")).headers.get("location")).toBe("/docs/");
});

it("an address that leads to no page of the docs is answered with their page for it, and with 404", async () => {
  const none = Object.assign(new Error("ENOENT"), { code: "ENOENT" });
  vi.mocked(readFile).mockRejectedValueOnce(none).mockResolvedValueOnce(Buffer.from("no such page"));
  const response = await get("/docs/unknown", { "if-none-match": "*" });
  expect([response.status, await response.text()]).toEqual([404, "no such page"]);
  expect(response.headers.get("content-security-policy")).toContain("script-src 'self'");
  expect(response.headers.get("etag")).toBeNull();
  vi.mocked(readFile).mockRejectedValueOnce(none);
  expect(await (await get("/docs/assets/gone.js")).text()).toBe("Not found\n");
});

it("the docs' Markdown is shown as text, and their installation names the command that works in a clone", async () => {
  vi.mocked(readFile).mockResolvedValue(Buffer.from("# React"));
  for (const path of ["/docs/react.md", "/docs/files/alerts.yaml"])
    expect((await get(path)).headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await (await get("/docs/installation.json")).json()).toEqual({ command: "npm run mortise --" });
});

it("docs that are not built are answered with a sentence that says so; nothing outside their folder is read", async () => {
  const none = Object.assign(new Error("ENOENT"), { code: "ENOENT" });
  vi.mocked(readFile).mockRejectedValueOnce(none).mockRejectedValueOnce(none);
  const response = await get("/docs/");
  expect([response.status, await response.text()]).toEqual([404, expect.stringContaining("run `npm run docs:build`")]);
  vi.mocked(readFile).mockResolvedValue(Buffer.from(""));
  for (const path of ["/docs/..%2f..%2fmain.js", "/docs/%2e%2e/%2e%2e/main.js", "/docs/..%5c..%5cmain.js"]) {
    vi.mocked(readFile).mockClear();
    await get(path);
    for (const [read] of vi.mocked(readFile).mock.calls)
      expect(read).toContain(join(import.meta.dirname, "../../../dist/docs/"));
  }
});

describe("a page is framed by nobody else", () => {
  const looks: Record<string, PortalLook> = {
    framed: { framedBy: ["https://app.example.com", "https://*"] },
    coloured: { customColor: "#0f6e56" },
  };
  const pages = staticApp({ demo: true, lookOf: async (id) => looks[id] });
  const headersOf = async (path: string, headers: Record<string, string> = {}) => {
    const html = '<head></head><div id="page">';
    vi.mocked(readFile).mockImplementation(async (_, as) => (as === undefined ? Buffer.from(html) : html));
    return (await pages.fetch(new Request(origin + path, { headers }))).headers;
  };
  const framersIn = (headers: Headers) =>
    /frame-ancestors ([^;]*)/.exec(headers.get("content-security-policy") ?? "")?.[1];

  it.each([
    "/",
    "/elements",
    "/docs/",
    "/portal",
    "/portal/login",
    "/portal?access=coloured",
    "/portal?access=gone&access=framed",
    "/portal/login?Access=framed",
  ])("%s", async (path) => {
    const headers = await headersOf(path);
    expect([framersIn(headers), headers.get("x-frame-options")]).toEqual(["'self'", "SAMEORIGIN"]);
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("access-control-allow-origin")).toBeNull();
    expect(headers.get("referrer-policy")).toBe("same-origin");
    const again = await headersOf(path, { "if-none-match": headers.get("etag") ?? "" });
    expect(framersIn(again)).toBe("'self'");
  });

  it("but the portal by the pages that its access names", async () => {
    for (const path of ["/portal?access=framed", "/portal/login?access=framed"]) {
      const headers = await headersOf(path);
      expect([framersIn(headers), headers.get("x-frame-options")]).toEqual(["'self' https://app.example.com", null]);
      expect(headers.get("access-control-allow-origin")).toBeNull();
    }
  });
});

import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { onServer, origin } from "../../../test/rig/rig.ts";
import { encodingFor } from "./accept-encoding.ts";
import { packedAnswer } from "./packing.ts";

it.each([
  [null, undefined],
  ["", undefined],
  ["identity", undefined],
  ["gzip", "gzip"],
  ["GZIP, deflate, br", "br"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["gzip;q=0", undefined],
  ["gzip; q=0.000, *", "br"],
  ["*;q=0", undefined],
  ["deflate, zstd", undefined],
  ["gzip;q=x", undefined],
])("of a caller that takes %j, %s is chosen", (accept, encoding) => expect(encodingFor(accept)).toBe(encoding));

it("a short answer, and one with a secret in it, stays as it is", async () => {
  const long = "x".repeat(5000);
  for (const text of [
    "{}",
    JSON.stringify({ name: long, token: "seam_cst1" }),
    JSON.stringify({
      name: long,
      url: "https://hotel.example/connect_webviews/view?connect_webview_id=1&auth_token=s",
    }),
  ]) {
    const headers = {};
    expect(await packedAnswer(text, "br, gzip", headers)).toBe(text);
    expect(headers).toEqual({});
  }
});

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

onServer("compressed answers", (rig) => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    rig().server.fetch(new Request(origin + path, { headers }));

  it.each(["br", "gzip"] as const)("lists and documents are sent as %s to whoever takes that", async (encoding) => {
    const { api_key } = await rig().world("hotel");
    const authorization = `Bearer ${api_key}`;
    for (const path of ["/devices/list", "/openapi.json", "/reference", "/reference.css"]) {
      const plain = await get(path, { authorization });
      const packed = await get(path, { authorization, "accept-encoding": encoding });
      expect([plain, packed].map(({ headers }) => headers.get("content-encoding"))).toEqual([null, encoding]);
      for (const { headers } of [plain, packed]) expect(headers.get("vary")).toContain("accept-encoding");
      const [text, bytes] = [await plain.text(), Buffer.from(await packed.arrayBuffer())];
      const unpacked = unpack[encoding](bytes).toString();
      expect(path === "/devices/list" ? JSON.parse(unpacked) : unpacked).toEqual(
        path === "/devices/list" ? JSON.parse(text) : text,
      );
      expect(bytes.length).toBeLessThan(text.length / 2);
    }
  });

  it("a stream of events is not, nor are refusals and health", async () => {
    const { api_key } = await rig().world("hotel");
    const headers = { authorization: `Bearer ${api_key}`, "accept-encoding": "gzip" };
    const stream = await get("/events/stream", headers);
    expect(stream.headers.get("content-encoding")).toBe(null);
    await stream.body?.cancel();
    for (const path of ["/health", "/nope", "/devices/get"])
      expect((await get(path, headers)).headers.get("content-encoding")).toBe(null);
  });

  it("a file that is held already is not sent again, in whatever encoding", async () => {
    const headers = { "accept-encoding": "gzip" };
    const path = "/images/brands/unknown.svg";
    const first = await get(path);
    const etag = first.headers.get("etag") ?? "";
    for (const held of [etag, `W/${etag}`])
      expect((await get(path, { ...headers, "if-none-match": held })).status).toBe(304);
  });
});

onServer(
  "a server that compresses nothing",
  (rig) => {
    it("sends everything as it is", async () => {
      const { api_key } = await rig().world("hotel");
      const headers = { authorization: `Bearer ${api_key}`, "accept-encoding": "gzip, br" };
      for (const path of ["/devices/list", "/openapi.json"]) {
        const answer = await rig().server.fetch(new Request(origin + path, { headers }));
        expect(answer.headers.get("content-encoding")).toBe(null);
        expect(await answer.json()).toBeTypeOf("object");
      }
    });
  },
  { compress: false },
);

// Compresses files and documents for callers that accept it.
import type { MiddlewareHandler } from "hono";
import { encodingFor } from "./accept-encoding.ts";
import { leastFileBytes, packedFile, varyByEncoding } from "./packing.ts";

/** Compresses answers that caches may keep. They are the same for everybody, so each is compressed once. */
export const packFiles: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers, status } = c.res;
  if (status !== 200 || !isText(headers.get("content-type")) || !isKept(headers.get("cache-control"))) return;
  const body = Buffer.from(await c.res.arrayBuffer());
  const encoding = body.length < leastFileBytes ? undefined : encodingFor(c.req.header("accept-encoding") ?? null);
  c.res = new Response(encoding ? new Uint8Array(await packedFile(body, encoding)) : body, c.res);
  if (body.length >= leastFileBytes) c.res.headers.set("vary", varyByEncoding(headers.get("vary")));
  if (!encoding) return;
  c.res.headers.set("content-encoding", encoding);
  c.res.headers.delete("content-length");
  const etag = headers.get("etag");
  // A strong tag identifies exact bytes, which compression changes. A weak tag identifies the content.
  if (etag?.startsWith('"')) c.res.headers.set("etag", `W/${etag}`);
};

/** Whether a type can be compressed. Pictures and fonts are compressed already. */
const isText = (type: string | null): boolean =>
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript)|image\/svg\+xml)/.test(type ?? "");

const isKept = (cacheControl: string | null): boolean => cacheControl !== null && !cacheControl.includes("no-store");

// Serves files for browsers: the server's pages, the elements, their styles and fonts, and pictures of devices and
// brands.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import { findImage } from "../../base/catalogue/images.ts";
import type { Env } from "../hono-env.ts";
import { portalLoginPath, portalPath, portalStylesheetPath } from "../management/portal-access.ts";
import { lookedPage, lookPolicy, lookRules, type PortalLook } from "../management/portal-look.ts";

const pagesFolder = fileURLToPath(new URL("../../../dist/pages/", import.meta.url));
const elementsFolder = fileURLToPath(new URL("../../../dist/browser/", import.meta.url));
const docsFolder = fileURLToPath(new URL("../../../dist/docs/", import.meta.url));

/**
 * Policy of the server's own pages, which load nothing from elsewhere. The widgets need no `unsafe-inline` in
 * `style-src`.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join("; ");

/** Samples in the docs have their colours in attributes. */
const docsPolicy = `${contentSecurityPolicy}; style-src-attr 'unsafe-inline'`;

/** How a command of this program is run where it is installed: as a package, or in a clone of the repository. */
const ownCommand = import.meta.url.includes("/node_modules/") ? "npx mortise" : "npm run mortise --";

interface StaticOptions {
  demo: boolean;
  /** Finds the look of a portal link by the id in its address. */
  lookOf?: (id: string) => Promise<PortalLook | undefined>;
}

export function staticApp({ demo, lookOf }: StaticOptions): Hono<Env> {
  const app = new Hono<Env>();
  if (demo) {
    app.get("/", (c) => page(c.req.raw, "index.html"));
    app.get("/elements", (c) => page(c.req.raw, "elements.html"));
  }
  for (const path of [portalPath, portalLoginPath])
    app.get(path, async (c) => portalPage(c.req.raw, await lookOf?.(c.req.query("access") ?? "")));
  app.get(portalStylesheetPath, (c) =>
    answer(c.req.raw, Buffer.from(lookRules(new URL(c.req.url).searchParams)), cssType, aDay),
  );
  app.get("/assets/*", (c) => file(c.req.raw, join(pagesFolder, c.req.path), immutable));
  for (const path of ["/ahead.js", "/elements.js", "/elements.react.js", "/index.css", "/index.min.css"])
    app.get(path, async (c) => orNotBuilt(await file(c.req.raw, join(elementsFolder, path), revalidate)));
  app.get("/fonts/*", (c) => file(c.req.raw, join(elementsFolder, c.req.path), aDay));
  for (const chunks of ["/preact/*", "/react/*"])
    app.get(chunks, (c) => file(c.req.raw, join(elementsFolder, c.req.path), immutable));
  app.get("/docs", (c) => c.redirect("/docs/", 301));
  app.get("/docs/installation.json", (c) => c.json({ command: ownCommand }, 200, { "cache-control": revalidate }));
  app.get("/docs/*", (c) => docs(c.req.raw, c.req.path));
  app.get("/images/*", (c) => picture(c.req.raw, c.req.path));
  return app;
}

const immutable = "public, max-age=31536000, immutable";
const aDay = "public, max-age=86400";
const revalidate = "public, max-age=0, must-revalidate";

const [cssType, htmlType] = ["text/css; charset=utf-8", "text/html; charset=utf-8"];
const types: Readonly<Record<string, string>> = {
  ".css": cssType,
  ".html": htmlType,
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  // Browsers show plain text; some of them would save Markdown as a file.
  ".md": "text/plain; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
  ".yaml": "text/plain; charset=utf-8",
  ".yml": "text/plain; charset=utf-8",
};

async function page(request: Request, name: string): Promise<Response> {
  const response = orNotBuilt(await file(request, join(pagesFolder, name), revalidate));
  return response.status === 404 ? response : asPage(response, contentSecurityPolicy);
}

/**
 * Serves the portal's page with the look and allowed frames of its link. `x-frame-options` cannot list frames, so
 * `frame-ancestors` replaces it.
 */
async function portalPage(request: Request, look: PortalLook | undefined): Promise<Response> {
  const plain = await page(request, "portal.html");
  if (look === undefined || plain.status === 404) return plain;
  const html = await readFile(join(pagesFolder, "portal.html"), "utf8");
  const looked = Buffer.from(lookedPage(html, look, portalStylesheetPath));
  const response = asPage(answer(request, looked, htmlType, revalidate), lookPolicy(contentSecurityPolicy, look));
  if (look.framedBy !== undefined) response.headers.delete("x-frame-options");
  return response;
}

/** Sets the headers of a page. Other sites may frame it only if `frame-ancestors` in `policy` lists them. */
function asPage(response: Response, policy: string): Response {
  response.headers.delete("access-control-allow-origin");
  response.headers.set("cross-origin-resource-policy", "same-origin");
  response.headers.set("content-security-policy", policy);
  response.headers.set("x-frame-options", "SAMEORIGIN");
  response.headers.set("referrer-policy", "same-origin");
  return response;
}

/** Serves the docs site, if it was built. A page is found without its ending too, because people type addresses. */
async function docs(request: Request, path: string): Promise<Response> {
  const name = path.slice("/docs/".length) || "index.html";
  const found = extname(name) === "" ? `${name}.html` : name;
  const response = await file(request, join(docsFolder, found), name.startsWith("assets/") ? immutable : revalidate);
  if (response.status === 404) return extname(found) === ".html" ? docsNotFound(request) : response;
  return extname(found) === ".html" ? asPage(response, docsPolicy) : response;
}

/** Serves the docs' own page for missing addresses, which has their search. */
async function docsNotFound({ url }: Request): Promise<Response> {
  const response = await file(new Request(url), join(docsFolder, "404.html"), revalidate);
  if (response.status === 404) return missing("The docs are not built yet: run `npm run docs:build`.");
  response.headers.delete("etag");
  return asPage(new Response(response.body, { status: 404, headers: response.headers }), docsPolicy);
}

async function picture(request: Request, path: string): Promise<Response> {
  const found = findImage(path);
  return found ? answer(request, Buffer.from(found.body), found.type, aDay) : missing();
}

const folders = [pagesFolder, elementsFolder, docsFolder];

/**
 * Serves a file.
 * @param path - Resolved path: `join` has removed every `..`, and paths outside the folders are refused.
 */
async function file(request: Request, path: string, cacheControl: string): Promise<Response> {
  const type = types[extname(path)];
  if (type === undefined || !folders.some((folder) => path.startsWith(folder))) return missing();
  try {
    return answer(request, await readFile(path), type, cacheControl);
  } catch (error) {
    // Too many open files, or a failing disk, is no 404, because a browser or proxy may cache a 404. The next request
    // may find the file.
    if (!noFile.has((error as NodeJS.ErrnoException).code)) throw error;
    return missing();
  }
}

/** Codes of a missing file. ERR_INVALID_ARG_VALUE means that its name contains a NUL. */
const noFile: ReadonlySet<string | undefined> = new Set([
  "ENOENT",
  "ENOTDIR",
  "EISDIR",
  "ENAMETOOLONG",
  "ERR_INVALID_ARG_VALUE",
]);

/**
 * Answer for a missing file. Pages of any origin may read it; otherwise their browser would report a CORS error instead
 * of the missing file.
 */
const missing = (text = "Not found") =>
  new Response(`${text}\n`, {
    status: 404,
    headers: { "access-control-allow-origin": "*", "x-content-type-options": "nosniff" },
  });

/** Answer for files of every build. A missing one means that nothing was built. */
const orNotBuilt = (response: Response): Response =>
  response.status === 404 ? missing("The widgets and pages are not built yet: run `npm run build`.") : response;

function answer(request: Request, body: Buffer, type: string, cacheControl: string): Response {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const headers = {
    "content-type": type,
    "cache-control": cacheControl,
    etag,
    // Any page may load the elements, their styles and pictures.
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
  };
  if (holds(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(body), { headers });
}

/** Whether the tag matches. A proxy that compresses makes it weak (`W/"…"`), and the browser sends that back. */
const holds = (ifNoneMatch: string | null, etag: string): boolean =>
  (ifNoneMatch ?? "").split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);

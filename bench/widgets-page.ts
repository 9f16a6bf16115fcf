// Builds the page under measurement and elements.js as shipped, and serves both.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, mergeConfig } from "vite";
import { joinedStylesPlugin } from "../packages/react/css/styles-plugin.ts";
import { elementsConfig } from "../vite.web.config.ts";

const root = fileURLToPath(new URL("./widgets-page", import.meta.url));
const kinds: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

export interface ServedPage {
  /** Address with a final slash, below which are index.html and elements.js. */
  readonly url: string;
  close(): Promise<void>;
}

export async function servePage(folder: string): Promise<ServedPage> {
  await build({
    configFile: false,
    logLevel: "error",
    root,
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [joinedStylesPlugin()],
    resolve: { conditions: ["source", "module", "browser", "production"] },
    build: { target: "es2022", cssTarget: ["chrome123"], outDir: folder, emptyOutDir: true },
  });
  await build(mergeConfig(elementsConfig("preact"), { logLevel: "error", build: { outDir: folder } }));
  const server = createServer((request, response) => {
    const file = new URL(request.url ?? "/", "http://localhost").pathname;
    readFile(join(folder, file)).then(
      (content) => response.setHeader("content-type", kinds[extname(file)] ?? "application/octet-stream").end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

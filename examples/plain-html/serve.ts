// Serves index.html with your server's address and keys in it. Any web server does the same after you have written them
// into the file.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const names = ["MORTISE_URL", "MORTISE_PUBLISHABLE_KEY", "MORTISE_USER"] as const;
const missing = names.filter((name) => !process.env[name]);
if (missing.length > 0)
  throw new Error(`Set ${missing.join(", ")}: \`mortise seed\` prints them for a house of simulated locks.`);

const forAttribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
const page = await readFile(new URL("index.html", import.meta.url), "utf8");
const filled = page.replaceAll(/%(MORTISE_\w+)%/g, (_all, name: string) => forAttribute(process.env[name] ?? ""));
const server = createServer((request, response) => {
  if (request.url !== "/") return void response.writeHead(404).end();
  response.setHeader("content-type", "text/html; charset=utf-8").end(filled);
});
server.listen(Number(process.env["PORT"] ?? 4001), "127.0.0.1", () =>
  console.log(`Doors in plain HTML: http://127.0.0.1:${(server.address() as AddressInfo).port}/`),
);
process.once("SIGTERM", () => server.close().closeAllConnections());

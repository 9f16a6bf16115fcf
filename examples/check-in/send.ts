// Sends pages and their files, with a policy that allows only our own script and the widgets'.
import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";

const files = new Map([
  ["/page/house.css", "text/css"],
  ["/page/page.js", "text/javascript"],
  ["/page/desk.js", "text/javascript"],
]);

/** Sends a file. Resolves to `false` if it does not exist. */
export async function sendFile(path: string, response: ServerResponse): Promise<boolean> {
  const type = files.get(path);
  if (type === undefined) return false;
  response.setHeader("content-type", type).end(await readFile(new URL(`.${path}`, import.meta.url)));
  return true;
}

export function sendPage(html: string, endpoint: string, response: ServerResponse): void {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${endpoint}`,
    `style-src 'self' ${endpoint}`,
    `font-src ${endpoint}`,
    `img-src ${endpoint} data:`,
    `connect-src 'self' ${endpoint}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  response.writeHead(200, {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy.join("; "),
    // A guest's page contains a code, and its URL is the key to it.
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  });
  response.end(html);
}

// Serves the pages of the kits on one origin, and on another a platform API that answers at once, to measure first
// rows.
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { elementsOf, listOfCodes, type View } from "./first-row-views.ts";

export interface Kit {
  readonly label: string;
  /** Folder of `script` and `style`. */
  readonly folder: string;
  /** @default none */
  readonly script?: string | undefined;
  readonly style?: string | undefined;
  /** Returns the first content in the head of its page. @default nothing */
  readonly head?: ((endpoint: string, view: View, folder: string) => string) | undefined;
  /** Returns the body of its page, for an API at this address. @default the elements of the view */
  readonly contents?: ((endpoint: string) => Promise<string>) | undefined;
}

export interface Site {
  /** Returns the address of a kit's page. */
  pageOf(kit: Kit, view?: View): string;
  /** Sets the API's number of locks, and resets the recorded calls. */
  hold(locks: number): void;
  /** Calls since then, without preflights. */
  readonly asked: readonly string[];
  /** Bytes of scripts and stylesheets sent since then, compressed. */
  readonly sent: number;
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
};
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#567"/></svg>';
const oldest = Date.UTC(2025, 0, 1);

export async function startSite(kits: readonly Kit[]): Promise<Site> {
  let list = "";
  let one = "";
  const asked: string[] = [];
  let sent = 0;
  const api = createServer((request, response) => {
    const path = request.url?.split("?")[0] ?? "";
    const headers = corsOf(request);
    if (request.method === "OPTIONS") return response.writeHead(204, headers).end();
    if (path.startsWith("/img/")) {
      return response.writeHead(200, { "content-type": "image/svg+xml", "cache-control": "max-age=600" }).end(picture);
    }
    let content = "";
    request.on("data", (part: Buffer) => (content += part.toString()));
    request.on("end", () => asked.push(`${request.method} ${request.url} ${content}`));
    const answers: Readonly<Record<string, string>> = {
      "/client_sessions/create": session,
      "/client_sessions/get_or_create": session,
      "/devices/list": list,
      "/devices/get": one,
      "/access_codes/list": JSON.stringify({ access_codes: listOfCodes, ok: true }),
      "/access_codes/get": JSON.stringify({ access_code: listOfCodes[0], ok: true }),
    };
    const body = answers[path];
    response.writeHead(body === undefined ? 404 : 200, {
      ...headers,
      "content-type": "application/json",
      "cache-control": "no-store",
    });
    response.end(body ?? JSON.stringify({ error: { type: "not_found", message: "No such call." }, ok: false }));
  });
  const endpoint = `http://localhost:${await listen(api)}`;
  const pages = createServer((request, response) => {
    void answerPage(kits, endpoint, request, response, (bytes) => {
      sent += bytes;
    });
  });
  const origin = `http://127.0.0.1:${await listen(pages)}`;
  return {
    pageOf: (kit, view = "table") => `${origin}/page/${kits.indexOf(kit)}/${view}`,
    hold(locks) {
      const devices = Array.from({ length: locks }, (_, at) => lockOf(at + 1, endpoint));
      list = JSON.stringify({
        devices,
        pagination: { has_next_page: false, next_page_cursor: null, next_page_url: null },
        ok: true,
      });
      one = JSON.stringify({ device: lockOf(1, endpoint), ok: true });
      asked.length = 0;
      sent = 0;
    },
    asked,
    get sent() {
      return sent;
    },
    async close() {
      for (const server of [api, pages]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}

const listen = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
};

const corsOf = ({ headers }: IncomingMessage) => ({
  "access-control-allow-origin": headers.origin ?? "*",
  "access-control-allow-credentials": "true",
  "access-control-allow-headers": headers["access-control-request-headers"] ?? "*",
  "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE, OPTIONS",
  "access-control-max-age": "600",
  vary: "origin",
});

const zipped = new Map<string, Buffer>();

/**
 * Sends files like our server: compressed, those with a hash in their name cached for good, the others revalidated.
 * @param onSent - Called with the number of bytes of a kit's file.
 */
async function answerPage(
  kits: readonly Kit[],
  endpoint: string,
  request: IncomingMessage,
  response: ServerResponse,
  onSent: (bytes: number) => void,
): Promise<unknown> {
  const [, kind = "", at = "", ...rest] = request.url?.split("?")[0]?.split("/") ?? [];
  const kit = kits[Number(at)];
  const file = join(kit?.folder ?? "", rest.join("/"));
  if (kit !== undefined && kind === "page") {
    const view = rest[0] as View;
    const contents = (await kit.contents?.(endpoint)) ?? elementsOf(view, attributesFor(endpoint));
    const head = kit.head?.(endpoint, view, `/kit/${at}`) ?? "";
    response.setHeader("content-encoding", "gzip").setHeader("content-type", "text/html");
    return response.end(gzipSync(pageOf(kit, Number(at), head, contents)));
  }
  if (kit === undefined || kind !== "kit" || !existsSync(file)) return response.writeHead(404).end();
  const etag = `"${file.length}-${at}"`;
  response.setHeader("etag", etag);
  response.setHeader(
    "cache-control",
    /-[\w-]{8}\.js$/.test(file) ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate",
  );
  if (request.headers["if-none-match"] === etag) return response.writeHead(304).end();
  const body = zipped.get(file) ?? gzipSync(readFileSync(file), { level: 9 });
  zipped.set(file, body);
  response.setHeader("content-encoding", "gzip");
  onSent(body.length);
  return response.setHeader("content-type", types[extname(file)] ?? "application/octet-stream").end(body);
}

export const attributesFor = (endpoint: string) =>
  `endpoint="${endpoint}" publishable-key="seam_pk_bench" user-identifier-key="bench-user"`;

/**
 * Returns the page. It loads the stylesheet itself, as every kit allows, so that the time of an injection is not
 * measured.
 */
const pageOf = (
  { script, style }: Kit,
  at: number,
  head: string,
  contents: string,
) => `<!doctype html><html lang="en"><meta charset="utf-8">${head}
<title>First row</title>${style === undefined ? "" : `<link rel="stylesheet" href="/kit/${at}/${style}">`}
${script === undefined ? "" : `<script type="module" src="/kit/${at}/${script}"></script>`}
${contents}</html>`;

const session = JSON.stringify({
  client_session: {
    client_session_id: "s",
    token: "seam_cst_bench",
    user_identifier_key: "bench-user",
    connected_account_ids: ["a"],
  },
  ok: true,
});

function lockOf(number: number, endpoint: string): object {
  const name = `Front Door ${String(number).padStart(5, "0")}`;
  return {
    device_id: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
    device_type: "august_lock",
    display_name: name,
    nickname: name,
    is_managed: true,
    workspace_id: "w",
    connected_account_id: "a",
    created_at: new Date(oldest - number * 60_000).toISOString(),
    capabilities_supported: ["lock", "access_code"],
    can_remotely_lock: true,
    can_remotely_unlock: true,
    can_program_online_access_codes: true,
    custom_metadata: {},
    location: { timezone: "America/New_York" },
    errors: [],
    warnings: [],
    properties: {
      name,
      appearance: { name },
      online: number % 10 !== 0,
      locked: number % 2 === 1,
      manufacturer: "august",
      model: { display_name: "Wi-Fi Smart Lock", manufacturer_display_name: "August" },
      battery_level: 0.92,
      battery: { level: 0.92, status: "full" },
      serial_number: `SN-${number}`,
      supported_code_lengths: [4, 5, 6],
      online_access_codes_enabled: true,
      image_url: `${endpoint}/img/lock-${number % 8}.svg`,
    },
  };
}

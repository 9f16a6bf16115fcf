// The server on a port: opens the database, mounts everything, listens; whatever hinders it is told in one sentence.
import type { Server as HttpServer, IncomingMessage } from "node:http";
import { setTimeout } from "node:timers/promises";
import { createAdaptorServer } from "@hono/node-server";
import { createServer } from "../index.ts";
import type { Database } from "../db/database.ts";
import { openPostgres } from "../db/postgres.ts";
import { openSqlite } from "../db/sqlite.ts";
import type { World } from "../sandbox/world.ts";
import { loadSecret } from "../secrets/secret.ts";
import { type Settings, SettingsError } from "../settings.ts";

/** Clients of old put every id of a list into the address: here a thousand of them have room, in Node's own 16 kB three hundred. */
const longestHeadBytes = 65_536;

export interface Listening {
  url: string;
  port: number;
  /** Keys of the demo's hotel; undefined without the demo. */
  demo: World | undefined;
  close(): Promise<void>;
}

export async function serve(settings: Settings, log: (message: string) => void): Promise<Listening> {
  const database = await openDatabase(settings, { exclusive: true });
  try {
    const secret = await loadSecret(database, settings, log);
    const { publicUrl, demo, dataDir, keepDays } = settings;
    const server = await createServer({
      database,
      secret,
      log,
      webhooks: { allow: webhookAllow(settings) },
      ...(keepDays === undefined ? {} : { keepDays }),
      ...(publicUrl === undefined ? {} : { publicUrl }),
      ...(demo ? { demoFolder: dataDir } : {}),
    });
    const http = createAdaptorServer({
      fetch: (request, env) => server.fetch(request, env as { incoming: IncomingMessage }),
      serverOptions: { maxHeaderSize: longestHeadBytes },
    }) as HttpServer;
    const port = await listen(http, settings);
    return {
      url: publicUrl ?? `http://${authority(settings.host, port)}`,
      port,
      demo: await server.demo?.world("hotel"),
      async close() {
        await stopListening(http);
        await server.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The database that the settings name. `exclusive`: as its one server. */
export const openDatabase = ({ databaseUrl, dataDir }: Settings, { exclusive }: { exclusive: boolean }): Promise<Database> =>
  databaseUrl === undefined ? openSqlite({ folder: dataDir, exclusive }) : openPostgres({ url: databaseUrl });

const thisMachine = ["127.0.0.0/8", "::1/128"];

/** A demo that only this machine reaches may send webhooks to a receiver on this machine; nobody else's is let in that way. */
const webhookAllow = ({ demo, host, publicUrl, webhookAllow: allow }: Settings): readonly string[] =>
  demo && publicUrl === undefined && /^(?:localhost|127(?:\.\d+){3}|::1)$/.test(host) ? [...allow, ...thisMachine] : allow;

function listen(http: HttpServer, { host, port }: Settings): Promise<number> {
  return new Promise((resolve, reject) => {
    http.once("error", (error: NodeJS.ErrnoException) => reject(listenError(error, host, port)));
    http.listen(port, host, () => {
      const address = http.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

function listenError(error: NodeJS.ErrnoException, host: string, port: number): SettingsError {
  const why: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken by another program; stop it, or set PORT to another one.`,
    EACCES: `Port ${port} may not be opened by this user; set PORT to one above 1023.`,
    EADDRNOTAVAIL: `This machine has no address ${host}; set HOST to one it has.`,
    ENOTFOUND: `This machine has no address ${host}; set HOST to one it has.`,
  };
  return new SettingsError(why[error.code ?? ""] ?? `The server cannot listen on ${host}:${port} (${error.code ?? error.message}).`, {
    cause: error,
  });
}

/** A request may be on its way on a connection that looks idle: a proxy's, or that of a program that asks again and again. */
const stillComingMs = 250;

/** Lets requests in flight end, but not for ever: streams never do. */
async function stopListening(http: HttpServer): Promise<void> {
  // A connection that is never idle would go on bringing requests, and be cut in the middle of one.
  http.prependListener("request", (_, response) => response.setHeader("connection", "close"));
  await setTimeout(stillComingMs);
  const closed = new Promise((resolve) => http.close(resolve));
  const patience = new AbortController();
  setTimeout(2000, undefined, { signal: patience.signal }).then(
    () => http.closeAllConnections(),
    () => undefined,
  );
  await closed;
  patience.abort();
}

/** Where a person on this machine finds it: an address that stands for all is reached as localhost. */
function authority(host: string, port: number): string {
  const shown = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  return shown.includes(":") ? `[${shown}]:${port}` : `${shown}:${port}`;
}

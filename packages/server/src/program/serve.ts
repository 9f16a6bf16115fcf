// Runs the server on a port: opens the database, mounts the apps and listens. If it cannot start, it throws an error
// with the reason.
import type { Server as HttpServer } from "node:http";
import { setImmediate, setTimeout } from "node:timers/promises";
import { createServer, type Server } from "./create-server.ts";
import { openDatabase } from "../base/db/open-database.ts";
import type { World } from "../api/sandbox/world.ts";
import { loadSystems } from "../hubs/driver-processes/load-systems.ts";
import { authoritiesIn } from "../base/outgoing/hub-authorities.ts";
import { ownToo } from "../base/outgoing/own-machine.ts";
import { systemClock } from "../base/clock.ts";
import { listenForMetrics } from "../base/metrics/metrics-listener.ts";
import { loadSecret } from "../base/db/files/secret.ts";
import type { Settings } from "./settings/settings.ts";
import { SettingsError } from "../base/settings-error.ts";
import { version } from "../base/version.ts";
import { createListener } from "../api/http/listener.ts";

export interface Listening {
  url: string;
  port: number;
  /** Address of the metrics; `undefined` if there are none. */
  metricsUrl: string | undefined;
  /** Keys of the demo's hotel; `undefined` without the demo. */
  demo: World | undefined;
  close(): Promise<void>;
}

export async function startServing(settings: Settings, log: (message: string) => void): Promise<Listening> {
  const database = await openDatabase(settings, { exclusive: true });
  const { promise: ready, resolve: isReady } = Promise.withResolvers<Server>();
  const http = createListener(async (request, env) => (await ready).fetch(request, env), log);
  try {
    // The server listens before it starts its jobs, because a server that cannot listen must not begin work that it
    // would not finish. Requests wait until then.
    const port = await listen(http, settings);
    const secret = await loadSecret(database, settings, log);
    const { publicUrl, demo, dataDir, keepDays, keepDigitsDays, issueLeadMinutes, drainSeconds } = settings;
    const metrics = settings.metrics && (await loadPrometheus())({ database, clock: systemClock, version });
    const told = settings.metrics && metrics && (await listenForMetrics({ ...settings.metrics, publicUrl }, metrics));
    const server = await createServer({
      database,
      ...(metrics ? { metrics } : {}),
      secret,
      log,
      host: settings.host,
      webhooks: { allow: ownToo(settings, settings.webhookAllow), http: settings.webhookHttp },
      systems: await loadSystems(settings, { now: () => systemClock.now() }),
      hubAuthorities: authoritiesIn(settings.hubCa),
      hubAllow: ownToo(settings, settings.hubAllow),
      ...(keepDays === undefined ? {} : { keepDays }),
      keepDigitsDays,
      issueLeadMinutes,
      compress: settings.compress,
      ...(publicUrl === undefined ? {} : { publicUrl }),
      ...(demo ? { demoFolder: dataDir } : {}),
    });
    isReady(server);
    return {
      url: publicUrl ?? `http://${authority(settings.host, port)}`,
      port,
      metricsUrl: told?.url,
      demo: await server.demo?.world("hotel"),
      async close() {
        server.leave();
        if (drainSeconds > 0) await setTimeout(drainSeconds * 1000);
        await stopListening(http);
        await server.close();
        await told?.close();
        await database.close();
      },
    };
  } catch (error) {
    http.close().closeAllConnections();
    await database.close();
    throw error;
  }
}

/** Loads the metrics' format, only if it is needed. */
const loadPrometheus = async () => (await import("../base/metrics/prometheus.ts")).createPrometheus;

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
    EADDRINUSE: `Port ${port} is in use by another program; stop it, or set PORT to another port.`,
    EACCES: `Port ${port} may not be opened by this user; set PORT to one above 1023.`,
    EADDRNOTAVAIL: `This machine has no address ${host}; set HOST to one it has.`,
    ENOTFOUND: `This machine has no address ${host}; set HOST to one it has.`,
  };
  return new SettingsError(
    why[error.code ?? ""] ?? `The server cannot listen on ${host}:${port} (${error.code ?? error.message}).`,
    {
      cause: error,
    },
  );
}

/**
 * Milliseconds before idle connections are closed at a stop. A request of a proxy or a polling program may already be
 * on its way.
 */
const stillComingMs = 250;

/** Waits for running requests, with a limit, because streams never end. */
async function stopListening(http: HttpServer): Promise<void> {
  // A busy connection would otherwise bring further requests until it is cut in the middle of one.
  http.prependListener("request", (_, response) => response.setHeader("connection", "close"));
  await setTimeout(stillComingMs);
  // On a busy machine the wait may end before anything was read, so arrived data are read first.
  await setImmediate();
  const closed = new Promise((resolve) => http.close(resolve));
  const patience = new AbortController();
  setTimeout(2000, undefined, { signal: patience.signal }).then(
    () => http.closeAllConnections(),
    () => undefined,
  );
  await closed;
  patience.abort();
}

/** Host and port for a person on this machine. A wildcard address becomes localhost. */
function authority(host: string, port: number): string {
  const shown = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  return shown.includes(":") ? `[${shown}]:${port}` : `${shown}:${port}`;
}

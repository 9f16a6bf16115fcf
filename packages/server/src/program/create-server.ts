// Makes a server: one fetch function over a database and a clock.
import type { IncomingMessage } from "node:http";
import { absentCalls, sandbox } from "@mortise/contract";
import { lookAfterRounds } from "../doors/slots/audit/daily-audit.ts";
import { createDemo, type Demo } from "../api/demo/demo.ts";
import { databaseIdOf } from "../base/db/files/database-id.ts";
import { lookAfterDigits } from "../doors/events/deleted-digits.ts";
import { lookAfterHistory } from "../doors/events/history.ts";
import { managementFetch } from "../api/http/management-http.ts";
import { platformFetch } from "../api/http/platform-http.ts";
import { absentHandlers } from "../api/platform/absent.ts";
import { platformHandlers, platformTable } from "../api/platform/platform.ts";
import { sandboxHandlers } from "../api/sandbox/sandbox.ts";
import { sealAddresses } from "../hubs/links/seal-addresses.ts";
import { createSeal } from "../base/secrets/sealed-text.ts";
import type { Services } from "./services.ts";
import { createApp } from "./app.ts";
import { createServices } from "./create-services.ts";
import type { ServerOptions } from "./server-options.ts";

export interface Server {
  fetch(request: Request, env?: { incoming?: IncomingMessage }): Promise<Response>;
  /** Runs due jobs and deliveries, and those that become due by them, until none is left. */
  tick(): Promise<void>;
  /**
   * Makes `/health` answer 503 from now on, so that load balancers send no more requests. Other requests are answered
   * as before.
   */
  leave(): void;
  /** Waits for running jobs. The database stays open. */
  close(): Promise<void>;
  readonly services: Services;
  readonly demo: Demo | undefined;
}

export async function createServer(options: ServerOptions): Promise<Server> {
  const services = createServices(options);
  const demo = options.demoFolder === undefined ? undefined : createDemo(services, options.demoFolder);
  let isLeaving = false;
  const databaseId = await databaseIdOf(options.database.query);
  const app = createApp(services, { demo, host: options.host, isLeaving: () => isLeaving, databaseId });
  const { worker, deliveries } = services;
  const manage = managementFetch(services);
  const call = platformFetch(services, [
    { table: platformTable, handlers: platformHandlers },
    { table: absentCalls, handlers: absentHandlers },
    { table: sandbox, handlers: sandboxHandlers },
  ]);
  await lookAfterRounds(services);
  await lookAfterHistory({ ...services, keepDays: options.keepDays });
  await lookAfterDigits({ ...services, keepDigitsDays: options.keepDigitsDays });
  await sealAddresses({ ...services, seal: createSeal(services.secret) });
  services.links.start();
  worker.start();
  deliveries.start();
  return {
    fetch: async (request, env) =>
      call(request, env?.incoming) ?? manage(request, env?.incoming) ?? app.fetch(request, env ?? {}),
    async tick() {
      await worker.tick();
      await deliveries.tick();
    },
    leave() {
      isLeaving = true;
    },
    async close() {
      services.pulse.stop();
      await worker.stop();
      await services.links.stop();
      await deliveries.stop();
    },
    services,
    demo,
  };
}

// Entry of the package: makes a server as one fetch function over a database and a clock.
export { manualClock, systemClock } from "./base/clock.ts";
export type { Clock, ManualClock } from "./base/clock.ts";
export type { Database } from "./base/db/database.ts";
export type { WebhookOptions } from "./webhooks/delivery/service.ts";
export { createOrganizationToken } from "./api/management/tokens.ts";
export { openPostgres } from "./base/db/engines/postgres.ts";
export { openSqlite } from "./base/db/engines/sqlite.ts";
export { createServer, type Server } from "./program/create-server.ts";
export type { ServerOptions } from "./program/server-options.ts";

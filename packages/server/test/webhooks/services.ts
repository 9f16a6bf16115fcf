// Runs tests of the webhook service on one or both databases, through its own client.
import { afterEach, beforeEach } from "vitest";
import { onBothDatabases, onDatabase, type TestDatabases } from "../rig/databases.ts";
import { startWebhookService, type WebhookService } from "./webhook-service.ts";

type Suite = (service: () => WebhookService) => void;

/** Runs a suite on SQLite and on PostgreSQL in every run. Each test has a service of its own. */
export const onBothServices = (suite: Suite): void => onBothDatabases(withServices(suite));

/** Runs a suite on SQLite; `npm run test:release` runs it on PostgreSQL too. Each test has a service of its own. */
export const onService = (suite: Suite): void => onDatabase(withServices(suite));

const withServices = (suite: Suite) => (databases: TestDatabases) => {
  let service: WebhookService;
  beforeEach(async () => {
    service = await startWebhookService(await databases.open());
  });
  afterEach(() => service.server.close());
  suite(() => service);
};

/** Address of a receiver to which nothing is sent. */
export const url = "https://receiver.example/hook";
export const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    (value) => ({ returned: value }),
    (error: unknown) => error,
  );
export const idsOf = async (list: AsyncIterable<{ id: string }>) => {
  const ids: string[] = [];
  for await (const { id } of list) ids.push(id);
  return ids;
};

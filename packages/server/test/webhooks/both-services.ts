// Runs tests of the webhook service on both databases, through its own client.
import { afterEach, beforeEach } from "vitest";
import { onBothDatabases } from "../rig/databases.ts";
import { startWebhookService, type WebhookService } from "./webhook-service.ts";

/** Each test has a service of its own. */
export function onBothServices(suite: (service: () => WebhookService) => void): void {
  onBothDatabases((databases) => {
    let service: WebhookService;
    beforeEach(async () => {
      service = await startWebhookService(await databases.open());
    });
    afterEach(() => service.server.close());
    suite(() => service);
  });
}

/** The address of a receiver to which nothing is sent. */
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

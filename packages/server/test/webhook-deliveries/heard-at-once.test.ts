// Every process is notified at once of deliveries to send. Polling every few seconds only finds missed ones.
import { messageStatuses } from "@mortise/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { onBothDatabases } from "../rig/databases.ts";
import { startWebhookService, type WebhookService } from "../webhooks/webhook-service.ts";

const { Fail } = messageStatuses;
const question = "Do you hear?";

onBothDatabases(({ open, openAgain }) => {
  let service: WebhookService;
  let app: string;
  let endpoint: string;
  let heard: string[] = [];

  beforeEach(async () => {
    const database = await open();
    service = await startWebhookService(database, { concurrency: 0 });
    app = (await service.mortise.application.create({ name: "Hotel" })).id;
    endpoint = (await service.mortise.endpoint.create(app, { url: "http://127.0.0.1:9/hook" })).id;
    const other = (await openAgain?.()) ?? database;
    other.listen("deliveries", (text) => heard.push(text));
  });
  afterEach(() => service.server.close());

  /** Resolves when the listeners have received all notifications so far. */
  const quiet = async () => {
    heard = [];
    const ask = async () => {
      await service.database.transaction((tx) => tx.notify("deliveries", question));
      return heard;
    };
    await expect.poll(ask).toContain(question);
  };
  const saidOf = async (act: () => Promise<unknown>) => {
    await quiet();
    heard = [];
    await act();
    return () => heard;
  };
  const send = () => service.mortise.message.create(app, { eventType: "lock.unlocked", payload: {} });

  test("a new message notifies all processes", async () => {
    await expect.poll(await saidOf(send)).toContain("");
  });

  test("a resend notifies all processes", async () => {
    const { id } = await send();
    await expect.poll(await saidOf(() => service.mortise.messageAttempt.resend(app, id, endpoint))).toContain("");
  });

  test("a recovery notifies all processes", async () => {
    await send();
    await service.database.query.updateTable("webhook_deliveries").set({ status: Fail, due_at: null }).execute();
    const since = new Date(service.clock.now() - 1000);
    await expect.poll(await saidOf(() => service.mortise.endpoint.recover(app, endpoint, { since }))).toContain("");
  });
});

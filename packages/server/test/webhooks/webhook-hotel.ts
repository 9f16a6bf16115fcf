// A webhook service with one application and one receiver, for most tests of messages.
import type { Mortise } from "@mortise/webhooks";
import type { TestDatabases } from "../rig/databases.ts";
import { type Receiver, startReceiver, startWebhookService, type WebhookService } from "./webhook-service.ts";

export interface WebhookHotel {
  service: WebhookService;
  mortise: Mortise;
  receiver: Receiver;
  /** Id of the application, whose uid is `hotel`. */
  app: string;
  /**
   * Sends a message to the application.
   * @param more - Fields besides type and payload.
   */
  send: (eventType?: string, more?: object) => ReturnType<Mortise["message"]["create"]>;
  close: () => Promise<void>;
}

export async function openWebhookHotel(databases: TestDatabases): Promise<WebhookHotel> {
  const service = await startWebhookService(await databases.open());
  const { mortise } = service;
  const receiver = await startReceiver();
  const { id: app } = await mortise.application.create({ name: "Hotel", uid: "hotel" });
  return {
    service,
    mortise,
    receiver,
    app,
    send: (eventType = "a", more = {}) => mortise.message.create(app, { eventType, payload: { eventType }, ...more }),
    async close() {
      await service.server.close();
      await receiver.close();
    },
  };
}

// The server's secret was replaced or lost. Encrypted endpoint secrets and headers are unreadable until they are set
// again.
import { Mortise } from "@mortise/webhooks";
import { expect, test } from "vitest";
import { onDatabase } from "../rig/databases.ts";
import { startReceiver, startWebhookService } from "../webhooks/webhook-service.ts";
import { createWatchedServer } from "../../test/logs/watched-server.ts";
import { manualClock } from "../../src/index.ts";

onDatabase(({ open }) => {
  test("an endpoint's attempts fail with what to do, and succeed once that is done", async () => {
    const receiver = await startReceiver();
    const before = await startWebhookService(await open());
    const { database, token, log } = before;
    const { id: app } = await before.mortise.application.create({ name: "Hotel" });
    const { id: endpoint } = await before.mortise.endpoint.create(app, { url: receiver.url });
    await before.mortise.endpoint.updateHeaders(app, endpoint, { headers: { "x-hotel": "1" } });
    const { id: integration } = await before.mortise.integration.create(app, { name: "Desk" });
    await before.server.close();

    const secret = new Uint8Array(32).fill(8);
    const webhooks = { allow: ["127.0.0.0/8"] };
    const server = await createWatchedServer({
      database,
      clock: manualClock(),
      secret,
      webhooks,
      log: (line) => void log.push(line),
    });
    const fetch = (input: RequestInfo | URL, init?: RequestInit) => server.fetch(new Request(input, init));
    const mortise = new Mortise(token, { serverUrl: "http://hooks.example", fetch, numRetries: 0 });
    const send = async () => {
      await mortise.message.create(app, { eventType: "a", payload: {} });
      await server.tick();
      return receiver.received.length;
    };
    expect(await send()).toBe(0);
    const { data } = await mortise.messageAttempt.listByEndpoint(app, endpoint);
    expect(data[0]?.response).toContain("Rotate the secret, and set the headers again");
    const unreadable = [
      () => mortise.endpoint.getSecret(app, endpoint),
      () => mortise.endpoint.getHeaders(app, endpoint),
      () => mortise.integration.getKey(app, integration),
    ];
    for (const reading of unreadable)
      await expect(reading()).rejects.toThrow(
        /encrypted with a different server secret.*rotate or set the value again/,
      );
    // The log has no stack, because the program has no fault.
    expect(log.filter((line) => line.includes("\n"))).toEqual([]);

    await mortise.endpoint.rotateSecret(app, endpoint, {});
    await mortise.endpoint.updateHeaders(app, endpoint, { headers: { "x-hotel": "2" } });
    expect(await send()).toBe(1);
    await server.close();
    await receiver.close();
  });
});

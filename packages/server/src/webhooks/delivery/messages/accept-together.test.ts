import { expect, test } from "vitest";
import { onBothDatabases } from "../../../../test/rig/databases.ts";
import { startWebhookService } from "../../../../test/webhooks/webhook-service.ts";
import { conflict } from "../../../api/management/request/refusals.ts";
import { createAcceptTogether } from "./accept-together.ts";

onBothDatabases((databases) => {
  test("an invalid message in a batch fails alone", async () => {
    const database = await databases.open();
    const { server, mortise, workspace_id, clock } = await startWebhookService(database);
    const { id: app_id } = await mortise.application.create({ name: "Hotel" });
    const { id: endpoint_id } = await mortise.endpoint.create(app_id, { url: "http://127.0.0.1:9/" });
    const accept = createAcceptTogether(database);
    const moment = { at: clock.now(), dueAt: clock.now() + 60_000 };
    const message = (event_id: string | null, app = app_id, kept?: () => Promise<never>) =>
      accept({ workspace_id, app_id: app, event_type: "door.opened", payload: "{}", event_id, ...moment, kept });
    const outcomes = await Promise.all([
      message("a"),
      message("a"),
      message(null, "app_gone"),
      message("b"),
      message(null),
      message(null),
    ]);
    const told = outcomes.map((outcome) => (typeof outcome === "string" ? outcome : "kept"));
    // Any of the first two may have been accepted first.
    expect(told.slice(0, 2).toSorted()).toEqual(["kept", "taken"]);
    expect(told.slice(2)).toEqual(["gone", "kept", "kept", "kept"]);
    expect(await message("b")).toBe("taken");
    const deliveries = await database.query
      .selectFrom("webhook_deliveries")
      .select(["msg_id", "endpoint_id"])
      .execute();
    const kept = outcomes.flatMap((outcome) => (typeof outcome === "string" ? [] : [outcome.msg_id]));
    expect(deliveries.map(({ msg_id }) => msg_id).toSorted()).toEqual(kept.toSorted());
    expect(new Set(deliveries.map((delivery) => delivery.endpoint_id))).toEqual(new Set([endpoint_id]));
    const late = message("c", app_id, () => Promise.reject(conflict("conflict", "Another has begun since.")));
    const both = await Promise.allSettled([late, message("d")]);
    expect(both.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
    expect(await message("c")).toMatchObject({ event_id: "c" });
    const odd = message("e", app_id, () => Promise.reject(new RangeError("Nobody thought of this.")));
    const apart = await Promise.allSettled([odd, message("f")]);
    expect(apart.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
    await server.close();
  });

  test("a batch that cannot be committed fails for every message in it", async () => {
    const database = await databases.open();
    const accept = createAcceptTogether({
      ...database,
      transaction: () => Promise.reject(new Error("the disk is full")),
    });
    const message = { workspace_id: "w", app_id: "app_1", event_type: "a", payload: "{}", at: 0, dueAt: 0 };
    const outcomes = await Promise.allSettled([accept(message), accept(message)]);
    expect(outcomes.map((outcome) => (outcome as { reason?: Error }).reason?.message)).toEqual([
      "the disk is full",
      "the disk is full",
    ]);
  });
});

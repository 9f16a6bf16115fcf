import { Webhook, WebhookVerificationError } from "@mortise/webhooks";
import { afterEach, beforeEach, expect, it } from "vitest";
import { answered, onServer } from "../../../test/rig/rig.ts";
import { answering, type Receiver, startReceiver } from "../../../test/webhooks/webhook-service.ts";
import { createWorkspace } from "../../base/db/workspaces.ts";

interface Entity {
  webhook: { webhook_id: string; url: string; event_types: string[]; secret?: string };
}
interface Devices {
  devices: { device_id: string }[];
}

onServer(
  "webhooks",
  (rig) => {
    let receiver: Receiver;
    beforeEach(async () => {
      receiver = await startReceiver();
    });
    afterEach(() => receiver.close());

    const create = async (api_key: string, input: object = {}) =>
      answered(await rig().ask<Entity>(api_key, "/webhooks/create", { url: receiver.url, ...input })).webhook;
    const unlock = async (api_key: string) => {
      const { devices } = answered(await rig().ask<Devices>(api_key, "/locks/list", {}));
      for (const { device_id } of devices.slice(0, 3)) await rig().ask(api_key, "/locks/unlock_door", { device_id });
      for (let round = 0; round < 3; round += 1) await rig().pass(1000);
    };

    it("send a signed event of an opened door, equal to that of events/get", async () => {
      const { api_key } = await rig().world();
      const { secret = "", webhook_id, event_types } = await create(api_key);
      expect(event_types).toEqual(["*"]);
      await unlock(api_key);
      const webhook = new Webhook(secret, { now: () => rig().clock.now() });
      const events = receiver.received.map(
        ({ body, headers }) => webhook.verify(body, headers) as { event_id: string; event_type: string },
      );
      const opened = events.find(({ event_type }) => event_type === "lock.unlocked");
      const { event } = answered(
        await rig().ask<{ event: object }>(api_key, "/events/get", { event_id: opened?.event_id }),
      );
      expect(opened).toEqual(event);
      const [first] = receiver.received;
      expect(() => webhook.verify(`${first?.body} `, first?.headers ?? {})).toThrow(WebhookVerificationError);
      expect(answered(await rig().ask<Entity>(api_key, "/webhooks/get", { webhook_id })).webhook.secret).toBe(secret);
    });

    it("send only the requested event types", async () => {
      const { api_key } = await rig().world();
      await create(api_key, { event_types: ["lock.locked"] });
      await unlock(api_key);
      expect(receiver.received).toEqual([]);
      const refused = await rig().ask<{ error: { type: string } }>(api_key, "/webhooks/create", {
        url: receiver.url,
        event_types: ["lock.unlocked", "lock.sneezed"],
      });
      expect([refused.status, refused.body.error.type]).toEqual([400, "invalid_event_types"]);
    });

    it("take today's event types that never happen here, beside those that do", async () => {
      const { api_key } = await rig().world();
      const event_types = [
        "lock.unlocked",
        "acs_user.deleted",
        "access_grant.access_granted_to_all_doors",
        "space.created",
      ];
      const { webhook_id } = await create(api_key, { event_types });
      expect(answered(await rig().ask<Entity>(api_key, "/webhooks/get", { webhook_id })).webhook).toMatchObject({
        event_types,
      });
      await unlock(api_key);
      const types = receiver.received.map(({ body }) => (JSON.parse(body) as { event_type: string }).event_type);
      expect(new Set(types)).toEqual(new Set(["lock.unlocked"]));
      for (const odd of ["acs_user.", "space.Created", "acs_.x", "spaces.created"]) {
        const answer = await rig().ask<{ error: { message: string } }>(api_key, "/webhooks/create", {
          url: receiver.url,
          event_types: ["lock.unlocked", odd],
        });
        expect(answer.body.error.message).toBe(`Unknown event types: ${odd}.`);
      }
    });

    it("send the new event types after an update", async () => {
      const { api_key } = await rig().world();
      const { webhook_id, secret } = await create(api_key, { event_types: ["lock.locked"] });
      const update = (input: object) =>
        rig().ask<{ error?: { type: string } }>(api_key, "/webhooks/update", input, "PUT");
      expect((await update({ webhook_id, event_types: ["lock.unlocked", "device.deleted"] })).status).toBe(200);
      await unlock(api_key);
      expect(
        new Set(receiver.received.map(({ body }) => (JSON.parse(body) as { event_type: string }).event_type)),
      ).toEqual(new Set(["lock.unlocked"]));
      expect(answered(await rig().ask<Entity>(api_key, "/webhooks/get", { webhook_id })).webhook).toMatchObject({
        secret,
        event_types: ["lock.unlocked", "device.deleted"],
      });
      expect((await update({ webhook_id, event_types: ["lock.sneezed"] })).body.error?.type).toBe(
        "invalid_event_types",
      );
      expect((await update({ webhook_id: crypto.randomUUID(), event_types: ["*"] })).body.error?.type).toBe(
        "webhook_not_found",
      );
      await update({ webhook_id, event_types: ["*", "lock.locked"] });
      expect(answered(await rig().ask<Entity>(api_key, "/webhooks/get", { webhook_id })).webhook.event_types).toEqual([
        "*",
      ]);
    });

    it("are listed oldest first, and deleted", async () => {
      const { api_key } = await rig().world("empty");
      const made = [await create(api_key), await create(api_key)];
      const list = async () =>
        answered(await rig().ask<{ webhooks: Entity["webhook"][] }>(api_key, "/webhooks/list", {})).webhooks.map(
          ({ webhook_id }) => webhook_id,
        );
      expect(await list()).toEqual(made.map(({ webhook_id }) => webhook_id));
      answered(await rig().ask(api_key, "/webhooks/delete", { webhook_id: made[0]?.webhook_id }));
      expect(await list()).toEqual([made[1]?.webhook_id]);
      const again = await rig().ask<{ error: { type: string } }>(api_key, "/webhooks/get", {
        webhook_id: made[0]?.webhook_id,
      });
      expect([again.status, again.body.error.type]).toEqual([404, "webhook_not_found"]);
    });

    it("need an https address, except in sandboxes", async () => {
      const { query } = rig().database;
      const live = await createWorkspace(query, {
        name: "Hotel",
        created_at: "2026-01-01T00:00:00.000Z",
        is_sandbox: false,
      });
      const statusOf = async (token: string, url: string) =>
        (await rig().ask(token, "/webhooks/create", { url })).status;
      expect(await statusOf(live.api_key, "http://receiver.example/hook")).toBe(400);
      expect(await statusOf(live.api_key, "HTTPS://receiver.example/hook")).toBe(200);
      expect(await statusOf((await rig().world("empty")).api_key, "http://receiver.example/hook")).toBe(200);
    });

    it("belong to their workspace, and to its keys", async () => {
      const [mine, other] = [await rig().world(), await rig().world()];
      const { webhook_id } = await create(mine.api_key);
      expect((await rig().ask(other.api_key, "/webhooks/get", { webhook_id })).status).toBe(404);
      expect((await rig().ask(other.api_key, "/webhooks/delete", { webhook_id })).status).toBe(404);
      expect((await rig().ask(mine.client_session_token, "/webhooks/list", {})).status).toBe(401);
      await unlock(other.api_key);
      expect(receiver.received).toEqual([]);
    });

    it("are retried by the sandbox's own clock, and stay verifiable", async () => {
      const { api_key, sandbox_key } = await rig().world();
      const { secret = "" } = await create(api_key, { event_types: ["lock.unlocked"] });
      receiver.answer = answering(503);
      await unlock(api_key);
      const first = receiver.received.length;
      expect(first).toBeGreaterThan(0);
      receiver.answer = answering(204);
      answered(await rig().ask(sandbox_key, "/sandbox/clock/advance", { milliseconds: 400_000 }));
      expect(receiver.received.length).toBe(first * 2);
      const webhook = new Webhook(secret, { now: () => rig().clock.now() });
      for (const { body, headers } of receiver.received)
        expect(webhook.verify(body, headers)).toMatchObject({ event_type: "lock.unlocked" });
      expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(first);
    });
  },
  { webhooks: { allow: ["127.0.0.0/8"], random: () => 0.5 } },
);

// Ended events, commands and messages are kept for good, or for as many days as the operator sets.
import { describe, expect, it, onTestFinished } from "vitest";
import { createRig, type Rig, answered, onBothServers, origin } from "../../../test/rig/rig.ts";
import { forgetExpired } from "../../webhooks/delivery/retention.ts";
import { openSqlite } from "../../index.ts";
import { appendEvents } from "./events.ts";

const day = 86_400_000;
const longAgo = { since: "1970-01-01" };

interface Attempt {
  action_attempt_id: string;
  status: string;
}
interface Page {
  action_attempts: Attempt[];
  pagination: { next_page_cursor: string | null };
}

async function hotel(rig: Rig) {
  const { api_key, sandbox_key, workspace_id } = await rig.world();
  const ask = <Body>(path: string, input: object = {}) => rig.ask<Body>(api_key, path, input);
  const { devices } = answered(
    await ask<{ devices: { device_id: string; properties: { name: string } }[] }>("/locks/list"),
  );
  const [device_id, other] = ["Linen Room", "Front Door"].map(
    (name) => devices.find(({ properties }) => properties.name === name)?.device_id,
  );
  const unlock = async (id = device_id) =>
    answered(await ask<{ action_attempt: Attempt }>("/locks/unlock_door", { device_id: id })).action_attempt;
  return {
    api_key,
    workspace_id,
    device_id,
    other,
    ask,
    unlock,
    control: async (path: string, input: object) => answered(await rig.ask(sandbox_key, `/sandbox/${path}`, input)),
    events: async () =>
      answered(
        await ask<{ events: { event_id: string; event_type: string }[] }>("/events/list", { ...longAgo, limit: 5000 }),
      ).events,
  };
}

onBothServers(
  "a server that keeps thirty days",
  (rig) => {
    /** Lets days pass and runs the jobs of the following minute. */
    const afterDays = async (days: number) => {
      rig().clock.advance(days * day);
      await rig().pass(60_000);
    };

    it("deletes older events and commands, but neither newer nor unfinished ones", async () => {
      const { ask, unlock, events, control, device_id, other, workspace_id } = await hotel(rig());
      const old = await unlock();
      await rig().pass(1000);
      await unlock();
      await rig().server.tick();
      await control("faults/set", { device_id: other, fault: "hold", times: null });
      const held = await unlock(other);
      const many = Array.from({ length: 1200 }, () => ({
        event_type: "lock.locked",
        occurred_at: "2026-06-12T10:00:00.000Z",
      }));
      const { database } = rig();
      await database.transaction((tx) => appendEvents(tx, workspace_id, many));
      const [first] = await events();
      const page = answered(await ask<Page>("/action_attempts/list", { device_id, limit: 1 }));
      await afterDays(29);
      expect((await events()).length).toBeGreaterThan(1200);
      const young = await unlock();
      await rig().server.tick();
      await afterDays(1.5);
      const statusOf = async (attempt: Attempt) =>
        (await ask("/action_attempts/get", { action_attempt_id: attempt.action_attempt_id })).status;
      expect([await statusOf(old), await statusOf(held), await statusOf(young)]).toEqual([404, 200, 200]);
      expect((await ask("/events/get", { event_id: first?.event_id })).status).toBe(404);
      expect((await events()).map(({ event_type }) => event_type)).toContain("action_attempt.unlock_door.succeeded");
      expect((await events()).filter(({ event_type }) => event_type === "lock.locked")).toEqual([]);
      const { next_page_cursor: page_cursor } = page.pagination;
      const rest = answered(await ask<Page>("/action_attempts/list", { device_id, limit: 1, page_cursor }));
      expect(rest).toMatchObject({
        action_attempts: [{ action_attempt_id: young.action_attempt_id }],
        pagination: { has_next_page: false },
      });
      const missing = await ask("/action_attempts/list", { action_attempt_ids: [old.action_attempt_id] });
      expect(missing).toMatchObject({ status: 404, body: { error: { type: "action_attempts_not_found" } } });
    });

    it("restarts the stream for a client that has missed deleted events, and goes on numbering", async () => {
      const { api_key, unlock, workspace_id } = await hotel(rig());
      await unlock();
      await rig().server.tick();
      await afterDays(31);
      const stream = async (id: number) => {
        const headers = { authorization: `Bearer ${api_key}`, "last-event-id": String(id) };
        const { body } = await rig().server.fetch(new Request(`${origin}/events/stream`, { headers }));
        const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
        const text = (await reader?.read())?.value;
        await reader?.cancel();
        return text;
      };
      const counter = rig()
        .database.query.selectFrom("event_counters")
        .select("last_seq")
        .where("workspace_id", "=", workspace_id);
      const { last_seq } = await counter.executeTakeFirstOrThrow();
      expect(last_seq).toBeGreaterThan(1);
      expect(await stream(0)).toContain("event: snapshot");
      expect(await stream(last_seq)).not.toContain("snapshot");
      await unlock();
      await rig().server.tick();
      expect(await stream(last_seq)).not.toContain("snapshot");
      expect((await counter.executeTakeFirstOrThrow()).last_seq).toBeGreaterThan(last_seq);
    });

    it("deletes messages with their attempts once their payload has expired, but none that is still to be sent", async () => {
      const { ask, unlock, workspace_id } = await hotel(rig());
      const { database, clock } = rig();
      answered(await ask("/webhooks/create", { url: "https://receiver.invalid/" }));
      await unlock();
      await rig().server.tick();
      const ids = async () => {
        const rows = await database.query
          .selectFrom("webhook_messages")
          .select("msg_id")
          .where("workspace_id", "=", workspace_id)
          .execute();
        return rows.map(({ msg_id }) => msg_id).toSorted();
      };
      const attempts = async (all: string[]) =>
        (await database.query.selectFrom("webhook_attempts").select("msg_id").where("msg_id", "in", all).execute())
          .length;
      const all = await ids();
      expect(all.length).toBeGreaterThan(1);
      // A message's attempts take less than two days.
      for (let step = 0; step < 12; step += 1) {
        clock.advance(day / 6);
        await rig().server.services.deliveries.tick();
      }
      expect(await attempts(all)).toBeGreaterThan(all.length);
      await afterDays(40);
      const kept = async () => (await ids()).filter((id) => all.includes(id));
      expect(await kept()).toEqual(all);
      const waiting = database.query.updateTable("webhook_deliveries").set({ due_at: clock.now() + 400 * day });
      await waiting.where("msg_id", "=", all[0] ?? "").execute();
      await afterDays(50);
      await forgetExpired(database, clock.now());
      await afterDays(1);
      expect(await kept()).toEqual(all.slice(0, 1));
      expect(await attempts(all.slice(1))).toBe(0);
    });

    it("keeps a message without its payload while it is young, was tried lately, or is on its way", async () => {
      const { ask, unlock, workspace_id } = await hotel(rig());
      const { clock, database } = rig();
      const { query } = database;
      answered(await ask("/webhooks/create", { url: "https://receiver.invalid/" }));
      for (let round = 0; round < 3; round += 1) {
        await unlock();
        await rig().pass(1000);
      }
      await rig().server.services.deliveries.tick();
      const ids = async () => {
        const rows = await query
          .selectFrom("webhook_messages")
          .select("msg_id")
          .where("workspace_id", "=", workspace_id)
          .execute();
        return rows.map(({ msg_id }) => msg_id).toSorted();
      };
      const [young = "", tried = "", underWay = "", ...over] = await ids();
      expect(over.length).toBeGreaterThan(0);
      const [old, lately] = [31, 20].map((days) => new Date(clock.now() - days * day).toISOString()) as [
        string,
        string,
      ];
      await query
        .updateTable("webhook_deliveries")
        .set({ due_at: null })
        .where("workspace_id", "=", workspace_id)
        .execute();
      const attempts = (created_at: string) => query.updateTable("webhook_attempts").set({ created_at });
      await attempts(old)
        .where("msg_id", "in", await ids())
        .execute();
      await attempts(lately).where("msg_id", "=", tried).execute();
      await query
        .updateTable("webhook_deliveries")
        .set({ leased_until: 2 ** 52 })
        .where("msg_id", "=", underWay)
        .execute();
      const messages = (created_at: string) => query.updateTable("webhook_messages").set({ created_at, payload: null });
      await messages(old).where("workspace_id", "=", workspace_id).execute();
      await messages(lately).where("msg_id", "=", young).execute();
      await afterDays(1);
      expect((await ids()).filter((id) => [young, tried, underWay, ...over].includes(id))).toEqual([
        young,
        tried,
        underWay,
      ]);
    });
  },
  { keepDays: 30 },
);

describe("a server without MORTISE_KEEP_DAYS", () => {
  it("keeps everything, and ends the deletions of a server that had it", async () => {
    const rig = await createRig(await openSqlite({ folder: null }));
    onTestFinished(async () => {
      await rig.server.close();
      await rig.database.close();
    });
    const { unlock, events, ask } = await hotel(rig);
    const attempt = await unlock();
    await rig.server.tick();
    const before = await events();
    const job = {
      kind: "history",
      workspace_id: null,
      lane: "history",
      payload: "{}",
      run_at: 0,
      leased_until: null,
      attempts: 0,
      failures: 0,
    };
    await rig.database.query.insertInto("jobs").values(job).execute();
    rig.clock.advance(3650 * day);
    await rig.pass(60_000);
    expect(before.length).toBeGreaterThan(1);
    expect(await events()).toEqual(expect.arrayContaining(before));
    expect((await ask("/action_attempts/get", { action_attempt_id: attempt.action_attempt_id })).status).toBe(200);
    expect(await rig.database.query.selectFrom("jobs").select("kind").where("kind", "=", "history").execute()).toEqual(
      [],
    );
  });
});

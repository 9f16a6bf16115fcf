// Commands whose caller has stopped waiting, because it disconnected or the process was paused for too long, are not
// carried out.
import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { answered, onBothServers, origin } from "../../../test/rig/rig.ts";
import { createPulse, patienceMs, readingMs } from "./stood-still.ts";

it("a pulse tells of a standstill at once, and for as long as waiting requests are read", () => {
  let now = 0;
  const pulse = createPulse(() => now);
  now += patienceMs;
  expect(pulse.hasStoodStill()).toBe(false);
  now += patienceMs + 1;
  expect(pulse.hasStoodStill()).toBe(true);
  now += readingMs - 1;
  expect(pulse.hasStoodStill()).toBe(true);
  now += 1;
  expect(pulse.hasStoodStill()).toBe(false);
  pulse.stop();
});

it("a pulse tells of a machine that slept, whose monotonic clock stood still too", () => {
  let [steady, wall] = [0, Date.parse("2026-06-01T12:00:00Z")];
  const pulse = createPulse(
    () => steady,
    () => wall,
  );
  wall -= 3_600_000;
  expect(pulse.hasStoodStill()).toBe(false);
  wall += patienceMs + 1;
  expect(pulse.hasStoodStill()).toBe(true);
  steady += readingMs;
  wall += readingMs;
  expect(pulse.hasStoodStill()).toBe(false);
  pulse.stop();
});

let steady = 0;
onBothServers(
  "commands that came too late",
  (rig) => {
    const doorOf = async (api_key: string) =>
      answered(
        await rig().ask<{ devices: { device_id: string; properties: { online: boolean } }[] }>(api_key, "/locks/list"),
      ).devices.find(({ properties }) => properties.online)?.device_id ?? "";
    const attempts = async () =>
      (await rig().database.query.selectFrom("action_attempts").select("action_attempt_id").execute()).length;

    it("are refused after a standstill, and nothing is begun; reads are answered", async () => {
      const { api_key } = await rig().world();
      const device_id = await doorOf(api_key);
      const before = await attempts();
      steady += patienceMs + 1;
      expect(await rig().ask(api_key, "/locks/unlock_door", { device_id })).toMatchObject({
        status: 503,
        body: { error: { type: "service_unavailable" } },
      });
      expect((await rig().ask(api_key, "/locks/get", { device_id })).status).toBe(200);
      expect(await attempts()).toBe(before);
      steady += readingMs;
      expect((await rig().ask(api_key, "/locks/unlock_door", { device_id })).status).toBe(200);
    });

    it("are not begun when the caller has hung up", async () => {
      const { api_key } = await rig().world();
      const device_id = await doorOf(api_key);
      const before = await attempts();
      const request = () =>
        new Request(`${origin}/locks/unlock_door`, {
          method: "POST",
          headers: { authorization: `Bearer ${api_key}`, "content-type": "application/json" },
          body: JSON.stringify({ device_id }),
        });
      const socket = { destroyed: true };
      await rig().server.fetch(request(), { incoming: { socket, headers: {} } as unknown as IncomingMessage });
      expect(await attempts()).toBe(before);
      await rig().server.fetch(request(), {
        incoming: { socket: { destroyed: false }, headers: {} } as unknown as IncomingMessage,
      });
      expect(await attempts()).toBe(before + 1);
    });
  },
  { steadyNow: () => steady },
);

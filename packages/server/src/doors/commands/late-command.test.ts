// A server that stops before it has carried out a command: the next one still does so if not too much time has passed.
import { expect, it } from "vitest";
import { onBothDatabases } from "../../../test/rig/databases.ts";
import { answered, createRig, type Rig } from "../../../test/rig/rig.ts";
import { createWatchedServer } from "../../../test/logs/watched-server.ts";

interface Door {
  device_id: string;
  properties: { name: string; locked?: boolean };
}
type Attempt = {
  action_attempt: { action_attempt_id: string; status: string; error: { type: string; message: string } | null };
};

onBothDatabases(({ open }) => {
  /** Accepts an unlock, stops the server before the lock gets it, and starts one again after `awayMs`. */
  async function unlockAcrossRestart(
    awayMs: number,
  ): Promise<{ attempt: Attempt["action_attempt"]; locked: boolean | undefined }> {
    const database = await open();
    const before: Rig = await createRig(database);
    const { api_key } = await before.world("hotel");
    const { devices } = answered(await before.ask<{ devices: Door[] }>(api_key, "/devices/list"));
    const device_id = devices.find(({ properties }) => properties.name === "Front Door")?.device_id;
    await before.server.close();
    const { action_attempt } = answered(await before.ask<Attempt>(api_key, "/locks/unlock_door", { device_id }));
    expect(action_attempt.status).toBe("pending");
    before.clock.advance(awayMs);
    const after = await createWatchedServer({ database, clock: before.clock, secret: new Uint8Array(32).fill(7) });
    await after.tick();
    const { action_attempt_id } = action_attempt;
    const ended = answered(
      await before.ask<Attempt>(api_key, "/action_attempts/get", { action_attempt_id }),
    ).action_attempt;
    const { device } = answered(await before.ask<{ device: Door }>(api_key, "/devices/get", { device_id }));
    await after.close();
    return { attempt: ended, locked: device.properties.locked };
  }

  it("a command is carried out when the server is back before its deadline", async () => {
    expect(await unlockAcrossRestart(5000)).toMatchObject({ attempt: { status: "success" }, locked: false });
  });

  it("a command fails and the door stays locked when the server is back after its deadline", async () => {
    const { attempt, locked } = await unlockAcrossRestart(5 * 60_000);
    expect(attempt).toMatchObject({ status: "error", error: { type: expect.any(String) } });
    expect(locked).toBe(true);
  });
});

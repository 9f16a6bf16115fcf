// A workspace with a fake hub connected to it, on a server whose clock the test moves.
import { createWorkspace } from "../../src/base/db/workspaces.ts";
import { addLinkedAccount } from "../../src/hubs/links/add-account.ts";
import { appendEvents } from "../../src/doors/events/events.ts";
import { createSeal } from "../../src/base/secrets/sealed-text.ts";
import { expect } from "vitest";
import type { FakeHub } from "./fake-hub.ts";
import { answered, type Rig } from "../rig/rig.ts";

interface LinkedDoor {
  device_id: string;
  device_type: string;
  capabilities_supported: string[];
  properties: { name: string; online: boolean; locked?: boolean; supported_code_lengths?: number[] };
  errors: { error_code: string; message: string }[];
  warnings: { warning_code: string }[];
}

interface LinkedAttempt {
  action_attempt_id: string;
  status: string;
  error: { type: string } | null;
}

export async function realWorkspace({
  database,
  clock,
}: Rig): Promise<{ workspace_id: string; api_key: string; publishable_key: string }> {
  const created_at = new Date(clock.now()).toISOString();
  const made = await database.transaction((tx) =>
    createWorkspace(tx, { name: "House", created_at, is_sandbox: false }),
  );
  return { workspace_id: made.workspace.workspace_id, api_key: made.api_key, publishable_key: made.publishable_key };
}

export async function linkedHouse(
  rig: Rig,
  hub: FakeHub,
  { url = "ws://hub.test:3000", password = "", isByOperator = true } = {},
) {
  const { database, clock, server } = rig;
  const { workspace_id, api_key } = await realWorkspace(rig);
  const seal = createSeal(server.services.secret);
  const connect = async () => {
    const what = hub.system.read({ url, password });
    const added = {
      workspace_id,
      system: hub.system,
      what,
      found: hub.devices,
      picked: null,
      isByOperator,
      at: clock.now(),
    };
    return database.transaction(async (tx) => {
      const { connected_account_id, events } = await addLinkedAccount(tx, seal, added);
      await appendEvents(tx, workspace_id, events);
      return connected_account_id;
    });
  };
  const connected_account_id = await connect();
  const ask = async <Body>(path: string, input: object = {}) => answered(await rig.ask<Body>(api_key, path, input));
  const doors = async () => (await ask<{ devices: LinkedDoor[] }>("/devices/list")).devices;
  const isUp = async () => {
    // Each door's report is a transaction of its own.
    const timeout = 20_000 + hub.devices.length * 700;
    await expect
      .poll(async () => (await doors()).filter(({ properties }) => properties.online).length, { timeout })
      .toBe(hub.devices.length);
  };
  const command = async (call: "lock_door" | "unlock_door", device_id: string) =>
    (await ask<{ action_attempt: LinkedAttempt }>(`/locks/${call}`, { device_id })).action_attempt;
  const attempt = async ({ action_attempt_id }: LinkedAttempt) =>
    (await ask<{ action_attempt: LinkedAttempt }>("/action_attempts/get", { action_attempt_id })).action_attempt;
  return { workspace_id, api_key, connected_account_id, connect, ask, doors, isUp, command, attempt };
}

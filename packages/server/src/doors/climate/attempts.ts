// Attempts on a thermostat. They end when it keeps the requested setting, or fails to.
import { type ActionAttempt, endDeviceAttempts, insertAttempt, type Outcome } from "../action-attempts.ts";
import type { Context } from "../context.ts";
import type { Tx } from "../../base/db/database.ts";
import { askedBy } from "../events/asked-by.ts";

export type ClimateAction = "UPDATE_THERMOSTAT" | "CREATE_CLIMATE_SETTING_SCHEDULE" | "UPDATE_CLIMATE_SETTING_SCHEDULE";
const actions: readonly ClimateAction[] = [
  "UPDATE_THERMOSTAT",
  "CREATE_CLIMATE_SETTING_SCHEDULE",
  "UPDATE_CLIMATE_SETTING_SCHEDULE",
];

/** Inserts an attempt. With `waits` it ends when the thermostat has the setting, otherwise at once. */
export const insertClimateAttempt = (
  { workspace, asker, ...context }: Pick<Context, "workspace" | "asker" | "moment">,
  tx: Tx,
  device_id: string,
  { action_type, waits }: { action_type: ClimateAction; waits: boolean },
): Promise<ActionAttempt> =>
  insertAttempt(
    tx,
    {
      workspace_id: workspace.workspace_id,
      device_id,
      action_type,
      created_at: context.moment(),
      asked_by: askedBy(asker),
    },
    waits ? undefined : { result: {} },
  );

export const endClimateAttempts = (tx: Tx, device_id: string, outcome: Outcome, finished_at: string): Promise<void> =>
  endDeviceAttempts(tx, device_id, actions, outcome, finished_at);

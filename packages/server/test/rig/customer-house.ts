// A house whose host pushes its customers' places, people and stays, read through the API.
import { answered, type Rig } from "./rig.ts";

export interface Warning {
  warning_code: string;
  message: string;
  resource_type?: string;
  partner_key?: string;
}
export interface Pushed {
  automation_run_id: string;
  warnings: Warning[];
}
export interface Logged {
  automation_run_id: string;
  created_at: string;
  customer_key: string | null;
  resource_type: string;
  partner_key: string;
  automation_result: {
    rule: string;
    success: boolean;
    actions: { action_type: string; resource_type: string; skip_reason?: string }[];
    warnings: Warning[];
    message?: string;
    error?: { error_code: string };
  };
}
export interface StayGrant {
  access_grant_id: string;
  user_identity_id: string;
  space_ids: string[];
  reservation_key?: string;
  access_grant_key?: string;
  name: string | null;
  starts_at: string;
  ends_at: string | null;
  access_method_ids: string[];
}
export interface Person {
  user_identity_id: string;
  user_identity_key: string | null;
  full_name: string | null;
  email_address: string | null;
  phone_number: string | null;
}
export interface Place {
  space_id: string;
  space_key?: string;
  customer_key?: string;
  name: string;
  customer_data?: object;
}

export const [hour, day] = [3_600_000, 86_400_000];

export async function customerHouse(rig: Rig) {
  const { api_key, workspace_id } = await rig.world();
  const ask = async <Body>(path: string, input: object = {}) => answered(await rig.ask<Body>(api_key, path, input));
  const { devices } = await ask<{
    devices: { device_id: string; can_program_online_access_codes?: boolean; errors: unknown[] }[];
  }>("/devices/list", { limit: 1000 });
  const locks = devices
    .filter(({ can_program_online_access_codes: isAble, errors }) => isAble && errors.length === 0)
    .map(({ device_id }) => device_id);
  /** On a slow machine, the job completes after the answer. Then the warnings are in the log. */
  const run = async (path: string, input: object): Promise<Pushed> => {
    const { automation_run_id, warnings } = await ask<Pushed>(path, input);
    if (warnings.at(-1)?.warning_code !== "still_running") return { automation_run_id, warnings };
    await rig.pass(0);
    return { automation_run_id, warnings: (await log({ automation_run_id })).flatMap(warningsIn) };
  };
  const push = (input: object) => run("/customers/push_data", { customer_key: "c1", ...input });
  const at = (milliseconds: number) => new Date(rig.clock.now() + milliseconds).toISOString();
  const grants = async (filter: object = {}) =>
    (await ask<{ access_grants: StayGrant[] }>("/access_grants/list", filter)).access_grants;
  const log = async (filter: object = {}) =>
    (await ask<{ automation_runs: Logged[] }>("/customers/automation_runs/list", filter)).automation_runs;
  return {
    api_key,
    workspace_id,
    ask,
    push,
    at,
    grants,
    log,
    locks,
    remove: (input: object) => run("/customers/delete_data", input),
    /** Pushes a room with a door, and a guest. */
    room: async (space_key = "101", lock = 0) =>
      (
        await ask<{ space: Place }>("/spaces/create", {
          name: "Room",
          space_key,
          device_ids: [locks[lock]],
          customer_key: "c1",
        })
      ).space,
    guest: (guest_key = "ada") => push({ guests: [{ guest_key, name: "Ada Guest" }] }),
    stay: (reservation_key: string, more: object = {}) => ({
      reservation_key,
      guest_key: "ada",
      space_keys: ["101"],
      starts_at: at(day),
      ends_at: at(3 * day),
      ...more,
    }),
    /** Returns people in the order of their keys, like `places`, because many are created in one moment. */
    people: async () =>
      (await ask<{ user_identities: Person[] }>("/user_identities/list")).user_identities.toSorted((one, other) =>
        (one.user_identity_key ?? "").localeCompare(other.user_identity_key ?? ""),
      ),
    places: async () =>
      (await ask<{ spaces: Place[] }>("/spaces/list")).spaces.toSorted((one, other) =>
        (one.space_key ?? "").localeCompare(other.space_key ?? ""),
      ),
    /** Returns the rules and skip reasons of a run. */
    told: async ({ automation_run_id }: Pushed) =>
      (await log({ automation_run_id })).map(({ partner_key, automation_result: { rule, actions, error } }) =>
        [
          partner_key,
          rule,
          ...actions.map(
            ({ action_type, resource_type, skip_reason }) => skip_reason ?? `${action_type} ${resource_type}`,
          ),
          ...(error ? [error.error_code] : []),
        ].join(": "),
      ),
  };
}

function warningsIn({ resource_type, partner_key, automation_result }: Logged): Warning[] {
  const { actions, warnings, message = "" } = automation_result;
  const skipped = actions.flatMap(({ skip_reason }) => (skip_reason === undefined ? [] : skip_reason));
  return [...skipped.map((warning_code) => ({ warning_code, message })), ...warnings].map((warning) =>
    Object.assign(warning, { resource_type, partner_key }),
  );
}

export const codesOf = ({ warnings }: Pushed): string[] => warnings.map(({ warning_code }) => warning_code);

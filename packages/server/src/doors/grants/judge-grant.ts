// Judges a grant as a whole: missing doors, doors that it still opens, methods that could not be made. Pure.
import { iso } from "../../base/clock.ts";
import { grantMessages } from "./grant-messages.ts";
import { isAlive } from "./grant-plan.ts";
import { type GrantEntry, type GrantState, isOver, requestsOf, stateOfGrant } from "./grant-state.ts";
import type { GrantView } from "./grant-view.ts";

export interface JudgedGrant {
  state: GrantState;
  told: readonly ("access_granted_to_all_doors" | "could_not_create_requested_access_methods")[];
}

/** @param issued - Whether each method is issued, by its id. Methods that are being deleted are absent. */
export function judgeGrant(view: GrantView, issued: ReadonlyMap<string, boolean>): JudgedGrant {
  const { grant, now, doors, missing, methods, places, codes } = view;
  const before = stateOfGrant(grant);
  const isWanted = grant.deleting_at === null && !isOver(grant, now);
  const programmable = doors.filter(({ isProgrammable }) => isProgrammable);
  const requests = requestsOf(grant);
  const entryBefore = (code: string, device_id?: unknown) =>
    [...before.errors, ...before.warnings, ...before.pending_mutations].find(
      (each) =>
        (each.error_code ?? each.warning_code ?? each.mutation_code) === code &&
        (device_id === undefined || each["device_id"] === device_id),
    );
  const since = (code: string, device_id?: string) => entryBefore(code, device_id)?.created_at ?? iso(now);
  const unable = requests
    .flatMap(({ no_pin = [] }) => no_pin)
    .filter((id) => doors.some((door) => door.device_id === id));
  const isUnmade = isWanted && (programmable.length === 0 || missing.length > 0 || unable.length > 0);
  const errors: GrantEntry[] = isUnmade
    ? [
        {
          error_code: "cannot_create_requested_access_methods",
          message: whyUnmade(programmable.length, missing.length),
          created_at: since("cannot_create_requested_access_methods"),
          ...(missing.length > 0 && { missing_device_ids: missing }),
        },
      ]
    : [];
  const warning = (
    warning_code: keyof typeof grantMessages,
    more: { device_id?: string; [detail: string]: unknown } = {},
  ) => ({
    warning_code,
    message: grantMessages[warning_code],
    created_at: since(warning_code, more.device_id),
    ...more,
  });
  const opens = new Set(programmable.map(({ device_id }) => device_id));
  const excess = codes.filter(({ row }) => !opens.has(row.device_id) || row.removal_asked_at !== null);
  const living = methods.filter(isAlive);
  const isGranted =
    isWanted && living.length > 0 && living.every(({ access_method_id }) => issued.get(access_method_id) === true);
  const served = new Set(
    places.flatMap(({ access_method_id, device_id }) => (issued.has(access_method_id) ? device_id : [])),
  );
  const isShort = isWanted && (!isGranted || [...opens].some((device_id) => !served.has(device_id)));
  const failed = excess.flatMap(({ row, entity }) => {
    const error = entity.errors.find(({ error_code }) => error_code === "failed_to_remove_from_device");
    return error ? [{ device_id: row.device_id, error_code: error.error_code, message: error.message }] : [];
  });
  // With no door left to open, a change is done once the former doors have lost their codes.
  const isUnderWay = isWanted && ((!isGranted && opens.size > 0) || excess.length > 0);
  const pending_mutations = isUnderWay ? before.pending_mutations : [];
  const warnings: GrantEntry[] = [
    ...(grant.deleting_at === null ? [] : [warning("being_deleted")]),
    ...(isShort && programmable.length > 0 && grant.deleting_at === null ? [warning("underprovisioned_access")] : []),
    ...(excess.length > 0 && isWanted
      ? [warning("overprovisioned_access", failed.length > 0 ? { failed_devices: failed } : {})]
      : []),
    ...pending_mutations.flatMap(({ mutation_code, access_method_ids }) =>
      mutation_code === "updating_access_times" ? [warning("updating_access_times", { access_method_ids })] : [],
    ),
    ...requests.flatMap(({ code, refused_by = [] }) =>
      refused_by
        .filter(({ device_id }) => opens.has(device_id))
        .map(({ device_id, new_code }) =>
          warning("requested_code_unavailable", { device_id, original_code: code, new_code }),
        ),
    ),
    ...doors
      .filter(({ isProgrammable }) => !isProgrammable)
      .map(({ device_id }) => warning("device_does_not_support_access_codes", { device_id })),
  ];
  const granted_for = JSON.stringify([grant.starts_at, grant.ends_at, [...opens]]);
  const isComplete = isGranted && !isShort;
  const told: JudgedGrant["told"][number][] = [];
  if (isComplete && before.granted_for !== granted_for) told.push("access_granted_to_all_doors");
  if (errors.length > 0 && before.errors.length === 0) told.push("could_not_create_requested_access_methods");
  return {
    state: { errors, warnings, pending_mutations, granted_for: isComplete ? granted_for : before.granted_for },
    told,
  };
}

const whyUnmade = (programmable: number, missing: number): string =>
  programmable === 0 ? grantMessages.no_door : missing > 0 ? grantMessages.door_missing : grantMessages.no_pin;

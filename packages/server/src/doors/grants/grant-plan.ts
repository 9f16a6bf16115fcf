// Plans the next step of a grant. Pure; `reconcile-grant.ts` carries it out.
import type { AccessMethodRow } from "../../base/db/grant-schema.ts";
import { hasTimes } from "./code-times.ts";
import type { GrantDoor } from "./grant-doors.ts";
import { doorsWhenIssued, isOver, requestsOf } from "./grant-state.ts";
import type { CodeOfMethod, GrantView, MethodDoor } from "./grant-view.ts";

export type GrantStep =
  /** Removes codes that the grant must not have any more: it ended, or lost the code's door or method. */
  | { kind: "remove_codes"; codes: readonly CodeOfMethod[] }
  /** Ends methods without codes that were deleted, or that open no door any more. */
  | { kind: "end_methods"; methods: readonly AccessMethodRow[] }
  | { kind: "end_grant" }
  /** Chooses PINs for doors that lack a method of a request. */
  | { kind: "choose_pins"; request: number; doors: readonly GrantDoor[] }
  | { kind: "make_codes"; places: readonly MethodDoor[] }
  /** Changes the times of codes to those of the grant. */
  | { kind: "move_codes"; codes: readonly CodeOfMethod[] }
  /** Chooses another PIN for a door whose lock refused it. */
  | { kind: "change_pin"; code: CodeOfMethod }
  /** Replaces a code that could not be set by a backup code of its lock. */
  | { kind: "pull_backup"; code: CodeOfMethod };

/** Most codes that one transaction makes, moves or removes, which takes a few hundredths of a second. */
export const codesAtOnce = 20;

export function planGrant(view: GrantView): GrantStep | undefined {
  const { grant, now, methods, places, codes } = view;
  const over = endingStep(view);
  if (over || grant.deleting_at !== null || isOver(grant, now)) return over;
  for (const [request] of requestsOf(grant).entries()) {
    const doors = doorsWithoutMethod(view, request);
    if (doors.length > 0) return { kind: "choose_pins", request, doors };
  }
  const alive = new Set(methods.filter(isAlive).map(({ access_method_id }) => access_method_id));
  const made = new Set(codes.map(({ row }) => placeKey(row)));
  // A door that the grant opened before stays in its method, so that a guest who comes back has the same PIN.
  const opens = doorsToOpen(view);
  const unmade = places.filter(
    (place) => alive.has(place.access_method_id) && opens.has(place.device_id) && !made.has(placeKey(place)),
  );
  if (unmade.length > 0) return { kind: "make_codes", places: unmade.slice(0, codesAtOnce) };
  const kept = codes.filter(({ row }) => row.removal_asked_at === null);
  const untimely = kept.filter(({ entity }) => entity.is_backup !== true && !hasTimes(entity, grant, now));
  if (untimely.length > 0) return { kind: "move_codes", codes: untimely.slice(0, codesAtOnce) };
  const refused = kept.find((code) => isPinRefused(view, code));
  if (refused) return { kind: "change_pin", code: refused };
  const failed = kept.find((code) => isLost(view, code));
  return failed && { kind: "pull_backup", code: failed };
}

/**
 * Steps that take something away. They go first: a code that must not open is worse than one that does not open yet.
 */
function endingStep(view: GrantView): GrantStep | undefined {
  const { grant, now, methods, places, codes } = view;
  const isEnded = grant.deleting_at !== null;
  const opens = doorsToOpen(view);
  const ofMethod = new Map(methods.map((method) => [method.access_method_id, method]));
  const wanted = new Set(places.filter(({ device_id }) => opens.has(device_id)).map(placeKey));
  const isUnwanted = ({ row, entity }: CodeOfMethod) => {
    const method = ofMethod.get(row.access_method_id ?? "");
    // The grant was ended before the end that the lock knows.
    const isTooLong = isOver(grant, now) && !isPast(entity["ends_at"], now);
    return isEnded || isTooLong || !method || !isAlive(method) || !wanted.has(placeKey(row));
  };
  const leaving = codes.filter((code) => code.row.removal_asked_at === null && isUnwanted(code));
  if (leaving.length > 0) return { kind: "remove_codes", codes: leaving.slice(0, codesAtOnce) };
  const busy = new Set(codes.map(({ row }) => row.access_method_id));
  const used = new Set(places.flatMap((place) => (wanted.has(placeKey(place)) ? place.access_method_id : [])));
  // A grant keeps its methods after its end, as a record of the PIN. It also keeps them while it opens no door, and
  // until each door has one, so that a guest between two rooms, or in a room that gets its locks later, has the same
  // PIN there.
  const areAllServed = requestsOf(grant).every((_, request) => doorsWithoutMethod(view, request).length === 0);
  const mayEndIdle = !isOver(grant, now) && opens.size > 0 && areAllServed;
  const isIdle = ({ access_method_id }: AccessMethodRow) => mayEndIdle && !used.has(access_method_id);
  const idle = methods.filter(
    (method) => (isEnded || !isAlive(method) || isIdle(method)) && !busy.has(method.access_method_id),
  );
  if (idle.length > 0) return { kind: "end_methods", methods: idle };
  return isEnded && methods.length === 0 ? { kind: "end_grant" } : undefined;
}

const isPast = (ends_at: unknown, now: number): boolean => typeof ends_at === "string" && Date.parse(ends_at) <= now;

export const doorsToOpen = ({ doors }: Pick<GrantView, "doors">): ReadonlySet<string> =>
  new Set(doors.filter(({ isProgrammable }) => isProgrammable).map(({ device_id }) => device_id));

export const isAlive = ({ deleting_at }: AccessMethodRow): boolean => deleting_at === null;

const placeKey = ({ access_method_id, device_id }: { access_method_id: string | null; device_id: string }): string =>
  `${access_method_id} ${device_id}`;

function doorsWithoutMethod({ grant, doors, methods, places }: GrantView, request: number): GrantDoor[] {
  const own = new Set(
    methods.flatMap((method) => (method.request === request && isAlive(method) ? method.access_method_id : [])),
  );
  const { is_withdrawn = false, no_pin = [], left_out = [] } = requestsOf(grant)[request] ?? {};
  if (is_withdrawn) return [];
  const served = new Set([
    ...places.flatMap(({ access_method_id, device_id }) => (own.has(access_method_id) ? device_id : [])),
    ...no_pin,
    ...left_out,
  ]);
  return doors.filter(({ device_id, isProgrammable }) => isProgrammable && !served.has(device_id));
}

const refusalsOfPins: ReadonlySet<string | null> = new Set(["duplicate_code", "invalid_code"]);

/** Whether the lock refused the PIN. A PIN that was reported as issued for the door never changes, even then. */
function isPinRefused({ methods }: GrantView, { row, entity }: CodeOfMethod): boolean {
  if (!refusalsOfPins.has(row.refused) || row.code === null || entity.is_backup === true) return false;
  const method = methods.find(({ access_method_id }) => access_method_id === row.access_method_id);
  return method !== undefined && !doorsWhenIssued(method).includes(row.device_id);
}

/** Whether all tries to set the code have failed and its start is near. */
const isLost = ({ grant, now, leadMs }: GrantView, { row, entity }: CodeOfMethod): boolean =>
  entity.is_backup !== true &&
  typeof entity["pulled_backup_access_code_id"] !== "string" &&
  row.starts_at !== null &&
  row.ends_at !== null &&
  entity.errors.some(({ error_code }) => error_code === "failed_to_set_on_device") &&
  now >= Date.parse(grant.starts_at) - leadMs;

// Creates, changes and deletes grants for callers. The reconcile loop (`reconcile-grant.ts`) carries the changes out.
import { randomUUID } from "node:crypto";
import type { everyCall, InputOf } from "@mortise/contract";
import type { Tx } from "../../base/db/database.ts";
import type { AccessGrantRow } from "../../base/db/grant-schema.ts";
import { asCompared } from "../../base/db/search-text.ts";
import { invalidInput, notFound, Refusal } from "../../base/errors.ts";
import { holdGrant, wakeGrant } from "../../base/jobs/grant-job.ts";
import type { Context } from "../context.ts";
import { askedBy } from "../events/asked-by.ts";
import type { NewEvent } from "../events/events.ts";
import { recordEvents } from "../events/recording.ts";
import { type AskedDoors, type Window, doorsAsked, requestsAsked, windowOf } from "./asked-grant.ts";
import { againOnConflict } from "../people/taken.ts";
import { chooseMethods } from "./choose-methods.ts";
import { customerOfDoors } from "./customer-of-grant.ts";
import { type GrantRef, requireGrant } from "./find-grants.ts";
import { doorsOfGrant } from "./grant-doors.ts";
import { grantEvent } from "./grant-events.ts";
import { grantMessages } from "./grant-messages.ts";
import { type RequestedMethod, requestsOf, stateOfGrant, untold } from "./grant-state.ts";
import { personOfGrant } from "./grant-person.ts";

type Table = typeof everyCall.accessGrants;

/** A grant with more doors gets its PINs from the reconcile loop, after the call was answered. */
const doorsChosenAtOnce = 50;

export async function createGrant(context: Context, input: InputOf<Table["create"]>): Promise<AccessGrantRow> {
  const make = () => recordEvents(context, (tx) => addGrant(context, tx, input));
  return (await againOnConflict(context.database, make)).grant;
}

/** Creates a grant within a larger transaction. Call it inside {@link againOnConflict}. */
export async function addGrant(
  context: Context,
  tx: Tx,
  input: InputOf<Table["create"]>,
  pushedFor: string | null = null,
): Promise<{ events: NewEvent[]; grant: AccessGrantRow }> {
  const { workspace } = context;
  const requests = requestsAsked(input.requested_access_methods, context.now());
  const window = windowOf(input, { starts_at: context.moment(), ends_at: null }, context.now());
  const { device_ids = [], space_ids = [], space_keys, location, location_ids = [] } = input;
  const doors = await doorsAsked(context, tx, {
    device_ids: [...device_ids, ...(location?.device_ids ?? [])],
    space_ids: [...space_ids, ...location_ids],
    space_keys,
    acs_entrance_ids: [...(input.acs_entrance_ids ?? []), ...(location?.acs_entrance_ids ?? [])],
  });
  await refuseKnownKey(context, tx, input.access_grant_key);
  if (!doors) throw invalidInput("device_ids", "Give at least one door: device_ids, space_ids or space_keys");
  const customer_key = pushedFor ?? context.session?.customer_key ?? (await customerOfDoors(tx, doors));
  const { user_identity_id } = await personOfGrant(context, tx, input);
  const grant: AccessGrantRow = {
    access_grant_id: randomUUID(),
    workspace_id: workspace.workspace_id,
    user_identity_id,
    access_grant_key: input.access_grant_key ?? null,
    reservation_key: input.reservation_key ?? null,
    customer_key,
    name: input.name ?? null,
    ...window,
    created_at: context.moment(),
    changed_at: context.moment(),
    deleting_at: null,
    requests: JSON.stringify(requests),
    customization_profile_id: input.customization_profile_id ?? null,
    state: JSON.stringify(untold),
    asked_by: JSON.stringify(askedBy(context.asker)),
    search: "",
  };
  await tx
    .insertInto("access_grants")
    .values({ ...grant, search: searchText(grant) })
    .execute();
  await nameDoors(tx, grant, doors);
  const events = await chooseAtOnce(context, tx, grant, requests.keys());
  await wakeGrant(tx, grant.access_grant_id);
  const created = grantEvent("created", grant, context.now());
  return {
    events: [created, ...events],
    grant: await requireGrant(context, tx, { access_grant_id: grant.access_grant_id }),
  };
}

async function refuseKnownKey({ workspace }: Context, tx: Tx, access_grant_key: string | undefined): Promise<void> {
  if (access_grant_key === undefined) return;
  const other = await tx
    .selectFrom("access_grants")
    .select("access_grant_id")
    .where("workspace_id", "=", workspace.workspace_id)
    .where("access_grant_key", "=", access_grant_key)
    .executeTakeFirst();
  if (other)
    throw new Refusal(
      409,
      "access_grant_key_already_exists",
      "Another grant has this access_grant_key. Update that one, or give another key.",
    );
}

const searchText = ({ access_grant_id, name, access_grant_key, reservation_key }: AccessGrantRow): string =>
  asCompared([access_grant_id, name, access_grant_key, reservation_key].filter((text) => text !== null).join("\n"));

const rowsPerInsert = 500;

async function nameDoors(tx: Tx, { access_grant_id }: AccessGrantRow, doors: AskedDoors): Promise<void> {
  const { device_ids, space_ids } = doors;
  for (let at = 0; at < device_ids.length; at += rowsPerInsert)
    await tx
      .insertInto("access_grant_devices")
      .values(device_ids.slice(at, at + rowsPerInsert).map((device_id) => ({ access_grant_id, device_id })))
      .execute();
  for (let at = 0; at < space_ids.length; at += rowsPerInsert)
    await tx
      .insertInto("access_grant_spaces")
      .values(space_ids.slice(at, at + rowsPerInsert).map((space_id) => ({ access_grant_id, space_id })))
      .execute();
}

async function chooseAtOnce(
  context: Context,
  tx: Tx,
  { access_grant_id }: AccessGrantRow,
  requests: Iterable<number>,
): Promise<NewEvent[]> {
  const { doors } = await doorsOfGrant(tx, access_grant_id);
  const able = doors.filter(({ isProgrammable }) => isProgrammable);
  if (able.length > doorsChosenAtOnce) return [];
  const events: NewEvent[] = [];
  for (const request of requests) {
    const grant = await requireGrant(context, tx, { access_grant_id });
    events.push(...(await chooseMethods(tx, { grant, request, doors: able, now: context.now() })));
  }
  return events;
}

/** Locks a grant's row. Throws for a grant that is being deleted. */
async function holdFor(context: Context, tx: Tx, ref: GrantRef): Promise<AccessGrantRow> {
  const { access_grant_id } = await requireGrant(context, tx, ref);
  const grant = await holdGrant(tx, access_grant_id);
  if (!grant || grant.deleting_at !== null) throw notFound("access_grant", { ...ref });
  return grant;
}

export async function updateGrant(context: Context, input: InputOf<Table["update"]>): Promise<void> {
  await recordEvents(context, (tx) => changeGrant(context, tx, input));
}

/**
 * Changes a grant within a larger transaction.
 * @param endNow - Whether access ends now, regardless of `ends_at`.
 * @param pushedFor - Customer for whom a host pushed the grant.
 */
export async function changeGrant(
  context: Context,
  tx: Tx,
  input: InputOf<Table["update"]>,
  { endNow = false, pushedFor }: { endNow?: boolean; pushedFor?: string } = {},
): Promise<{ events: NewEvent[] }> {
  const { access_grant_id, access_grant_key, name } = input;
  const doors = await doorsAsked(context, tx, input);
  const grant = await holdFor(context, tx, { access_grant_id, access_grant_key });
  const askedWindow = windowOf(input, grant, context.now());
  const window = endNow ? { ...askedWindow, ends_at: context.moment() } : askedWindow;
  const isMoved = window.starts_at !== grant.starts_at || window.ends_at !== grant.ends_at;
  const asked = [
    ...(doors ? [await doorChange(tx, grant, doors)] : []),
    ...(isMoved ? [await timeChange(tx, grant, window)] : []),
  ];
  const { pending_mutations, ...state } = stateOfGrant(grant);
  const changes = asked.map((change) => Object.assign(change, { created_at: context.moment() }));
  const codes = new Set(changes.map(({ mutation_code }) => mutation_code));
  const next: AccessGrantRow = {
    ...grant,
    ...window,
    name: name === undefined ? grant.name : name,
    ...(changes.length > 0 && { changed_at: laterThan(grant.changed_at, context.moment()) }),
    requests: JSON.stringify(requestsOf(grant).map(withoutGivenUp)),
    state: JSON.stringify({
      ...state,
      pending_mutations: [
        ...pending_mutations.filter(({ mutation_code = "" }) => !codes.has(mutation_code)),
        ...changes,
      ],
    }),
    asked_by: JSON.stringify(askedBy(context.asker)),
    ...(doors && { customer_key: pushedFor ?? context.session?.customer_key ?? (await customerOfDoors(tx, doors)) }),
  };
  const { access_grant_id: id } = grant;
  await tx
    .updateTable("access_grants")
    .set({ ...next, search: searchText(next) })
    .where("access_grant_id", "=", id)
    .execute();
  if (doors) {
    await tx.deleteFrom("access_grant_devices").where("access_grant_id", "=", id).execute();
    await tx.deleteFrom("access_grant_spaces").where("access_grant_id", "=", id).execute();
    await nameDoors(tx, next, doors);
  }
  await wakeGrant(tx, id);
  const { starts_at, ends_at } = next;
  const moved = grantEvent("access_times_changed", next, context.now(), { starts_at, ends_at });
  return { events: isMoved ? [moved] : [] };
}

/** Empties the request's list of doors without a PIN, so that they are tried again. */
const withoutGivenUp = (request: RequestedMethod): RequestedMethod => Object.assign(request, { no_pin: [] });

/** A moment later than `before`. The reconcile loop detects changes by it, so two in one millisecond must differ. */
function laterThan(before: string, moment: string): string {
  return moment > before ? moment : new Date(Date.parse(before) + 1).toISOString();
}

async function timeChange(tx: Tx, from: AccessGrantRow, { starts_at, ends_at }: Window) {
  const methods = await tx
    .selectFrom("access_methods")
    .select("access_method_id")
    .where("access_grant_id", "=", from.access_grant_id)
    .where("deleting_at", "is", null)
    .orderBy("created_at")
    .orderBy("request")
    .orderBy("access_method_id")
    .execute();
  return {
    mutation_code: "updating_access_times",
    message: grantMessages.updating_access_times,
    access_method_ids: methods.map(({ access_method_id }) => access_method_id),
    from: { starts_at: from.starts_at, ends_at: from.ends_at },
    to: { starts_at, ends_at },
  };
}

async function doorChange(tx: Tx, { access_grant_id }: AccessGrantRow, { device_ids, space_ids }: AskedDoors) {
  const { doors } = await doorsOfGrant(tx, access_grant_id);
  const inSpaces = await tx
    .selectFrom("space_devices")
    .select("device_id")
    .where(tx.among("space_id", space_ids))
    .execute();
  const to = [...new Set([...device_ids, ...inSpaces.map(({ device_id }) => device_id)])].sort();
  return {
    mutation_code: "updating_spaces",
    message: grantMessages.updating_spaces,
    from: { device_ids: doors.map(({ device_id }) => device_id) },
    to: { device_ids: to },
  };
}

export async function requestMethods(
  context: Context,
  { access_grant_id, requested_access_methods }: InputOf<Table["requestAccessMethods"]>,
): Promise<AccessGrantRow> {
  const asked = requestsAsked(requested_access_methods, context.now());
  const { grant } = await recordEvents(context, async (tx) => {
    const before = await holdFor(context, tx, { access_grant_id });
    const known = requestsOf(before);
    if (known.length + asked.length > mostRequests)
      throw invalidInput("requested_access_methods", `A grant has at most ${mostRequests} requested methods`);
    await tx
      .updateTable("access_grants")
      .set({
        requests: JSON.stringify([...known, ...asked]),
        changed_at: laterThan(before.changed_at, context.moment()),
      })
      .where("access_grant_id", "=", before.access_grant_id)
      .execute();
    const events = await chooseAtOnce(
      context,
      tx,
      before,
      asked.map((_, index) => known.length + index),
    );
    await wakeGrant(tx, before.access_grant_id);
    return { events, grant: await requireGrant(context, tx, { access_grant_id }) };
  });
  return grant;
}

const mostRequests = 20;

/** Deletes a grant. It has a warning until its codes are off their locks, and is gone then. */
export async function deleteGrant(context: Context, ref: GrantRef): Promise<void> {
  await context.database.transaction(async (tx) => {
    const { access_grant_id } = await requireGrant(context, tx, ref);
    await endGrantLater(context, tx, access_grant_id);
  });
}

export async function endGrantLater(context: Context, tx: Tx, access_grant_id: string): Promise<void> {
  const grant = await holdGrant(tx, access_grant_id);
  if (!grant || grant.deleting_at !== null) return;
  await tx
    .updateTable("access_grants")
    .set({ deleting_at: context.moment(), asked_by: JSON.stringify(askedBy(context.asker)) })
    .where("access_grant_id", "=", access_grant_id)
    .execute();
  await wakeGrant(tx, access_grant_id);
}

// Deletes a customer's data, a little per transaction: access, people, spaces, client sessions, pushed data. Connected
// accounts and devices stay, because they are hardware and were not pushed.
import { endSessionsOf } from "../access/end-sessions.ts";
import { endGrantLater } from "../grants/change-grants.ts";
import { holdSpaces, visibleSpaces } from "../spaces/find-space.ts";
import { deletePersonOf, deleteSpaceOf } from "./delete-pushed.ts";
import { type Action, did, type Outcome } from "./outcome.ts";
import type { Work } from "./resources.ts";

/** Things per transaction, which takes about a tenth of a second. */
const atOnce = 50;
/** Most actions, and most warnings, that the run log keeps of one customer. Later ones are left out. */
const mostActions = 1000;

interface Slice extends Pick<Outcome, "events" | "told" | "warnings"> {
  actions: readonly Action[];
  /** Whether anything was found. */
  hasFound: boolean;
}

/** Deletes the next things. @param before - Outcome of the earlier transactions. */
export async function deleteCustomer(work: Work, before: Outcome | undefined): Promise<Outcome> {
  const customer_key = work.entry.partner_key;
  const rule = "customer_deleted";
  for (const step of [endGrants, deletePeople, deleteSpaces, deleteSessions, dropResources]) {
    const { hasFound, actions, warnings = [], ...rest } = await step(work);
    if (!hasFound) continue;
    return {
      rule,
      customer_key,
      ...rest,
      actions: [...(before?.actions ?? []), ...actions].slice(0, mostActions),
      warnings: [...(before?.warnings ?? []), ...warnings].slice(0, mostActions),
      isPart: true,
    };
  }
  if (before) return { ...before, rule, customer_key };
  const message = `Nothing is there of the customer "${customer_key}", so nothing was deleted.`;
  return { rule, customer_key, actions: [], warnings: [{ warning_code: "not_found", message }] };
}

async function endGrants({ context, tx, entry }: Work): Promise<Slice> {
  const grants = await tx
    .selectFrom("access_grants")
    .select("access_grant_id")
    .where("workspace_id", "=", context.workspace.workspace_id)
    .where("customer_key", "=", entry.partner_key)
    .where("deleting_at", "is", null)
    .orderBy("access_grant_id")
    .limit(atOnce)
    .execute();
  for (const { access_grant_id } of grants) await endGrantLater(context, tx, access_grant_id);
  return {
    hasFound: grants.length > 0,
    actions: grants.map(({ access_grant_id }) => did("delete", "access_grant", access_grant_id)),
  };
}

async function deletePeople(work: Work): Promise<Slice> {
  const { context, tx, entry } = work;
  const people = await tx
    .lock(
      tx
        .selectFrom("user_identities")
        .selectAll()
        .where("workspace_id", "=", context.workspace.workspace_id)
        .where("customer_key", "=", entry.partner_key)
        .orderBy("user_identity_id")
        .limit(atOnce),
    )
    .execute();
  const gone = [];
  for (const person of people) gone.push(await deletePersonOf(work, person));
  return {
    hasFound: people.length > 0,
    actions: gone.flatMap(({ actions }) => actions),
    warnings: gone.flatMap(({ warnings }) => warnings),
    events: gone.flatMap(({ events }) => events),
  };
}

async function deleteSpaces(work: Work): Promise<Slice> {
  const { context, tx, entry } = work;
  const seer = await holdSpaces(context, tx);
  const spaces = await visibleSpaces(seer, tx)
    .selectAll()
    .where("customer_key", "=", entry.partner_key)
    .orderBy("space_id")
    .limit(atOnce)
    .execute();
  const gone = [];
  for (const space of spaces) gone.push(await deleteSpaceOf(work, space));
  return {
    hasFound: spaces.length > 0,
    actions: spaces.map(({ space_id }) => did("delete", "space", space_id)),
    events: gone.flatMap(({ events }) => events),
    told: gone.flatMap(({ told }) => told),
  };
}

async function deleteSessions({ context, tx, entry }: Work): Promise<Slice> {
  const { workspace_id } = context.workspace;
  const events = await endSessionsOf(tx, { workspace_id, customer_key: entry.partner_key }, context.moment());
  return { hasFound: events.length > 0, actions: [], events };
}

async function dropResources({ context, tx, entry }: Work): Promise<Slice> {
  const { numDeletedRows } = await tx
    .deleteFrom("customer_resources")
    .where("workspace_id", "=", context.workspace.workspace_id)
    .where("customer_key", "=", entry.partner_key)
    .executeTakeFirstOrThrow();
  return { hasFound: numDeletedRows > 0n, actions: [] };
}

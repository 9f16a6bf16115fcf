// Deletes the data that a host pushed under one key, and the space, person or grant that was made from the data.
import { personLists, placeLists, stayLists } from "@mortise/contract";
import type { CustomerResourceRow } from "../../base/db/customer-schema.ts";
import type { SpaceRow } from "../../base/db/space-schema.ts";
import type { UserIdentityRow } from "../../base/db/user-identities.ts";
import type { NewEvent } from "../events/events.ts";
import { endGrantLater } from "../grants/change-grants.ts";
import { leadsTo, lockIdentities } from "../people/find-identity.ts";
import { setCustomer } from "../people/keep-identity.ts";
import { removeWithGrants } from "../people/remove-identities.ts";
import { removeSpace } from "../spaces/delete-space.ts";
import { holdSpaces, visibleSpaces } from "../spaces/find-space.ts";
import { grantOf } from "./find-stay.ts";
import { type Action, did, type Note, type Outcome } from "./outcome.ts";
import { dropResource, readResource, type Work } from "./resources.ts";

export function deletePushed(work: Work): Promise<Outcome> {
  const { resource_type } = work.entry;
  if (resource_type in placeLists) return deletePlace(work);
  if (resource_type in stayLists) return deleteStay(work);
  return deletePerson(work, resource_type in personLists ? "user_identity" : "staff_member");
}

const ofCustomer = (resource: CustomerResourceRow | undefined) =>
  resource ? { customer_key: resource.customer_key } : {};

const nothing = ({ entry }: Work, noun: string): Outcome => ({
  rule: `${noun}_deleted`,
  actions: [],
  warnings: [
    { warning_code: "not_found", message: `Nothing is there under "${entry.partner_key}", so nothing was deleted.` },
  ],
});

async function deletePlace(work: Work): Promise<Outcome> {
  const { context, tx, entry } = work;
  const seer = await holdSpaces(context, tx);
  const resource = await readResource(work);
  const spaces = visibleSpaces(seer, tx).selectAll();
  const space = await (entry.resource_type === "spaces"
    ? spaces.where("space_key", "=", entry.partner_key)
    : spaces.where("space_id", "=", resource?.space_id ?? "")
  ).executeTakeFirst();
  if (!space && !resource) return nothing(work, "space");
  await dropResource(work);
  const gone = space ? await deleteSpaceOf(work, space) : {};
  const actions = space ? [did("delete", "space", space.space_id)] : [];
  return { rule: "space_deleted", actions, ...gone, ...ofCustomer(resource) };
}

/** Call it with the workspace's row locked. */
export async function deleteSpaceOf({ context, tx }: Work, space: SpaceRow) {
  await tx.deleteFrom("customer_resources").where("space_id", "=", space.space_id).execute();
  return removeSpace(context, tx, space);
}

async function deleteStay(work: Work): Promise<Outcome> {
  const { context, tx } = work;
  const resource = await readResource(work);
  const grant = await grantOf(work, resource);
  if (!grant && !resource) return nothing(work, "reservation");
  await dropResource(work);
  if (grant) await endGrantLater(context, tx, grant.access_grant_id);
  const actions = grant ? [did("delete", "access_grant", grant.access_grant_id)] : [];
  return { rule: "reservation_deleted", actions, ...ofCustomer(resource) };
}

async function deletePerson(work: Work, noun: "user_identity" | "staff_member"): Promise<Outcome> {
  const { context, tx, entry } = work;
  const resource = await readResource(work);
  const name = { user_identity_key: entry.partner_key };
  const id = resource || entry.resource_type === "user_identities" ? await leadsTo(tx, context, name) : undefined;
  const [person] = id === undefined ? [] : await lockIdentities(tx, [id]);
  if (!person && !resource) return nothing(work, noun);
  await dropResource(work);
  const rule = `${noun}_deleted`;
  const standing = resource ? await grantOf(work, resource) : undefined;
  if (standing) await endGrantLater(context, tx, standing.access_grant_id);
  const taken = standing ? [did("delete", "access_grant", standing.access_grant_id)] : [];
  if (!person) return { rule, actions: taken, ...ofCustomer(resource) };
  if (person.user_identity_key !== entry.partner_key) {
    const message = `"${entry.partner_key}" was merged into another person, who stays.`;
    const actions = [...taken, did("keep", "user_identity", person.user_identity_id)];
    return { rule, actions, message, ...ofCustomer(resource) };
  }
  const { actions, ...rest } = await deletePersonOf(work, person);
  return { rule, actions: [...taken, ...actions], ...rest, ...ofCustomer(resource) };
}

/**
 * Deletes a person with all grants. If some grants belong to other customers, only those of the person's customer end,
 * and the person stays without a customer.
 */
export async function deletePersonOf(
  { context, tx }: Work,
  { user_identity_id, user_identity_key, customer_key }: UserIdentityRow,
): Promise<{ actions: Action[]; warnings: Note[]; events: NewEvent[] }> {
  const grants = await tx
    .selectFrom("access_grants")
    .select(["access_grant_id", "customer_key"])
    .where("user_identity_id", "=", user_identity_id)
    .where("deleting_at", "is", null)
    .orderBy("access_grant_id")
    .execute();
  // Only rows of persons and staff members have the person's id; rows of stays have the id of their grant instead.
  await tx.deleteFrom("customer_resources").where("user_identity_id", "=", user_identity_id).execute();
  if (grants.every((grant) => grant.customer_key === customer_key)) {
    const events = await removeWithGrants(context, tx, user_identity_id);
    return { actions: [did("delete", "user_identity", user_identity_id)], warnings: [], events };
  }
  const own = grants.filter((grant) => grant.customer_key === customer_key);
  for (const { access_grant_id } of own) await endGrantLater(context, tx, access_grant_id);
  await setCustomer(tx, user_identity_id, null);
  const message = `The person "${user_identity_key}" stays, because others gave them access too.`;
  return {
    actions: [
      ...own.map(({ access_grant_id }) => did("delete", "access_grant", access_grant_id)),
      did("keep", "user_identity", user_identity_id),
    ],
    warnings: [{ warning_code: "person_has_other_grants", message }],
    events: [],
  };
}

// Stores a pushed stay as a grant with one PIN: made, moved, renamed, given to somebody else, or removed.
import type { CustomerResourceRow } from "../../base/db/customer-schema.ts";
import type { AccessGrantRow } from "../../base/db/grant-schema.ts";
import { addGrant, changeGrant, endGrantLater } from "../grants/change-grants.ts";
import type { NewEvent } from "../events/events.ts";
import { doorsNamed, findPerson, findPlaces, freeKey, grantOf, type Obstacle } from "./find-stay.ts";
import { did, type Note, type Outcome, skipped } from "./outcome.ts";
import { mergeBody, type PushWork, readResource, saveResource } from "./resources.ts";
import { doorKeysOf, type Fields, personKeyOf, textIn } from "./run-entries.ts";
import { timesAsked } from "./stay-times.ts";

/** Target of a grant. */
interface Wanted {
  body: Fields;
  person: string | undefined;
  /** `undefined` to keep them. */
  space_ids: string[] | undefined;
  warnings: Note[];
}

export async function keepStay(work: PushWork): Promise<Outcome> {
  const before = await readResource(work);
  const body = mergeBody(before, work.fields);
  return keepAccess(work, { before, body, noun: "reservation", personKey: personKeyOf });
}

interface Access {
  before: CustomerResourceRow | undefined;
  /** All pushed fields, including the new ones. */
  body: Fields;
  /** First word of the rules in the run log. */
  noun: "reservation" | "staff_member";
  personKey: (fields: Fields) => string | undefined;
}

export async function keepAccess(work: PushWork, access: Access): Promise<Outcome> {
  const { customer_key, entry, fields } = work;
  const { before, body, noun, personKey } = access;
  const grant = await grantOf(work, before);
  const skip = ({ skip_reason, message }: Obstacle) =>
    skipped(`${noun}_${grant ? "updated" : "created"}`, "access_grant", skip_reason, message);
  if (isOfAnother(before, customer_key) || isOfAnother(grant, customer_key))
    return skip({
      skip_reason: "stay_belongs_to_another_customer",
      message: `"${entry.partner_key}" belongs to another customer. Keys are unique in the workspace.`,
    });
  const asked = grant ? fields : body;
  const key = personKey(asked);
  const person = key === undefined ? undefined : await findPerson(work, key);
  if (typeof person === "object") return skip(person);
  const doorKeys = doorKeysOf(asked);
  const places = doorKeys && (await findPlaces(work, doorKeys));
  if (places && "skip_reason" in places) return skip(places);
  const empty = (places ?? []).filter(({ device_count }) => device_count === 0);
  const warnings = empty.length > 0 ? [hasNoDoors(empty.map(({ space_key }) => space_key ?? ""))] : [];
  const wanted = { body, person, space_ids: places?.map(({ space_id }) => space_id), warnings };
  const outcome = await (grant ? changed(work, access, grant, wanted) : made(work, access, wanted));
  if (isLeftAlone(outcome)) return outcome;
  const [access_grant_id = null] = outcome.actions.flatMap((action) =>
    action.action_type === "delete" ? [] : (action.access_grant_id ?? []),
  );
  await saveResource(work, before, body, { access_grant_id });
  return outcome;
}

/** Skip reasons after which the pushed data are kept, because the missing part may still be pushed. */
const toCome: ReadonlySet<string | undefined> = new Set(["person_not_named", "space_not_named"]);
const isLeftAlone = ({ actions }: Outcome): boolean =>
  actions.some(({ action_type, skip_reason }) => action_type === "skip" && !toCome.has(skip_reason));

const isOfAnother = (row: { customer_key: string | null } | undefined, customer_key: string): boolean =>
  row !== undefined && row.customer_key !== null && row.customer_key !== customer_key;

const hasNoDoors = (keys: readonly string[]): Note => ({
  warning_code: "space_has_no_doors",
  message: `There are no doors yet in ${keys
    .slice(0, 10)
    .map((key) => `"${key}"`)
    .join(", ")}. Add devices to the space: access follows.`,
});

async function made(work: PushWork, { noun }: Access, { body, person, space_ids, warnings }: Wanted): Promise<Outcome> {
  const { context, entry } = work;
  const rule = `${noun}_created`;
  const skip = (reason: string, message: string) => skipped(rule, "access_grant", reason, message);
  const { partner_key } = entry;
  if (person === undefined)
    return skip("person_not_named", `"${partner_key}" names no person. Push it again with one, such as guest_key.`);
  if (!space_ids?.length)
    return skip("space_not_named", `"${partner_key}" names no place. Push it again with one, such as space_keys.`);
  const times = timesAsked(body, undefined, context.moment());
  if (times.kind === "invalid_times") return skip("invalid_times", endsBefore(partner_key));
  if (times.kind !== "moved") return skip("already_ended", `"${partner_key}" has ended already.`);
  const { starts_at, ends_at } = times;
  const wish = wishIn(body, partner_key);
  const name = noun === "reservation" ? nameIn(body) : null;
  const { events, grant } = await addStay(work, { person, starts_at, ends_at, name, code: wish.code, space_ids });
  const actions = [did("create", "access_grant", grant.access_grant_id)];
  return { rule, actions, events, warnings: [...warnings, ...wish.warnings] };
}

const endsBefore = (key: string): string => `"${key}" ends before it starts. Push it again with other times.`;

interface Stay {
  person: string;
  starts_at: string;
  ends_at: string | null;
  name: string | null;
  code: string | undefined;
  space_ids: string[];
  device_ids?: string[];
}

async function addStay(work: PushWork, { person, code, ...stay }: Stay) {
  const { context, tx, entry, customer_key } = work;
  const { resource_type, partner_key } = entry;
  const isGrant = resource_type === "access_grants";
  if (isGrant) await freeKey(work);
  const keyed = isGrant
    ? { access_grant_key: partner_key }
    : resource_type === "staff_members"
      ? {}
      : { reservation_key: partner_key };
  const requested_access_methods = [{ mode: "code" as const, ...(code !== undefined && { code }) }];
  return addGrant(context, tx, { user_identity_id: person, ...stay, ...keyed, requested_access_methods }, customer_key);
}

const nameIn = (fields: Fields): string | null => textIn(fields, "name") ?? null;

function wishIn(fields: Fields, key: string): { code: string | undefined; warnings: Note[] } {
  const code = textIn(fields, "preferred_code");
  if (code === undefined) return { code, warnings: [] };
  if (/^\d{4,9}$/.test(code)) return { code, warnings: [] };
  const message = `The preferred_code of "${key}" was left out: it must be 4 to 9 digits. Another PIN was chosen.`;
  return { code: undefined, warnings: [{ warning_code: "preferred_code_ignored", message }] };
}

async function changed(
  work: PushWork,
  { noun }: Access,
  grant: AccessGrantRow,
  { body, person, space_ids, warnings }: Wanted,
): Promise<Outcome> {
  const { context, tx, entry, customer_key, fields } = work;
  const { access_grant_id } = grant;
  const id = { access_grant_id };
  if (space_ids?.length === 0) {
    await endGrantLater(context, tx, access_grant_id);
    return { rule: `${noun}_spaces_updated`, actions: [did("delete", "access_grant", access_grant_id)] };
  }
  const times = timesAsked(fields, grant, context.moment());
  if (times.kind === "invalid_times")
    return skipped(`${noun}_updated`, "access_grant", "invalid_times", endsBefore(entry.partner_key));
  const named = await doorsNamed(work, access_grant_id);
  const isMoved = space_ids !== undefined && (named.device_ids.length > 0 || !isSameSet(space_ids, named.space_ids));
  const isRenamed = noun === "reservation" && "name" in fields && nameIn(fields) !== grant.name;
  const { starts_at, ends_at } = times.kind === "moved" ? times : grant;
  // A grant of a past stay is kept as a record of the PIN.
  const isToCome = times.kind !== "ended" && (ends_at === null || ends_at > context.moment());
  if (isToCome && person !== undefined && person !== grant.user_identity_id) {
    await endGrantLater(context, tx, access_grant_id);
    const wish = wishIn(body, entry.partner_key);
    const name = isRenamed ? nameIn(fields) : grant.name;
    const doors = isMoved ? { space_ids } : named;
    const { events, grant: next } = await addStay(work, {
      person,
      starts_at,
      ends_at,
      name,
      code: wish.code,
      ...doors,
    });
    const actions = [
      did("create", "access_grant", next.access_grant_id),
      did("delete", "access_grant", access_grant_id),
    ];
    return { rule: `${noun}_person_updated`, actions, events, warnings: [...warnings, ...wish.warnings] };
  }
  const isRetimed = times.kind === "moved" || times.kind === "ended";
  let events: readonly NewEvent[] = [];
  if (isMoved || isRenamed || isRetimed) {
    const change = {
      ...id,
      ...(isMoved && { space_ids }),
      ...(isRenamed && { name: nameIn(fields) }),
      ...(times.kind === "moved" && changedTimes(times, grant)),
      ...(times.kind === "ended" && { starts_at: times.starts_at }),
    };
    ({ events } = await changeGrant(context, tx, change, {
      endNow: times.kind === "ended",
      pushedFor: customer_key,
    }));
  }
  if (grant.customer_key === null) await giveTo(work, access_grant_id, customer_key);
  const what = isRetimed ? "time_updated" : isMoved ? "spaces_updated" : isRenamed ? "name_updated" : "unchanged";
  const verb = what === "unchanged" ? "keep" : "update";
  return { rule: `${noun}_${what}`, actions: [did(verb, "access_grant", access_grant_id)], events, warnings };
}

/** Changed times only, because an unchanged past end would be refused. */
const changedTimes = (
  { starts_at, ends_at }: { starts_at: string; ends_at: string | null },
  grant: AccessGrantRow,
) => ({
  ...(starts_at !== grant.starts_at && { starts_at }),
  ...(ends_at !== grant.ends_at && { ends_at }),
});

const giveTo = async ({ tx }: PushWork, access_grant_id: string, customer_key: string): Promise<void> =>
  void (await tx
    .updateTable("access_grants")
    .set({ customer_key })
    .where("access_grant_id", "=", access_grant_id)
    .execute());

const isSameSet = (some: readonly string[], others: readonly string[]): boolean =>
  new Set([...some, ...others]).size === some.length && some.length === others.length;

// Stores a pushed member of staff: a person, with permanent access to the named places.
import { keepIdentity } from "./keep-person.ts";
import { keepAccess } from "./keep-stay.ts";
import { grantOf } from "./find-stay.ts";
import { type Outcome, skipReasonOf } from "./outcome.ts";
import { mergeBody, type PushWork, readResource, saveResource } from "./resources.ts";
import { doorKeysOf } from "./run-entries.ts";

export async function keepStaff(work: PushWork): Promise<Outcome> {
  const person = await keepIdentity(work);
  if (skipReasonOf(person) !== undefined) return { ...person, rule: "staff_member_updated" };
  const [user_identity_id = null] = person.actions.flatMap((action) => action.user_identity_id ?? []);
  const before = await readResource(work);
  const body = mergeBody(before, work.fields);
  await saveResource(work, before, body, { user_identity_id });
  const rule = person.rule.replace("user_identity", "staff_member");
  const keys = doorKeysOf(body) ?? [];
  if (keys.length === 0 && !(await grantOf(work, before))) return { ...person, rule };
  const personKey = () => work.entry.partner_key;
  const access = await keepAccess(work, { before: await readResource(work), body, noun: "staff_member", personKey });
  const ofAccess = access.rule === "staff_member_created" ? "staff_member_spaces_updated" : access.rule;
  return {
    ...access,
    rule: rule.endsWith("_unchanged") ? ofAccess : rule,
    actions: [...person.actions, ...access.actions],
    warnings: [...(person.warnings ?? []), ...(access.warnings ?? [])],
  };
}

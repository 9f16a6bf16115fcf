// Stores a pushed person as the user identity with that key: creates, adopts or changes it. An e-mail address or phone
// number that another person has is left out with a warning. The person is stored nevertheless, because members of a
// family may share an address, and each needs a PIN.
import { personFacts } from "@mortise/contract";
import { factColumns, type IdentityFacts, noFacts, type UserIdentityRow } from "../../base/db/user-identities.ts";
import { leadsTo, lockIdentity } from "../people/find-identity.ts";
import { addIdentity, saveFacts, setCustomer } from "../people/keep-identity.ts";
import { takenFields } from "../people/taken.ts";
import { did, type Note, type Outcome, skipped } from "./outcome.ts";
import { mergeBody, type PushWork, readResource, saveResource } from "./resources.ts";
import { textIn } from "./run-entries.ts";

export async function keepPerson(work: PushWork): Promise<Outcome> {
  const outcome = await keepIdentity(work);
  const [user_identity_id] = outcome.actions.flatMap((action) => action.user_identity_id ?? []);
  if (user_identity_id === undefined) return outcome;
  const before = await readResource(work);
  await saveResource(work, before, mergeBody(before, work.fields), { user_identity_id });
  return outcome;
}

/** Stores the identity only. The caller stores the pushed data. */
export async function keepIdentity(work: PushWork): Promise<Outcome> {
  const { context, tx, entry, customer_key } = work;
  const name = { user_identity_key: entry.partner_key };
  const isKnown = (await leadsTo(tx, context, name)) !== undefined;
  const known = isKnown ? await lockIdentity(tx, context, name) : undefined;
  if (known && known.customer_key !== null && known.customer_key !== customer_key)
    return skipped(
      "user_identity_updated",
      "user_identity",
      "person_belongs_to_another_customer",
      personOfAnother(entry.partner_key),
    );
  const { facts, warnings } = await factsOf(work, known);
  if (!known) {
    const row = await addIdentity(context, tx, { ...facts, ...name }, customer_key);
    return { rule: "user_identity_created", actions: [did("create", "user_identity", row.user_identity_id)], warnings };
  }
  const { user_identity_id } = known;
  const differ = (Object.keys(facts) as (keyof IdentityFacts)[]).filter((fact) => facts[fact] !== known[fact]);
  if (differ.length === 0 && known.customer_key === customer_key)
    return { rule: "user_identity_unchanged", actions: [did("keep", "user_identity", user_identity_id)], warnings };
  if (differ.length > 0) await saveFacts(tx, known, facts);
  if (known.customer_key !== customer_key) await setCustomer(tx, user_identity_id, customer_key);
  const rule = differ.includes("full_name") ? "user_identity_name_updated" : "user_identity_updated";
  return { rule, actions: [did("update", "user_identity", user_identity_id)], warnings };
}

export const personOfAnother = (key: string): string =>
  `The person "${key}" belongs to another customer. Push it under another key: keys are unique in the workspace.`;

const reachFields = ["email_address", "phone_number"] as const;
const words = { email_address: "e-mail address", phone_number: "phone number" };
const forms = { email_address: "an address such as jane@example.com", phone_number: "E.164, such as +14155550100" };

/** Fields of the person after the push. A field that cannot be used stays unchanged. */
async function factsOf(
  { context, tx, entry, fields }: PushWork,
  known: UserIdentityRow | undefined,
): Promise<{ facts: IdentityFacts; warnings: Note[] }> {
  const before: IdentityFacts = known ?? noFacts;
  const { email_address, phone_number, user_identity_key } = before;
  const full_name = textIn(fields, "name") ?? null;
  const facts: IdentityFacts = { full_name, email_address, phone_number, user_identity_key };
  const warnings: Note[] = [];
  for (const field of reachFields) {
    if (fields[field] === undefined) continue;
    const given = textIn(fields, field) ?? null;
    if (personFacts[field].safeParse(given).success) facts[field] = given;
    else
      warnings.push({
        warning_code: `invalid_${field}`,
        message: `The ${words[field]} of "${entry.partner_key}" was left out. It must be ${forms[field]}.`,
      });
  }
  const { workspace_id } = context.workspace;
  const user_identity_id = known?.user_identity_id ?? "";
  const { email_compared } = factColumns(user_identity_id, facts);
  for (const field of await takenFields(tx, { workspace_id, user_identity_id, facts, email_compared })) {
    facts[field] = before[field];
    warnings.push({
      warning_code: "user_identity_email_or_phone_conflict",
      message: `The ${words[field]} of "${entry.partner_key}" was left out, because another person has it.`,
    });
  }
  return { facts, warnings };
}

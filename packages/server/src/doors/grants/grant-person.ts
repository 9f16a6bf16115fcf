// Finds the person of a grant: an existing identity, or a new one made in the same transaction.
import type { everyCall, InputOf } from "@mortise/contract";
import type { Tx } from "../../base/db/database.ts";
import type { Context } from "../context.ts";
import { lockIdentity } from "../people/find-identity.ts";
import { addIdentity } from "../people/keep-identity.ts";

type Asked = Pick<InputOf<typeof everyCall.accessGrants.create>, "user_identity_id" | "user_identity">;

export const personOfGrant = (
  context: Context,
  tx: Tx,
  { user_identity_id, user_identity = {} }: Asked,
): Promise<{ user_identity_id: string }> =>
  user_identity_id === undefined
    ? addIdentity(context, tx, user_identity, context.session?.customer_key)
    : lockIdentity(tx, context, { user_identity_id });

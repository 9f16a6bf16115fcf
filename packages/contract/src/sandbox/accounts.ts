import { z } from "zod";
import { call, sandboxKeys } from "../call.ts";
import { idField } from "../platform/fields.ts";

export const accountCalls = {
  update: call("POST", "/sandbox/accounts/update", {
    auth: sandboxKeys,
    summary: "Revokes or restores an account's authorisation at the manufacturer.",
    source: "sandbox controls",
    input: z.object({
      connected_account_id: idField("Identifier of the account."),
      connected: z.boolean().meta({
        description: "Whether the account is authorised. If not, its devices have the error `account_disconnected`.",
      }),
    }),
    errors: ["connected_account_not_found"],
  }),
};

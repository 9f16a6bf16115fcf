import { z } from "zod";
import { call, sandboxKeys } from "../call.ts";
import { idField } from "../platform/fields.ts";

export const accountCalls = {
  update: call("POST", "/sandbox/accounts/update", {
    auth: sandboxKeys,
    summary: "Makes an account lose its authorisation at the maker, or regain it.",
    source: "sandbox controls",
    input: z.object({
      connected_account_id: idField("The account."),
      connected: z.boolean().meta({ description: "false: its devices show as account offline." }),
    }),
    errors: ["connected_account_not_found"],
  }),
};

import type { sandbox } from "@mortise/contract";
import { changeAccount } from "../../doors/accounts/change-account.ts";
import type { Handlers } from "../call-context.ts";

export const accounts = {
  async update(context, { connected_account_id, connected }) {
    await changeAccount(context, connected_account_id, connected);
    return {};
  },
} satisfies Handlers<typeof sandbox.accounts>;

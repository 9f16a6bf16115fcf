import type { management } from "@mortise/contract";
import type { ManagementHandlers } from "./context.ts";
import { serverError } from "./request/refusals.ts";

/** Answers without content while the database works, and refuses otherwise. */
export const health = {
  async get({ database }) {
    const { status, message } = await database.condition();
    if (status === "down") throw serverError(message);
  },
} satisfies ManagementHandlers<typeof management.health>;

import type { management } from "@mortise/contract";
import type { ManagementHandlers } from "./context.ts";
import { broken } from "./refusals.ts";

/** That it answers says all: refused when the database cannot do its work. */
export const health = {
  async get({ database }) {
    const { status, message } = await database.condition();
    if (status === "down") throw broken(message);
  },
} satisfies ManagementHandlers<typeof management.health>;

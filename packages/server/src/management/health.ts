import type { management } from "@mortise/contract";
import type { ManagementHandlers } from "./context.ts";

/** That it answers says all: the edge refuses with 500 when the database cannot do its work. */
export const health = {
  async get({ database }) {
    const { status, message } = await database.condition();
    if (status === "down") throw new Error(message);
  },
} satisfies ManagementHandlers<typeof management.health>;

import type { management } from "@mortise/contract";
import type { ManagementHandlers } from "./context.ts";

/** That it answers says all: the edge refuses with 500 when the database does not. */
export const health = {
  async get({ database }) {
    if (!(await database.isAlive())) throw new Error("The database cannot be reached.");
  },
} satisfies ManagementHandlers<typeof management.health>;

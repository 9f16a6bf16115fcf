import type { sandbox } from "@mortise/contract";
import type { Handlers } from "../call-context.ts";
import { createWorld } from "./world.ts";

export const workspaces = {
  create: (context, { world, lock_delay_ms }) => createWorld(context, { world, lock_delay_ms }),
} satisfies Handlers<typeof sandbox.workspaces>;

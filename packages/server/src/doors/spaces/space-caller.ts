import type { Context } from "../context.ts";

/** Caller of a change of spaces: a call's context, or the operator's command line. */
export type SpaceCaller = Pick<Context, "database" | "clock" | "workspace" | "asker" | "session" | "moment">;

import type { Context } from "../context.ts";

/** What a change of spaces needs of whoever asks for it: a call's context, or the operator's command line. */
export type SpaceCaller = Pick<Context, "database" | "clock" | "workspace" | "asker" | "session" | "moment">;

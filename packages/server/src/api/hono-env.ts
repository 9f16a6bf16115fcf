// What Hono's handlers find in `c.env`.
import type { IncomingMessage } from "node:http";

export type Env = { Bindings: { incoming?: IncomingMessage } };

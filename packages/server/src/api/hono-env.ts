// Environment of Hono's handlers (`c.env`).
import type { IncomingMessage } from "node:http";

export type Env = { Bindings: { incoming?: IncomingMessage } };

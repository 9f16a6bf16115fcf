// Answers the first call of the demo pages with keys that a page may hold, never with the API key.
import { worldNames } from "@mortise/contract";
import { Hono } from "hono";
import type { Demo } from "./demo.ts";
import type { Env } from "../hono-env.ts";
import { isOwnName } from "../../base/own-name.ts";

export function demoSessionApp(
  { publicUrl }: { publicUrl: string | undefined },
  demo: Demo,
  host: string | undefined,
): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/demo/session", async (c) => {
    if (!isOwnName(new URL(c.req.url).hostname, { host, publicUrl }))
      return c.json({ ok: false, error: { type: "host_not_allowed", message: notOurName } }, 403);
    const wanted = c.req.query("world") ?? "hotel";
    const world = worldNames.find((name) => name === wanted);
    if (!world)
      return c.json(
        {
          ok: false,
          error: {
            type: "invalid_input",
            message: `There is no world called that; there are ${worldNames.join(", ")}.`,
          },
        },
        400,
      );
    const { publishable_key, user_identifier_key, sandbox_key } = await demo.world(world);
    c.header("cache-control", "no-store");
    return c.json({
      world,
      endpoint: publicUrl ?? new URL(c.req.url).origin,
      publishable_key,
      user_identifier_key,
      sandbox_key,
    });
  });
  return app;
}

const notOurName =
  "The demo hands out keys under loopback names, HOST and PUBLIC_URL only, and this page was opened under another name. " +
  "If the name is yours, set PUBLIC_URL to it.";

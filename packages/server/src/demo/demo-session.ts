// What the demo pages ask for before anything else: keys that a page may hold. Never the API key.
import { worldNames } from "@mortise/contract";
import { Hono } from "hono";
import type { Demo } from "./demo.ts";
import type { Env } from "../http/platform-http.ts";
import type { Services } from "../services.ts";

export function demoSessionApp({ publicUrl }: Services, demo: Demo): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/demo/session", async (c) => {
    const wanted = c.req.query("world") ?? "hotel";
    const world = worldNames.find((name) => name === wanted);
    if (!world)
      return c.json(
        { ok: false, error: { type: "invalid_input", message: `There is no world called that; there are ${worldNames.join(", ")}.` } },
        400,
      );
    const { publishable_key, user_identifier_key, sandbox_key } = await demo.world(world);
    c.header("cache-control", "no-store");
    return c.json({ world, endpoint: publicUrl ?? new URL(c.req.url).origin, publishable_key, user_identifier_key, sandbox_key });
  });
  return app;
}

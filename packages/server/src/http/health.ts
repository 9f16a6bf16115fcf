// Whether the server can do its work (platform-api §2.2.12), and what it can do as an OpenAPI document.
import { openApiDocument } from "@mortise/contract";
import { Hono } from "hono";
import { corsHeaders } from "./cors.ts";
import { iso } from "../clock.ts";
import type { Env } from "./platform-http.ts";
import type { Services } from "../services.ts";

export function healthApp(services: Services): Hono<Env> {
  const app = new Hono<Env>();
  for (const path of ["/health", "/health/get_health"])
    app.on(["GET", "POST"], path, async (c) => {
      const { status, message } = await services.database.condition();
      const ok = status !== "down";
      const database = { service: "database", status, description: services.database.kind };
      const headers = corsHeaders(c.req.raw.headers.get("origin"), crypto.randomUUID());
      const last_service_evaluation_at = iso(services.clock.now());
      return Response.json(
        { ok, msg: message, last_service_evaluation_at, service_health_statuses: [database] },
        { status: ok ? 200 : 503, headers },
      );
    });
  app.get("/openapi.json", (c) => {
    const headers = corsHeaders(c.req.raw.headers.get("origin"), crypto.randomUUID());
    return Response.json(openApiDocument({ serverUrl: services.publicUrl ?? new URL(c.req.url).origin }), { headers });
  });
  return app;
}

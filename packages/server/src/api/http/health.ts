// `/health`: whether the server can do its work (platform-api §2.2.12).
import { Hono } from "hono";
import { corsHeaders } from "./cors.ts";
import { iso } from "../../base/clock.ts";
import { wrongMethod } from "../../base/errors.ts";
import type { Env } from "../hono-env.ts";
import { refusePlatformRequest } from "./platform-http.ts";
import type { HttpServices } from "./http-services.ts";

/**
 * App of the health call. `isLeaving`: whether the server is stopping, so that load balancers send no more requests.
 * `databaseId`: id of the database, which `mortise doctor` compares with its own.
 */
export function healthApp(
  services: Pick<HttpServices, "database" | "clock" | "log">,
  isLeaving: () => boolean,
  databaseId: string | undefined,
): Hono<Env> {
  const app = new Hono<Env>();
  for (const path of ["/health", "/health/get_health"]) {
    app.on(["GET", "POST"], path, async (c) => {
      const { status, message } = await services.database.condition();
      const ok = status !== "down" && !isLeaving();
      const database = { service: "database", status, description: services.database.kind };
      const headers = corsHeaders(c.req.raw.headers.get("origin"), crypto.randomUUID());
      if (databaseId !== undefined) headers["mortise-database"] = databaseId;
      const last_service_evaluation_at = iso(services.clock.now());
      return Response.json(
        {
          ok,
          msg: isLeaving() ? "This process is about to stop." : message,
          last_service_evaluation_at,
          service_health_statuses: [database],
        },
        { status: ok ? 200 : 503, headers },
      );
    });
    app.on(["PUT", "PATCH", "DELETE"], path, ({ req }) => {
      const request_id = crypto.randomUUID();
      const headers = corsHeaders(req.raw.headers.get("origin"), request_id);
      return refusePlatformRequest(services, wrongMethod("GET, POST", req.method), request_id, headers);
    });
  }
  return app;
}

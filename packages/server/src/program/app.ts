// HTTP application for everything but the calls of both APIs.
import { Hono } from "hono";
import { connectApp } from "../api/connect/connect-app.ts";
import { isForPerson, sorryPage } from "../api/connect/sorry-page.ts";
import { corsHeaders } from "../api/http/cors.ts";
import { pathNotFound } from "../base/errors.ts";
import type { Env } from "../api/hono-env.ts";
import type { Demo } from "../api/demo/demo.ts";
import { demoSessionApp } from "../api/demo/demo-session.ts";
import { packFiles } from "../api/http/pack-files.ts";
import { eventStreamApp } from "../api/http/stream/event-stream.ts";
import { healthApp } from "../api/http/health.ts";
import { brokenPage, refusePlatformRequest } from "../api/http/platform-http.ts";
import { lookOf } from "../api/management/portal-look.ts";
import { referenceApp } from "../api/reference/reference-app.ts";
import type { Services } from "./services.ts";
import { staticApp } from "../api/http/static.ts";

interface AppOptions {
  demo: Demo | undefined;
  host: string | undefined;
  isLeaving: () => boolean;
  databaseId: string | undefined;
}

export function createApp(services: Services, { demo, host, isLeaving, databaseId }: AppOptions): Hono<Env> {
  const app = new Hono<Env>();
  const corsOf = (request: Request) => corsHeaders(request.headers.get("origin"), crypto.randomUUID());
  const noSuchPath = ({ method, url }: Request) => pathNotFound(method, new URL(url).pathname);
  app.options("*", (c) => new Response(null, { status: 200, headers: corsOf(c.req.raw) }));
  app.route("/", eventStreamApp(services));
  app.route("/", healthApp(services, isLeaving, databaseId));
  // Files, documents and pages are mounted from here on.
  if (services.compress) app.use(packFiles);
  app.route("/", connectApp(services));
  app.route("/", referenceApp(services));
  if (demo) app.route("/", demoSessionApp(services, demo, host));
  app.route("/", staticApp({ demo: demo !== undefined, lookOf: (id) => lookOf(services.database.query, id) }));
  app.onError((error, c) => brokenPage(services, error, c));
  app.notFound(({ req: { raw } }) => {
    const headers = corsOf(raw);
    if (isForPerson(raw)) return sorryPage(raw, 404, new Headers(headers));
    return refusePlatformRequest(services, noSuchPath(raw), headers["seam-request-id"] ?? "", headers);
  });
  return app;
}

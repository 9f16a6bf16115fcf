import { Hono } from "hono";
import { corsHeaders } from "../http/cors.ts";
import type { Env } from "../hono-env.ts";
import { contentSecurityPolicy } from "../http/static.ts";
import { documentAt, pageAt } from "./description.ts";
import { stylesheetPath } from "./page.ts";
import { referenceStylesheet } from "./stylesheet.ts";

export function referenceApp({ publicUrl }: { publicUrl: string | undefined }): Hono<Env> {
  const app = new Hono<Env>();
  const originOf = (url: string) => publicUrl ?? new URL(url).origin;
  const common = { "cache-control": "public, max-age=300", "x-content-type-options": "nosniff" };
  app.get("/reference", async ({ req }) => {
    const headers = {
      ...common,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": contentSecurityPolicy,
      "referrer-policy": "same-origin",
    };
    return new Response(await pageAt(originOf(req.url)), { headers });
  });
  app.get("/openapi.json", ({ req }) => {
    const headers = corsHeaders(req.header("origin") ?? null, crypto.randomUUID());
    return new Response(documentAt(originOf(req.url)), {
      headers: { ...headers, ...common, "content-type": "application/json" },
    });
  });
  app.get(
    stylesheetPath,
    () => new Response(referenceStylesheet, { headers: { ...common, "content-type": "text/css; charset=utf-8" } }),
  );
  return app;
}

import { Hono } from "hono";
import type { Env } from "../http/platform-http.ts";
import type { Services } from "../services.ts";
import { contentSecurityPolicy } from "../http/static.ts";
import { referencePage, stylesheetPath } from "./page.ts";
import { stylesheet } from "./stylesheet.ts";

export function referenceApp({ publicUrl }: Services): Hono<Env> {
  const app = new Hono<Env>();
  const common = { "cache-control": "public, max-age=300", "x-content-type-options": "nosniff" };
  app.get("/reference", async (c) => {
    const origin = publicUrl ?? new URL(c.req.url).origin;
    const headers = {
      ...common,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": contentSecurityPolicy,
      "referrer-policy": "same-origin",
    };
    return new Response((await referencePage(origin)).toString(), { headers });
  });
  app.get(stylesheetPath, () => new Response(stylesheet, { headers: { ...common, "content-type": "text/css; charset=utf-8" } }));
  return app;
}

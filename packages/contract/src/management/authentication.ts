import { z } from "zod";
import { row } from "./call.ts";

const dashboardAccessOut = z
  .object({
    token: z.string().meta({ description: "A bearer token of this application alone." }),
    url: z.string().meta({ description: "A page that is logged in with it.", format: "uri" }),
  })
  .meta({ id: "DashboardAccessOut" });

const source = "spec §7.3, webhook-api §2";
export const authentication = {
  dashboardAccess: row("POST", "/auth/dashboard-access/{app_id}", {
    auth: "organization",
    summary: "Opens the portal of one application to whoever holds the answered address.",
    source,
    status: 200,
    result: dashboardAccessOut,
  }),
  logout: row("POST", "/auth/logout", {
    auth: "dashboard",
    summary: "Ends the dashboard access it is asked with.",
    source,
    status: 204,
  }),
};

import { z } from "zod";
import { managementCall } from "./call.ts";
import { colourField, pictureAddress } from "../platform/webview-customization.ts";
import { fontFamily } from "./environment.ts";
import { nullishField, uniqueListOf } from "./fields.ts";

const dashboardAccessOut = z
  .object({
    token: z.string().meta({ description: "Bearer token for this application only." }),
    url: z.string().meta({ description: "Address of the portal, signed in with the token.", format: "uri" }),
  })
  .meta({ id: "DashboardAccessOut" });

export const portalAccessSeconds = { min: 3600, max: 604_800 };
const expiry = nullishField(z.int().min(portalAccessSeconds.min).max(portalAccessSeconds.max)).meta({
  description: "Seconds until the access ends, 3,600 to 604,800. Default: 604,800 (7 days).",
  default: portalAccessSeconds.max,
});
/** Origin that may frame the portal, for its security policy. `http` is accepted for local development only. */
const framer = z
  .string()
  .max(256)
  .regex(
    /^(?:https:\/\/[\w.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?$/i,
    "Must be the origin of a page, such as https://app.example.com",
  );
const look = {
  customColor: nullishField(colourField).meta({
    description: "Colour of the portal's buttons, as #rgb or #rrggbb. It is adjusted to be readable in both themes.",
  }),
  customFontFamily: nullishField(fontFamily).meta({
    description: "Font of the portal, by its name. Only readers' devices that have it installed show it.",
  }),
  customLogoUrl: nullishField(pictureAddress).meta({
    description: "Https address of a logo in place of the default icon. Readers' browsers fetch it.",
  }),
  framedBy: nullishField(uniqueListOf(framer, 10)).meta({
    description: "Origins of pages that may show the portal in a frame.",
  }),
};
export const appPortalAccessIn = z
  .object({ expiry, ...look })
  .meta({ id: "AppPortalAccessIn", description: "Lifetime and look of the portal." });
const expireAllIn = z
  .object({
    expiry: nullishField(z.int().min(0).max(portalAccessSeconds.max)).meta({
      description: "Seconds until all accesses end, at most 604,800. Accesses that end earlier stay so. Default: 0.",
      default: 0,
    }),
  })
  .meta({ id: "ApplicationTokenExpireIn", description: "End of the accesses. Default: at once." });
const whole = "The portal of an application is opened whole here";

const source = "spec §7.3, webhook-api §2";
export const authenticationCalls = {
  dashboardAccess: managementCall("POST", "/auth/dashboard-access/{app_id}", {
    auth: "organization",
    summary: "Creates an address that opens the portal of one application to anyone who has it, for 7 days.",
    source,
    status: 200,
    result: dashboardAccessOut,
  }),
  appPortalAccess: managementCall("POST", "/auth/app-portal-access/{app_id}", {
    auth: "organization",
    summary: "Creates an address that opens the portal of one application, for a time, to anyone who has it.",
    source: "webhook-api §9",
    body: appPortalAccessIn,
    refuses: {
      readOnly: `${whole}: a token that may only read is not offered`,
      capabilities: `${whole}: its parts cannot be chosen`,
      featureFlags: `${whole}: event types have no feature flags`,
      sessionId: `${whole}: accesses end together, by expire-all`,
      application: "Create the application first: it is not made by opening its portal",
    },
    status: 200,
    result: dashboardAccessOut,
  }),
  expireAll: managementCall("POST", "/auth/app/{app_id}/expire-all", {
    auth: "organization",
    summary: "Ends every access to the portal of an application.",
    source: "webhook-api §9",
    body: expireAllIn,
    refuses: { sessionIds: "Accesses to a portal end together here" },
    status: 204,
  }),
  logout: managementCall("POST", "/auth/logout", {
    auth: "dashboard",
    summary: "Ends the dashboard access whose token is sent.",
    source,
    status: 204,
  }),
};

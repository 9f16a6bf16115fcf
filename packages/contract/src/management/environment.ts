import { z } from "zod";
import { managementCall } from "./call.ts";
import { eventTypeIn, eventTypeOut } from "./event-types.ts";
import { nullishField, momentField, timestampField } from "./fields.ts";

const radius = z.enum(["none", "sm", "md", "lg", "full"]);
const customThemeOverride = z
  .object({
    borderRadius: nullishField(
      z.object({ button: nullishField(radius), card: nullishField(radius), input: nullishField(radius) }),
    ),
    fontSize: nullishField(z.object({ base: nullishField(z.int().min(1).max(200)) })),
  })
  .meta({ id: "CustomThemeOverride" });

export const fontFamily = z
  .string()
  .max(256)
  .regex(/^[a-zA-Z0-9\-_ ]+$/, "Only letters, digits, hyphen, underscore and space are allowed");
const look = {
  customColor: nullishField(
    z.string().regex(/^(?:#(?:[0-9a-f]{3}|[0-9a-f]{6})|[a-z]{3,30})$/i, "Must be a colour: #rgb, #rrggbb or its name"),
  ),
  customFontFamily: nullishField(fontFamily),
  customLogoUrl: nullishField(
    z
      .string()
      .max(2048)
      .refine((text) => /^https?:\/\/[^\s\p{Cc}]+$/iu.test(text) && URL.canParse(text), "Must be an http or https URL"),
  ),
  customThemeOverride: nullishField(customThemeOverride),
  enableChannels: nullishField(z.boolean()).meta({ default: false }),
  enableIntegrationManagement: nullishField(z.boolean()).meta({ default: false }),
};
const settingsFields = {
  ...look,
  customBaseFontSize: nullishField(z.int().min(1).max(200)),
  disableEndpointOnFailure: nullishField(z.boolean()).meta({
    description: "Whether an endpoint is disabled once all its attempts have failed for five days. Default: true.",
    default: true,
  }),
  enforceHttps: nullishField(z.boolean()).meta({
    description: "Whether endpoints without TLS (http) are refused. Default: true.",
    default: true,
  }),
};
const settingsIn = z.object(settingsFields).meta({ id: "SettingsIn" });
const settingsOut = z.object(settingsFields).meta({ id: "SettingsOut" });
const environmentSettingsOut = z
  .object({
    ...look,
    time: timestampField("Current time of the environment. Present only with `with_time`.").optional(),
  })
  .meta({ id: "EnvironmentSettingsOut", description: "The part of the settings that a portal needs." });

const environmentOut = z
  .object({
    createdAt: timestampField("Time of the export."),
    eventTypes: z.array(eventTypeOut),
    settings: settingsOut.nullish(),
    version: z.int().optional(),
    connectors: z
      .array(z.never())
      .optional()
      .meta({ description: "Always empty. Current `svix` clients read the list." }),
  })
  .meta({ id: "EnvironmentOut" });
export const environmentIn = z
  .object({
    createdAt: nullishField(momentField("Time of the export.")),
    eventTypes: nullishField(z.array(eventTypeIn).max(10_000)),
    settings: nullishField(settingsIn),
    version: nullishField(z.int().min(1)),
  })
  .meta({ id: "EnvironmentIn" });

const source = "spec §7.3, webhook-api §2";
export const environmentCalls = {
  export: managementCall("POST", "/environment/export", {
    auth: "organization",
    summary: "Exports all event types and settings.",
    source,
    status: 200,
    result: environmentOut,
  }),
  import: managementCall("POST", "/environment/import", {
    auth: "organization",
    summary: "Imports event types and settings: adds and changes them, and deletes none.",
    source,
    body: environmentIn,
    refuses: { connectors: "Connectors are not offered here" },
    status: 204,
  }),
  getSettings: managementCall("GET", "/environment/settings", {
    summary: "Reads the settings that a portal needs.",
    source,
    query: z.object({
      with_time: z.boolean().optional().meta({
        description: "Include the environment's time, which differs from real time when a sandbox's clock was moved.",
        default: false,
      }),
    }),
    status: 200,
    result: environmentSettingsOut,
  }),
};

// Values of a field's own kind that must have an effect. A parameter is ignored if none of them changes anything.
import { pushedLists, type Schema, schemaOf } from "@mortise/contract";
import type { z } from "zod";

const unknownId = "99999999-9999-4999-8999-999999999999";

/** Values by field name. Other fields get values by their kind. */
const byName: Readonly<Record<string, readonly unknown[]>> = {
  ...Object.fromEntries(
    Object.entries(pushedLists).map(([list, field]) => [list, [[{ [field]: "probe", name: "Probe" }]]]),
  ),
  code: ["5938"],
  email_address: ["probe@person.example"],
  phone_number: ["+14155550123"],
  merged_user_identity_keys: [["person 2"]],
  url: ["https://other.example/hook"],
  starts_daily_at: ["21:00:00[America/New_York]"],
  ends_daily_at: ["09:00:00[America/New_York]"],
  custom_metadata: [{ tenant: "probe" }],
  custom_metadata_has: [{ tenant: "probe" }],
  location: [{ location_name: "Probe" }],
  properties: [{ name: "Probe" }],
  default_climate_setting: [{ hvac_mode_setting: "off", manual_override_allowed: false }],
  customer_data: [{ address: "Probe" }],
  connect_webview_customization: [{ success_message: "Probe" }],
  exclude_if: [["can_remotely_lock"], ["can_hvac_heat"], ["can_program_online_access_codes"]],
  include_if: [["can_hvac_heat"], ["can_fly"]],
  event_types: [["device.disconnected"]],
  between: [["2000-01-01", "2000-01-02"]],
  accepted_providers: [["august"]],
  excluded_providers: [["august"]],
  preferred_code_length: [6],
  heating_set_point_celsius: [18],
  cooling_set_point_celsius: [27],
  heating_set_point_fahrenheit: [64],
  cooling_set_point_fahrenheit: [81],
  custom_redirect_url: ["https://other.example/back"],
  custom_redirect_failure_url: ["https://other.example/sorry"],
};

export function probesOf(name: string, field: z.ZodType): readonly unknown[] {
  return byName[name] ?? byKind(schemaOf(field));
}

function byKind(schema: Schema): readonly unknown[] {
  const { type, format, items, minimum, maximum, anyOf } = schema as Schema &
    Readonly<Record<string, unknown>> & {
      items?: Schema;
      anyOf?: Schema[];
    };
  const options = schema.enum as readonly unknown[] | undefined;
  if (options) return options;
  if (Array.isArray(anyOf)) return anyOf.flatMap((each) => byKind(each));
  if (type === "boolean") return [true, false];
  if (type === "integer" || type === "number")
    return [Number(minimum ?? 1), Number(minimum ?? 1) + 1, 22, Math.min(Number(maximum ?? 70), 70)];
  if (type === "array") return items ? byKind(items).map((each) => [each]) : [["probe"]];
  if (type === "object") return [{ probe: "probe" }];
  if (type === "null") return [];
  if (format === "date-time") return ["2000-01-01T00:00:00.000Z", "2029-06-12T09:00:00.000Z"];
  return format === "uuid" || /uuid/i.test(String(format)) ? [unknownId] : ["probe"];
}

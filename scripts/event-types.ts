// Writes docs/event-types.md from the server's list of its events, as part of `npm run generate`. A test compares it.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { platformEventTypes } from "../packages/server/src/webhooks/delivery/messages/platform-event-types.ts";

export const pagePath = fileURLToPath(new URL("../docs/event-types.md", import.meta.url));

const titles: Readonly<Record<string, string>> = {
  device: "Devices",
  access_code: "Access codes",
  lock: "Locks",
  connected_account: "Connected accounts",
  connect_webview: "Webviews",
  noise_sensor: "Noise sensors",
  thermostat: "Thermostats",
  client_session: "Client sessions",
  access_grant: "Grants",
  access_method: "Methods of grants",
  space: "Spaces",
  action_attempt: "Commands",
};

const familyOf = (name: string): string => name.split(".")[0] ?? "";
const listed = (fields: readonly string[]): string => fields.map((field) => `\`${field}\``).join(", ");

type EventTypes = typeof platformEventTypes;

export function eventTypesPage(): string {
  const families = Map.groupBy(platformEventTypes, ({ name }) => familyOf(name));
  return (
    [
      "<!-- npm run generate writes this page: change scripts/event-types.ts or platform-event-types.ts. -->",
      "# Event types",
      "This page lists every type of event: when it happens, and which fields it has. Webhooks, `/events/stream` and `events.list` have the same events.",
      `Every event has ${listed(["event_id", "event_type", "workspace_id", "created_at", "occurred_at"])}. \`occurred_at\` is when it happened, and \`created_at\` when
the server recorded it. A field that does not apply is left out: \`lock.unlocked\` has the fields of an access code only when somebody typed a code.
Who caused the event is in ${listed(["action_attempt_id", "client_session_id", "user_identifier_key", "api_key_id"])}, where the server knows it.`,
      "What a type tells must happen to a device or an account of yours: without a thermostat there is no event of one.",
      ...[...families].map(([family, types]) => familySection(titles[family] ?? missingTitle(family), types)),
    ].join("\n\n") + "\n"
  );
}

function missingTitle(family: string): never {
  throw new Error(`The events ${family}.* have no title: write one, the page of event types shows it.`);
}

function familySection(title: string, types: EventTypes): string {
  const fieldsOf = types.map(({ example }) => Object.keys(example));
  const [first = []] = fieldsOf;
  const common = types.length === 1 ? [] : first.filter((field) => fieldsOf.every((fields) => fields.includes(field)));
  const rows = types.map(({ name, description }, index) => {
    const own = (fieldsOf[index] ?? []).filter((field) => !common.includes(field));
    return `| \`${name}\` | ${description} | ${own.length === 0 ? "–" : listed(own)} |`;
  });
  return [
    `## ${title}`,
    ...(common.length === 0 ? [] : [`All of these have ${listed(common)}.`]),
    ["| Type | When | Fields of its own |", "|---|---|---|", ...rows].join("\n"),
  ].join("\n\n");
}

if (import.meta.main) writeFileSync(pagePath, eventTypesPage());

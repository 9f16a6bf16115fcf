// Checks our answers with the published validators of the types package, choosing a schema for each key of an answer.
import { schemas } from "@seamapi/types/connect";

const kinds = {
  device: "device",
  lock: "device",
  thermostat: "device",
  noise_sensor: "device",
  access_code: "access_code",
  action_attempt: "action_attempt",
  client_session: "client_session",
  connect_webview: "connect_webview",
  connected_account: "connected_account",
  device_provider: "device_provider",
  event: "seam_event",
  noise_threshold: "noise_threshold",
  webhook: "webhook",
  workspace: "workspace",
  pagination: "pagination",
  space: "space",
  access_grant: "access_grant",
  access_method: "access_method",
  user_identity: "user_identity",
};

/** Every type of event that the published validators know. */
export const everyEventType = schemas.seam_event.safeParse({ event_type: "" }).error.issues[0].options;

/** Answers that by intent differ from today's, each with the reason. */
const chosen = [
  [/'heatcool'$/, "`heatcool` is the era's word (8.2.4); its clients compare with it"],
  [
    /^action_attempt (CONVERT_ACCESS_CODE_TO_MANAGED|UPDATE_THERMOSTAT|\w+_CLIMATE_SETTING_SCHEDULE)/,
    "a command that today's API has no more",
  ],
  [
    /errors\.#\.is_device_error .*expected false$/,
    "only true flags are sent: the era's widgets count a flag that is there",
  ],
  [/warnings\.#\.warning_code/, "a warning of the era's list"],
  [/^device_providers .*provider_categories\.#/, "`internal_beta` is of the era's list"],
  [/^device_providers .*device_provider_name/, "a system of the era's list, or one that only this server has"],
];
export const reasonFor = (complaint) => chosen.find(([words]) => words.test(complaint))?.[1];

/**
 * Returns the validators' complaints by field, the number of checked objects, and whether the answer was an empty list,
 * which cannot be checked.
 */
export function examine(path, body) {
  const complaints = new Set();
  let looked = 0;
  // Related objects come by kind in one object.
  const { batch = {}, ...fields } = body;
  for (const [key, value] of Object.entries({ ...fields, ...batch })) {
    const kind = kinds[key] ?? kinds[key.replace(/ies$/, "y").replace(/s$/, "")];
    const isUnmanaged = /unmanaged[/_]/.test(path) && (kind === "device" || kind === "access_code");
    const schema = kind && schemas[isUnmanaged && !path.endsWith("/convert_to_managed") ? `unmanaged_${kind}` : kind];
    if (!schema || value === null) continue;
    for (const object of [value].flat()) {
      looked += 1;
      const { success, error } = schema.safeParse(object);
      if (!success) for (const issue of error.issues) complaints.add(`${key} ${nameOf(object)}: ${told(issue)}`);
    }
  }
  // We add `warnings` to an answer whose published schema has `ok` only.
  const { warnings: _, ...answer } = body;
  const lists = Object.values(answer).filter(Array.isArray);
  const isEmpty = looked === 0 && lists.length > 0 && lists.every(({ length }) => length === 0);
  return { looked, isEmpty, complaints: [...complaints] };
}

const nameOf = ({ device_type, event_type, action_type, access_code_id }) =>
  device_type ?? event_type ?? action_type ?? (access_code_id ? "code" : "");

function told({ path, message, unionErrors = [] }) {
  const field = path.map((part) => (typeof part === "number" ? "#" : part)).join(".");
  const nested = unionErrors.slice(0, 3).map(({ issues }) => issues.map(told).join(" and "));
  return `${field} ${shortened(message)}${nested.length > 0 ? ` (${nested.join(" | ").slice(0, 300)})` : ""}`;
}

const shortened = (message) => (message.length > 160 ? `${message.slice(0, 100)} … ${message.slice(-50)}` : message);

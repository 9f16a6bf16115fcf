// Adds the errors and warnings of a code, its device and its account to events about trouble, because published clients
// always read them there.
import type { ErrorEntry, WarningEntry } from "../../base/catalogue/issues/issues.ts";
import type { Tx } from "../../base/db/database.ts";
import type { NewEvent } from "./events.ts";

const ofAccounts = new Set(["connected_account.disconnected", "connected_account.reauthorization_requested"]);
const ofDevices = new Set([
  "device.disconnected",
  "device.unmanaged.disconnected",
  "device.connection_became_flaky",
  "device.error.subscription_required",
  "device.accessory_keypad_disconnected",
]);
const ofCodes = new Set([
  "access_code.delay_in_setting_on_device",
  "access_code.failed_to_set_on_device",
  "access_code.delay_in_removing_from_device",
  "access_code.failed_to_remove_from_device",
  "access_code.unmanaged.failed_to_convert_to_managed",
]);

interface Issues {
  errors: readonly ErrorEntry[];
  warnings: readonly WarningEntry[];
}
const none: Issues = { errors: [], warnings: [] };

/**
 * Adds the arrays, by the state in the transaction, to the events that need them. A payload's own arrays stay.
 */
export async function withIssues(tx: Tx, events: readonly NewEvent[]): Promise<readonly NewEvent[]> {
  const told = events.filter(({ event_type }) =>
    [ofAccounts, ofDevices, ofCodes].some((types) => types.has(event_type)),
  );
  if (told.length === 0) return events;
  const idsOf = (id: "access_code_id" | "device_id" | "connected_account_id") => [
    ...new Set(told.flatMap((event) => event[id] ?? [])),
  ];
  const codes = tx
    .selectFrom("access_codes")
    .select(["access_code_id as id", "body"])
    .where(tx.among("access_code_id", idsOf("access_code_id")));
  const devices = tx
    .selectFrom("devices")
    .select(["device_id as id", "body"])
    .where(tx.among("device_id", idsOf("device_id")));
  const accounts = tx
    .selectFrom("connected_accounts")
    .select(["connected_account_id as id", "body"])
    .where(tx.among("connected_account_id", idsOf("connected_account_id")));
  const [code, device, account] = [
    byId(await codes.execute()),
    byId(await devices.execute()),
    byId(await accounts.execute()),
  ];
  return events.map((event) => {
    if (!told.includes(event)) return event;
    const fields = { ...ofAccount(account.get(event.connected_account_id ?? "")) };
    if (!ofAccounts.has(event.event_type)) Object.assign(fields, ofDevice(device.get(event.device_id ?? "")));
    if (ofCodes.has(event.event_type)) Object.assign(fields, ofCode(code.get(event.access_code_id ?? "")));
    return { ...event, payload: { ...fields, ...event.payload } };
  });
}

const byId = (rows: readonly { id: string; body: string }[]): Map<string, Issues> =>
  new Map(rows.map(({ id, body }) => [id, JSON.parse(body) as Issues]));

const ofAccount = ({ errors, warnings }: Issues = none) => ({
  connected_account_errors: errors,
  connected_account_warnings: warnings,
});

/** Issues of a device, without those of its account, which have their own arrays. */
const ofDevice = ({ errors, warnings }: Issues = none) => ({
  device_errors: errors.filter(({ is_connected_account_error }) => is_connected_account_error !== true),
  device_warnings: warnings,
});

const ofCode = ({ errors, warnings }: Issues = none) => ({
  access_code_errors: errors,
  access_code_warnings: warnings,
});

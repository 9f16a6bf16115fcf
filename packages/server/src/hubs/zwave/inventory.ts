// Which locks a Z-Wave network has, and what each can do, from the server's state dump.
import type { CodeCapabilities, DeviceInfo } from "../../driver/device-info.ts";
import type { ZwaveConnection } from "./client.ts";
import { integerIn, membersIn } from "../wire/readers.ts";
import { commandClassIds, type ZwaveNode } from "./wire.ts";

export const networkOf = (homeId: number): string => `zwave:${(homeId >>> 0).toString(16).padStart(8, "0")}`;

export const keyOf = (homeId: number, nodeId: number): string => `${networkOf(homeId)}:${nodeId}`;

/** undefined: the key is of another network, or no key. */
export function nodeIdIn(homeId: number, key: string): number | undefined {
  const prefix = keyOf(homeId, 0).slice(0, -1);
  const id = key.startsWith(prefix) ? Number(key.slice(prefix.length)) : Number.NaN;
  return Number.isInteger(id) && id > 0 ? id : undefined;
}

export const hasCommandClass = ({ commandClasses }: ZwaveNode, commandClass: number): boolean =>
  commandClasses.has(commandClass);

export const isLock = (node: ZwaveNode): boolean =>
  !node.isControllerNode && hasCommandClass(node, commandClassIds.doorLock);

export const valueOf = (
  { values }: ZwaveNode,
  commandClass: number,
  property: string | number,
  propertyKey?: string | number,
) =>
  values.find(
    (each) => each.commandClass === commandClass && each.property === property && each.propertyKey === propertyKey,
  )?.value;

export function deviceInfo(
  connection: Pick<ZwaveConnection, "homeId">,
  node: ZwaveNode,
  codes: CodeCapabilities | null,
): DeviceInfo {
  const maker = node.deviceConfig.manufacturer ?? node.manufacturer ?? "";
  const model = node.deviceConfig.label ?? node.label ?? "";
  const known = maker === "" || maker.startsWith("_") ? undefined : maker;
  return {
    key: keyOf(connection.homeId, node.nodeId),
    network: networkOf(connection.homeId),
    name: node.name || node.location || [known, model].filter(Boolean).join(" ") || `Lock ${node.nodeId}`,
    ...(known === undefined ? {} : { manufacturer: known }),
    ...(model === "" ? {} : { model }),
    bolt: {},
    codes,
    ...(!node.isInterviewed && { isInterviewed: false }),
    battery: valueOf(node, commandClassIds.battery, "level") !== undefined,
    door_sensor: valueOf(node, commandClassIds.notification, "Access Control", "Door state") !== undefined,
  };
}

/** Slots of ours, at most: to read one takes the radio up to a second. */
const mostSlots = 50;
/** Within what a person waits for at "Looking…". */
const countPatienceMs = 3000;
/** Z-Wave numbers no more of them. */
const mostPlaces = 65_535;
const longestLength = 12;
const usualLengths = [4, 5, 6, 7, 8, 9, 10];
/** Schlage: one length for all codes, set as a parameter of the lock. */
const schlage = { manufacturerId: 59, lengthParameter: 16 };

const slotsUpTo = (count: number): number[] =>
  Array.from({ length: Math.min(count, mostSlots) }, (_, index) => index + 1);

/** null: the lock has no keypad, or one that this server version cannot program, or it is not known yet what it has. */
export async function codesOf(connection: ZwaveConnection, node: ZwaveNode): Promise<CodeCapabilities | null> {
  if (!node.isInterviewed) return null;
  if (hasCommandClass(node, commandClassIds.userCredential)) return credentialsOf(connection, node);
  if (!hasCommandClass(node, commandClassIds.userCode)) return null;
  const told = node.values.flatMap(({ commandClass, property, propertyKey }) =>
    commandClass === commandClassIds.userCode && property === "userIdStatus" ? [Number(propertyKey)] : [],
  );
  const count = Math.max(0, ...told.filter((slot) => Number.isInteger(slot)));
  const fixed =
    node.manufacturerId === schlage.manufacturerId
      ? valueOf(node, commandClassIds.configuration, schlage.lengthParameter)
      : undefined;
  const lengths = typeof fixed === "number" && fixed >= 4 && fixed <= 10 ? [fixed] : usualLengths;
  const slots = slotsUpTo(count === 0 ? await countPlaces(connection, node) : count);
  return slots.length === 0 ? null : { slots, lengths, readback: "code", ...schedulesOf(connection, node) };
}

/**
 * A lock that keeps hours, and tells what its clock shows: hours are only given to a clock that is right. Nothing is
 * asked over the radio for this, so that what the lock can do does not change with its reception.
 */
const schedulesOf = ({ schema }: Pick<ZwaveConnection, "schema">, node: ZwaveNode) =>
  keepsSchedules(node) && schema >= clockSchema
    ? { native_schedule: true, schedule_needs_zone: true }
    : { native_schedule: false };

/** Whether its plain codes can be kept to hours; users with credentials have schedules of another kind. */
export const keepsSchedules = (node: ZwaveNode): boolean =>
  hasCommandClass(node, commandClassIds.scheduleEntryLock) &&
  hasCommandClass(node, commandClassIds.userCode) &&
  !hasCommandClass(node, commandClassIds.userCredential) &&
  [commandClassIds.clock, commandClassIds.time, commandClassIds.timeParameters].some((each) =>
    hasCommandClass(node, each),
  );

/** From this schema on the server asks a lock for its time. */
const clockSchema = 31;

/** The server tells of no place that it has not read; the lock knows how many it has. 0: it does not say. */
async function countPlaces(connection: ZwaveConnection, { nodeId }: ZwaveNode): Promise<number> {
  const input = { nodeId, endpoint: 0, commandClass: commandClassIds.userCode, methodName: "getUsersCount", args: [] };
  const { response } = await connection
    .call("endpoint.invoke_cc_api", input, countPatienceMs)
    .catch(() => ({ response: 0 }));
  return integerIn(response, 0, mostPlaces) ?? 0;
}

/** Schemas from 48 on have one API over users and credentials; credential type 1 is a PIN. */
const credentialSchema = 48;

async function credentialsOf(connection: ZwaveConnection, { nodeId }: ZwaveNode): Promise<CodeCapabilities | null> {
  if (connection.schema < credentialSchema) return null;
  const command = "endpoint.access_control.get_credential_capabilities_cached";
  try {
    const { capabilities } = await connection.call(command, { nodeId, endpoint: 0 });
    const pin = membersIn(membersIn(membersIn(capabilities)["supportedCredentialTypes"])["1"]);
    const count = integerIn(pin["numberOfCredentialSlots"], 1, mostPlaces);
    if (count === undefined) return null;
    const shortest = Math.max(integerIn(pin["minCredentialLength"], 0, longestLength) ?? 4, 1);
    const longest = Math.min(integerIn(pin["maxCredentialLength"], 0, 255) ?? 10, longestLength);
    const lengths = Array.from({ length: Math.max(longest - shortest + 1, 1) }, (_, index) => shortest + index);
    return { slots: slotsUpTo(count), lengths, readback: "code", native_schedule: false };
  } catch {
    // Without its numbers nothing can be programmed safely; the bolt works all the same.
    return null;
  }
}

// Lists the locks of a Z-Wave network and their abilities, from the server's state dump.
import type { CodeCapabilities, DeviceInfo } from "../../driver/device-info.ts";
import type { ZwaveConnection } from "./client.ts";
import { integerIn, membersIn } from "../wire/readers.ts";
import { commandClassIds, type ZwaveNode } from "./wire.ts";

export const networkOf = (homeId: number): string => `zwave:${(homeId >>> 0).toString(16).padStart(8, "0")}`;

export const keyOf = (homeId: number, nodeId: number): string => `${networkOf(homeId)}:${nodeId}`;

/** Node id in a device's key. Returns `undefined` for a key of another network, or no key. */
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

/** Whether the node reports a battery. Servers that drop the value 255 report an empty one by `isLow` alone. */
export const hasBattery = (node: ZwaveNode): boolean =>
  ["level", "isLow"].some((property) => valueOf(node, commandClassIds.battery, property) !== undefined);

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
    battery: hasBattery(node),
    door_sensor: valueOf(node, commandClassIds.notification, "Access Control", "Door state") !== undefined,
  };
}

/** Most slots that the server uses on a lock, because reading one occupies the radio for up to a second. */
const mostSlots = 50;
/** Wait for the number of slots, short enough for a person who watches "Looking…". */
const countPatienceMs = 3000;
/** Highest slot number in Z-Wave. */
const mostPlaces = 65_535;
const longestLength = 12;
const usualLengths = [4, 5, 6, 7, 8, 9, 10];
/** Schlage locks have one length for all codes, in a configuration parameter. */
const schlage = { manufacturerId: 59, lengthParameter: 16 };

const slotsUpTo = (count: number): number[] =>
  Array.from({ length: Math.min(count, mostSlots) }, (_, index) => index + 1);

/**
 * Reads the abilities of the keypad. Resolves to `null` if there is none, if this version of Z-Wave JS cannot program
 * it, or if its abilities are not known yet.
 */
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
 * Whether the lock stores schedules and reports its clock, because a schedule is useless on a wrong clock. This uses no
 * radio, so that the lock's abilities do not change with its reception.
 */
const schedulesOf = ({ schema }: Pick<ZwaveConnection, "schema">, node: ZwaveNode) =>
  keepsSchedules(node) && schema >= clockSchema
    ? { native_schedule: true, schedule_needs_zone: true }
    : { native_schedule: false };

/** Whether the lock has a clock and stores schedules for plain codes. Users with credentials have another kind. */
export const keepsSchedules = (node: ZwaveNode): boolean =>
  hasCommandClass(node, commandClassIds.scheduleEntryLock) &&
  hasCommandClass(node, commandClassIds.userCode) &&
  !hasCommandClass(node, commandClassIds.userCredential) &&
  [commandClassIds.clock, commandClassIds.time, commandClassIds.timeParameters].some((each) =>
    hasCommandClass(node, each),
  );

/** First schema with which Z-Wave JS can read a lock's clock. */
const clockSchema = 31;

/**
 * Reads the number of slots from the lock, because Z-Wave JS lists only those that it has read. Resolves to 0 if
 * unknown.
 */
async function countPlaces(connection: ZwaveConnection, { nodeId }: ZwaveNode): Promise<number> {
  const input = { nodeId, endpoint: 0, commandClass: commandClassIds.userCode, methodName: "getUsersCount", args: [] };
  const { response } = await connection
    .call("endpoint.invoke_cc_api", input, countPatienceMs)
    .catch(() => ({ response: 0 }));
  return integerIn(response, 0, mostPlaces) ?? 0;
}

/** First schema with one API for users and credentials. Credential type 1 is a PIN. */
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
    // Without slot numbers no code can be programmed safely. The bolt still works.
    return null;
  }
}

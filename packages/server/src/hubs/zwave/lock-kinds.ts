// Kinds of locks in a Z-Wave network, read by this driver from sample nodes.
import type { LockKind } from "../../driver/lock-kind.ts";
import type { ZwaveConnection } from "./client.ts";
import { zwaveDescription } from "./description.ts";
import { codesOf, deviceInfo } from "./inventory.ts";
import { jamTold } from "./jam.ts";
import { commandClassIds, type ZwaveNode, type ZwaveValue } from "./wire.ts";

export const { kind } = zwaveDescription;

const { doorLock, battery, notification, userCode, userCredential, scheduleEntryLock, clock } = commandClassIds;

/** More slots than the driver uses. */
const manyPlaces = 250;
const pin = { numberOfCredentialSlots: manyPlaces, minCredentialLength: 4, maxCredentialLength: 10 };

const connection: Pick<ZwaveConnection, "homeId" | "schema" | "call"> = {
  homeId: 1,
  schema: 48,
  call: async () => ({ capabilities: { supportedCredentialTypes: { 1: pin } } }),
};

const level: ZwaveValue = { commandClass: battery, property: "level", value: 80 };
const lastPlace: ZwaveValue = { commandClass: userCode, property: "userIdStatus", propertyKey: manyPlaces, value: 0 };

const lockWith = (classes: readonly number[], values: readonly ZwaveValue[] = []): ZwaveNode => ({
  nodeId: 2,
  isControllerNode: false,
  status: 4,
  isInterviewed: true,
  deviceConfig: {},
  commandClasses: new Set([doorLock, battery, notification, ...classes]),
  values: [level, ...values],
});

const tellsJam =
  jamTold({
    event: "value updated",
    nodeId: 2,
    args: { commandClass: notification, property: "Access Control", propertyKey: "Lock state", newValue: 11 },
  }) === true;

async function kindOf(name: string, node: ZwaveNode, tellsDigits = false): Promise<LockKind> {
  const codes = await codesOf(connection as ZwaveConnection, node);
  return { name, info: deviceInfo(connection, node, codes), tellsJam, placesFrom: "lock", tellsDigits };
}

export const lockKinds = (): Promise<LockKind[]> =>
  Promise.all([
    kindOf("Lock with User Code", lockWith([userCode], [lastPlace])),
    kindOf(
      "Lock with User Code, Schedule Entry Lock and a clock",
      lockWith([userCode, scheduleEntryLock, clock], [lastPlace]),
    ),
    kindOf("Lock with User Credential", lockWith([userCredential]), true),
    kindOf("Lock with neither", lockWith([])),
  ]);

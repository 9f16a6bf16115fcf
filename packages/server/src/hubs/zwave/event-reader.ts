// Events of the Z-Wave JS server, as far as this driver reads them.
import { integer, isRecord, members, scalar, scalarOrBytes, text } from "../wire/readers.ts";
import { commandClassIn, nodeIdOf, propertyIn } from "./node-reader.ts";
import type { ZwaveEvent } from "./wire.ts";

const longestName = 60;

/** undefined: it is no event, or one of no node. */
export function eventIn(told: unknown): ZwaveEvent | undefined {
  const { event: kind, nodeId: id, node, ccId, args } = members(told);
  const event = text(kind, longestName);
  const nodeId = nodeIdOf(id) ?? nodeIdOf(members(node)["nodeId"]);
  if (event === undefined || nodeId === undefined) return undefined;
  const commandClass = commandClassIn(ccId);
  return {
    event,
    nodeId,
    ...(commandClass !== undefined && { ccId: commandClass }),
    ...(isRecord(args) && { args: argsIn(args) }),
  };
}

/** How each is read; all else is left out. */
const readers: Readonly<Record<string, (value: unknown) => unknown>> = {
  commandClass: commandClassIn,
  property: propertyIn,
  propertyKey: propertyIn,
  newValue: scalarOrBytes,
  prevValue: scalarOrBytes,
  type: scalar,
  event: scalar,
  eventType: scalar,
  userId: scalar,
  active: scalar,
  credentialType: scalar,
  credentialSlot: scalar,
  parameters: (value) => (isRecord(value) && "userId" in value ? { userId: integer(value["userId"], 0, 0xffff) } : {}),
};

const argsIn = (args: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(readers).flatMap(([name, read]) => (Object.hasOwn(args, name) ? [[name, read(args[name])]] : [])),
  );

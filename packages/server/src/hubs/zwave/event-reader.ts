// Parses events of the Z-Wave JS server, as far as this driver needs them.
import { integerIn, isRecord, membersIn, scalarIn, scalarOrBytes, textIn } from "../wire/readers.ts";
import { commandClassIn, nodeIdOf, propertyIn } from "./node-reader.ts";
import type { ZwaveEvent } from "./wire.ts";

const longestName = 60;

/** Parses an event. Returns `undefined` if the value is no event of a node. */
export function eventIn(told: unknown): ZwaveEvent | undefined {
  const { event: kind, nodeId: id, node, ccId, args } = membersIn(told);
  const event = textIn(kind, longestName);
  const nodeId = nodeIdOf(id) ?? nodeIdOf(membersIn(node)["nodeId"]);
  if (event === undefined || nodeId === undefined) return undefined;
  const commandClass = commandClassIn(ccId);
  return {
    event,
    nodeId,
    ...(commandClass !== undefined && { ccId: commandClass }),
    ...(isRecord(args) && { args: argsIn(args) }),
  };
}

/** Readers by field. Other fields are dropped. */
const readers: Readonly<Record<string, (value: unknown) => unknown>> = {
  commandClass: commandClassIn,
  property: propertyIn,
  propertyKey: propertyIn,
  newValue: scalarOrBytes,
  prevValue: scalarOrBytes,
  type: scalarIn,
  event: scalarIn,
  eventType: scalarIn,
  userId: scalarIn,
  active: scalarIn,
  credentialType: scalarIn,
  credentialSlot: scalarIn,
  parameters: (value) =>
    isRecord(value) && "userId" in value ? { userId: integerIn(value["userId"], 0, 0xffff) } : {},
};

const argsIn = (args: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(readers).flatMap(([name, read]) => (Object.hasOwn(args, name) ? [[name, read(args[name])]] : [])),
  );

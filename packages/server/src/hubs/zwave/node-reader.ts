// Parses nodes of a state dump, as far as this driver needs them. Members of another shape are left out.
import { integerIn, isRecord, itemsIn, membersIn, onlyMembers, scalarIn, textIn } from "../wire/readers.ts";
import { commandClassIds, type ZwaveNode, type ZwaveValue } from "./wire.ts";

/** Highest node id: 232, or 4000 with Long Range. */
const lastNode = 4000;
const mostEndpoints = 128;
const mostCommandClasses = 256;
const mostListed = 20_000;
/** Most values of one node that are read. */
const mostValues = 1000;
const longestName = 200;
const texts = ["name", "location", "label", "manufacturer"] as const;

export const nodeIdOf = (value: unknown): number | undefined => integerIn(value, 1, lastNode);

/** Parses a state dump. Returns `undefined` if it is none of a Z-Wave network. */
export function nodesIn(state: unknown): ZwaveNode[] | undefined {
  const told = membersIn(state)["nodes"];
  if (!Array.isArray(told) || told.length > lastNode) return undefined;
  const nodes = told.map(nodeIn);
  return nodes.every((node) => node !== undefined) ? nodes : undefined;
}

/** Parses a node. Returns `undefined` if the value is none. */
export function nodeIn(node: unknown): ZwaveNode | undefined {
  const told = membersIn(node);
  const nodeId = nodeIdOf(told["nodeId"]);
  if (nodeId === undefined) return undefined;
  const values = itemsIn(told["values"], mostListed).filter(isRecord);
  const manufacturerId = integerIn(told["manufacturerId"], 0, 0xffff);
  return {
    ...textsIn(told, texts),
    deviceConfig: textsIn(membersIn(told["deviceConfig"]), ["manufacturer", "label"]),
    nodeId,
    status: integerIn(told["status"], 0, 4) ?? 0,
    // After a restart of Z-Wave JS a lock is still known, and `ready` once it has answered.
    isInterviewed: told["ready"] !== false || told["interviewStage"] === "Complete",
    isControllerNode: told["isControllerNode"] === true,
    ...(manufacturerId !== undefined && { manufacturerId }),
    commandClasses: new Set([
      ...itemsIn(told["endpoints"], mostEndpoints).flatMap(classesOf),
      ...values.flatMap(({ commandClass }) => commandClassIn(commandClass) ?? []),
    ]),
    values: values.flatMap((value) => valueIn(value) ?? []).slice(0, mostValues),
  };
}

const classesOf = (endpoint: unknown): number[] =>
  itemsIn(membersIn(endpoint)["commandClasses"], mostCommandClasses).flatMap(
    (each) => commandClassIn(membersIn(each)["id"]) ?? [],
  );

export const commandClassIn = (value: unknown): number | undefined => integerIn(value, 0, 0xffff);

export const propertyIn = (value: unknown): string | number | undefined =>
  integerIn(value, 0, 0xff_ffff) ?? textIn(value, longestName);

/** Parses a value. Returns `undefined` if it is none, or not needed by this driver. */
function valueIn({ commandClass: told, ...value }: Record<string, unknown>): ZwaveValue | undefined {
  const commandClass = commandClassIn(told);
  const property = propertyIn(value["property"]);
  if (commandClass === undefined || property === undefined || !isRead(commandClass, property)) return undefined;
  const propertyKey = propertyIn(value["propertyKey"]);
  return {
    commandClass,
    property,
    ...(propertyKey !== undefined && { propertyKey }),
    value: scalarIn(value["value"]),
  };
}

/** Properties that the driver reads, by command class. */
const read: ReadonlyMap<number, ReadonlySet<string | number>> = new Map<number, ReadonlySet<string | number>>([
  [commandClassIds.doorLock, new Set(["currentMode"])],
  [commandClassIds.userCode, new Set(["userIdStatus"])],
  [commandClassIds.notification, new Set(["Access Control"])],
  [commandClassIds.battery, new Set(["level", "isLow"])],
  [commandClassIds.configuration, new Set([16])],
]);

const isRead = (commandClass: number, property: string | number): boolean =>
  read.get(commandClass)?.has(property) === true;

/** Stores a value from an event in the node. */
export function noteValue(node: ZwaveNode, value: ZwaveValue): void {
  const { commandClass, property, propertyKey } = value;
  if (!isRead(commandClass, property)) return;
  const known = node.values.find(
    (each) => each.commandClass === commandClass && each.property === property && each.propertyKey === propertyKey,
  );
  if (known) known.value = value.value;
  else if (node.values.length < mostValues) node.values.push(value);
  node.commandClasses = node.commandClasses.has(commandClass)
    ? node.commandClasses
    : new Set([...node.commandClasses, commandClass]);
}

const textsIn = <Name extends string>(
  told: Record<string, unknown>,
  names: readonly Name[],
): Partial<Record<Name, string>> =>
  Object.fromEntries(
    Object.entries(onlyMembers(told, names)).flatMap(([name, value]) => {
      const word = textIn(value, longestName);
      return word === undefined ? [] : [[name, word]];
    }),
  ) as Partial<Record<Name, string>>;

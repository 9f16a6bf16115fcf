// What this driver reads of the Z-Wave JS server's messages.

/** Command classes. */
export const cc = {
  scheduleEntryLock: 78,
  doorLock: 98,
  userCode: 99,
  supervision: 108,
  notification: 113,
  battery: 128,
  configuration: 112,
  clock: 129,
  userCredential: 131,
  time: 138,
  timeParameters: 139,
};

export interface ZwaveValue {
  endpoint?: number;
  commandClass: number;
  property: string | number;
  propertyKey?: string | number;
  value?: unknown;
}

export interface ZwaveNode {
  nodeId: number;
  isControllerNode?: boolean;
  /** 0 unknown, 1 asleep, 2 awake, 3 dead, 4 alive. */
  status: number;
  /** Whether the server has found out what it can do. */
  isInterviewed: boolean;
  name?: string;
  location?: string;
  label?: string;
  manufacturer?: string;
  manufacturerId?: number;
  deviceConfig?: { manufacturer?: string; label?: string };
  endpoints?: { index: number; commandClasses: { id: number }[] }[];
  values: ZwaveValue[];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** undefined: that is no state of a Z-Wave network. */
export function nodesIn(state: unknown): ZwaveNode[] | undefined {
  if (!isObject(state) || !Array.isArray(state["nodes"])) return undefined;
  const nodes = state["nodes"].map(nodeIn);
  return nodes.every((node) => node !== undefined) ? nodes : undefined;
}

/** What a driver reads of it has the form that it reads; undefined: it is no node. */
export function nodeIn(node: unknown): ZwaveNode | undefined {
  if (!isObject(node) || !Number.isInteger(node["nodeId"])) return undefined;
  const listed = (list: unknown): Record<string, unknown>[] => (Array.isArray(list) ? list.filter(isObject) : []);
  const endpoints = listed(node["endpoints"]).map(({ index, commandClasses }) => ({
    index,
    commandClasses: listed(commandClasses),
  }));
  const told = Object.fromEntries(
    texts.flatMap((name) => (typeof node[name] === "string" ? [[name, node[name]]] : [])),
  );
  const config = isObject(node["deviceConfig"]) ? node["deviceConfig"] : {};
  const deviceConfig = Object.fromEntries(
    ["manufacturer", "label"].flatMap((name) => (typeof config[name] === "string" ? [[name, config[name]]] : [])),
  );
  const { nodeId, status, ready, interviewStage, isControllerNode, manufacturerId } = node;
  return {
    ...told,
    deviceConfig,
    nodeId: Number(nodeId),
    status: Number(status),
    // After a restart of the server a lock is known from before, and ready once it has answered.
    isInterviewed: ready !== false || interviewStage === "Complete",
    isControllerNode: isControllerNode === true,
    ...(typeof manufacturerId === "number" && { manufacturerId }),
    endpoints: endpoints as unknown as NonNullable<ZwaveNode["endpoints"]>,
    values: listed(node["values"]) as unknown as ZwaveValue[],
  };
}

const texts = ["name", "location", "label", "manufacturer"] as const;

export interface ZwaveEvent {
  source: string;
  event: string;
  nodeId?: number;
  node?: { nodeId: number };
  args?: Record<string, unknown>;
}

export const dead = 3;

/** Modes of a door lock: 255 is secured, 254 is unknown, everything else leaves the door open to somebody. */
export const lockedIn = (mode: unknown): boolean | null =>
  typeof mode !== "number" || mode === 254 ? null : mode === 255;

/** A jam is the value 11 of "Lock state", not an event. */
export const jammedState = 11;
export const doorOpenState = 22;

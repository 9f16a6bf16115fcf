// Types and values of the Z-Wave JS server's messages, as far as this driver needs them.

/** Command classes. */
export const commandClassIds = {
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
  commandClass: number;
  property: string | number;
  propertyKey?: string | number;
  value?: unknown;
}

export interface ZwaveNode {
  nodeId: number;
  isControllerNode: boolean;
  /** Status: 0 unknown, 1 asleep, 2 awake, 3 dead, 4 alive. */
  status: number;
  /** Whether Z-Wave JS knows the node's abilities. */
  isInterviewed: boolean;
  name?: string;
  location?: string;
  label?: string;
  manufacturer?: string;
  manufacturerId?: number;
  deviceConfig: { manufacturer?: string; label?: string };
  commandClasses: ReadonlySet<number>;
  /** Values that this driver reads. */
  values: ZwaveValue[];
}

export interface ZwaveEvent {
  event: string;
  nodeId: number;
  /** Command class, for notifications. */
  ccId?: number;
  args?: Record<string, unknown>;
}

export const deadNodeStatus = 3;

/** Makes a lookup by a table. An unlisted value is unknown (`null`), never the harmless meaning. */
const meaningIn =
  (listed: ReadonlyMap<unknown, boolean>) =>
  (value: unknown): boolean | null =>
    listed.get(value) ?? null;

/** Modes of a door lock. The unsecured ones leave the door open for a while, or from one side. */
export const lockedIn = meaningIn(
  new Map([[255, true], ...[0, 1, 16, 17, 32, 33].map((mode): [number, boolean] => [mode, false])]),
);

/** Values of "Lock state". Most locks report a jam as such a value, not as an event. */
export const jammedIn = meaningIn(new Map([[0, false] as const, [11, true] as const]));

/** Values of "Door state": open, closed, open in regular position, open in tilt position. */
export const doorOpenIn = meaningIn(
  new Map([[22, true] as const, [23, false] as const, [5632, true] as const, [5633, true] as const]),
);

/** Statuses of a node: asleep, awake, dead, alive. */
export const onlineIn = meaningIn(
  new Map([[1, true] as const, [2, true] as const, [deadNodeStatus, false] as const, [4, true] as const]),
);

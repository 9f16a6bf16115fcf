// A device's identity and abilities, as its driver reports them. The device's entity and the plan of its codes are made
// from nothing else.

export interface CodeCapabilities {
  /** Slots that the server may use. Master and programming slots are never among them. */
  slots: readonly number[];
  /** Numbers of digits that the lock accepts. */
  lengths: readonly number[];
  /** Answer of a slot that is read: `code` for its digits, `occupancy` for whether it holds a code, `none` for nothing. */
  readback: "code" | "occupancy" | "none";
  /** Whether the lock itself enforces the start and end of a code. */
  native_schedule: boolean;
  /**
   * Whether the lock's schedules are in local time, and so need the door's time zone to be known. @default false
   */
  schedule_needs_zone?: boolean;
  /** Whether the manufacturer chooses the digits. @default false */
  mint?: boolean;
}

export interface DeviceInfo {
  /** Stable and unique within the account: `zwave:<home id>:<node>`, `zigbee:<ieee address>`. */
  key: string;
  /** Radio network: `zwave:<home id>`, `zigbee:<coordinator>`. Absent if the system has none. */
  network?: string;
  /** Name that people gave the device in its own system. */
  name: string;
  manufacturer?: string;
  model?: string;
  /** `null` if no bolt can be moved remotely. */
  bolt: { /** Whether the lock reports its bolt's position. @default true */ confirms?: boolean } | null;
  /** `null` if there is no keypad, or none that can be programmed remotely. */
  codes: CodeCapabilities | null;
  /**
   * `false` while the system still finds out what the device can do. The driver reports the device again then.
   * @default true
   */
  isInterviewed?: boolean;
  battery: boolean;
  /** Whether the device reports if the door stands open. */
  door_sensor: boolean;
}

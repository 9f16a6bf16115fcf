// What a device is and can do, as its driver tells: the one truth from which its entity and the plan of its codes are
// made.

export interface CodeCapabilities {
  /** Slots the server may own; never master or programming slots. */
  slots: readonly number[];
  /** Numbers of digits that it takes. */
  lengths: readonly number[];
  /** `code`: the digits come back · `occupancy`: only whether there are some · `none`. */
  readback: "code" | "occupancy" | "none";
  /** Whether the lock itself keeps a code to its hours. */
  native_schedule: boolean;
  /**
   * Whether its hours are those of the wall's clock: where the door's zone is not known, it keeps none. @default false
   */
  schedule_needs_zone?: boolean;
  /** Whether the maker chooses the digits. */
  mint?: boolean;
}

export interface DeviceInfo {
  /** Stable, and unique in its account: `zwave:<home id>:<node>`, `zigbee:<ieee address>`. */
  key: string;
  /** The network that it is in: `zwave:<home id>`, `zigbee:<coordinator>`. Absent where its system has none. */
  network?: string;
  /** As people named it in its own system. */
  name: string;
  manufacturer?: string;
  model?: string;
  /** null: it has no bolt that can be moved from afar. */
  bolt: { /** Whether the lock says where its bolt is. @default true */ confirms?: boolean } | null;
  /** null: it has no keypad, or one that cannot be programmed from afar. */
  codes: CodeCapabilities | null;
  /** false: its system is still finding out what it can do, and will tell. @default true */
  isInterviewed?: boolean;
  battery: boolean;
  /** Whether it tells if the door stands open. */
  door_sensor: boolean;
}

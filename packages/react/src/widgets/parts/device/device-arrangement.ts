import type { Device } from "@mortise/client";
import type { ComponentType } from "react";
import type { DeviceFilter, DeviceOrder } from "../../../rules/device/device-order.ts";

/** Order and filters that the reader has chosen. */
export interface Arrangement {
  /** `null` for the table's own order. */
  readonly order: DeviceOrder | null;
  /** Filters that a door must pass, all of them. */
  readonly filters: readonly DeviceFilter[];
  readonly code: ArrangingCode;
}

/** Functions and components of the arranging file. A table has no arrangement before that file has loaded. */
export interface ArrangingCode {
  readonly arrange: (
    devices: readonly Device[],
    arrangement: Arrangement,
    around: {
      readonly locale: string;
      readonly nameOf: (device: Device) => string;
      /** Returns the device with only those issues that the host wants shown. */
      readonly shownIssuesOf: (device: Device) => Device;
    },
  ) => readonly Device[];
  readonly Chips: ComponentType<ChosenArrangement>;
  readonly ShowAllButton: ComponentType<ChosenArrangement>;
}

export interface ArrangementControl {
  /** `null` if nothing was chosen. */
  readonly arrangement: Arrangement | null;
  readonly onChange: (arrangement: Arrangement | null) => void;
}

export interface ChosenArrangement extends ArrangementControl {
  readonly arrangement: Arrangement;
}

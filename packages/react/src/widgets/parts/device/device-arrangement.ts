import type { Device } from "@mortise/client";
import type { ComponentType } from "react";
import type { DeviceFilter, DeviceOrder } from "../../../rules/device/device-order.ts";

/** How the reader wants the doors sorted, and which of them. */
export interface Arrangement {
  /** `null`: the order that the table has by itself. */
  readonly order: DeviceOrder | null;
  /** A door has to pass all of them. */
  readonly filters: readonly DeviceFilter[];
  readonly code: ArrangingCode;
}

/** What a table needs of the file that the controls come in: it has no arrangement before that file. */
export interface ArrangingCode {
  readonly arrange: (
    devices: readonly Device[],
    arrangement: Arrangement,
    around: {
      readonly locale: string;
      readonly nameOf: (device: Device) => string;
      /** The device with those issues alone that the host wants shown. */
      readonly shownIssuesOf: (device: Device) => Device;
    },
  ) => readonly Device[];
  readonly Chips: ComponentType<ChosenArrangement>;
  readonly ShowAllButton: ComponentType<ChosenArrangement>;
}

export interface ArrangementControl {
  /** `null`: nothing was chosen. */
  readonly arrangement: Arrangement | null;
  readonly onChange: (arrangement: Arrangement | null) => void;
}

export interface ChosenArrangement extends ArrangementControl {
  readonly arrangement: Arrangement;
}

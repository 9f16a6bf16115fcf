// Batteries of a lock, by the name of its model.
import type { Device } from "@mortise/client";
import { modelName } from "./model-name.ts";

export interface BatteryCells {
  readonly count: number;
  /** Size, as printed on the battery. */
  readonly type: "AA" | "CR123";
}

/** Batteries from the manufacturers' manuals. Models that are not listed are unknown. */
const known: readonly (readonly [model: RegExp, count: number, type: BatteryCells["type"]])[] = [
  [/^august wi-?fi smart lock\b/, 2, "CR123"],
  [/^danalock v3\b/, 4, "CR123"],
  [/^august smart lock (pro|\((2nd|3rd) generation\))$/, 4, "AA"],
  [/^(aqara smart lock u100|igloohome deadbolt 2s|nuki smart lock [23]\.0|wyze lock)$/, 4, "AA"],
  [/^kwikset (halo|smartcode)\b/, 4, "AA"],
  [/^schlage (encode|sense)\b|^schlage connect .*deadbolt/, 4, "AA"],
  [/^yale assure lock\b/, 4, "AA"],
];

/** Returns the batteries of a device, or `undefined` if its model is unknown. */
export function batteryCells(device: Pick<Device, "properties">): BatteryCells | undefined {
  const name = modelName(device).toLowerCase();
  const found = known.find(([model]) => model.test(name));
  return found && { count: found[1], type: found[2] };
}

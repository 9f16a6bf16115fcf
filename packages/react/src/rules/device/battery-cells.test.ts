import type { Device } from "@mortise/client";
import { expect, it } from "vitest";
import { batteryCells } from "./battery-cells.ts";

const of = (manufacturer_display_name: string, display_name: string) =>
  batteryCells({ properties: { model: { manufacturer_display_name, display_name } } } as Pick<Device, "properties">);

it.each([
  ["Yale", "Assure Lock 2 Touchscreen", 4, "AA"],
  ["August", "Wi-Fi Smart Lock", 2, "CR123"],
  ["August", "Smart Lock Pro", 4, "AA"],
  ["Schlage", "Encode Plus", 4, "AA"],
  ["Schlage", "Connect Smart Deadbolt, Zigbee", 4, "AA"],
  ["Kwikset", "Halo Touch", 4, "AA"],
  ["Nuki", "Smart Lock 3.0", 4, "AA"],
])("%s %s takes %i × %s", (maker, model, count, type) => {
  expect(of(maker, model)).toEqual({ count, type });
});

it.each([
  ["Nuki", "Smart Lock 3.0 Pro"],
  ["Nuki", "Smart Lock Pro (4th generation)"],
  ["Schlage", "Connect Keypad Lever"],
  ["", "Lock"],
  ["Acme", "Smart Lock Pro"],
])("of %s %s nothing is claimed", (maker, model) => {
  expect(of(maker, model)).toBeUndefined();
});

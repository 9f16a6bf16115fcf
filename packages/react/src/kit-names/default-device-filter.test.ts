import { expect, it } from "vitest";
import { deviceOf } from "../../test/device.ts";
import { defaultDeviceFilter } from "./default-device-filter.ts";

const door = deviceOf("d-17", {
  name: "Front Door",
  model: { display_name: "Assure Lock 2", manufacturer_display_name: "Yale" },
});

it.each([
  ["", true],
  ["front", true],
  ["yale assure", true],
  ["d-17", true],
  ["back", false],
])("a search for %j finds the door: %s", (search, isFound) => expect(defaultDeviceFilter(door, search)).toBe(isFound));

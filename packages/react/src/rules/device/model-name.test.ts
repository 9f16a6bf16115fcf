import type { Device } from "@mortise/client";
import { expect, it } from "vitest";
import { deviceOf } from "../../../test/device.ts";
import { modelName } from "./model-name.ts";

it.each([
  ["Yale", "Assure Lock 2", "Yale Assure Lock 2"],
  ["Schlage", "Schlage Encode", "Schlage Encode"],
  ["SCHLAGE", "The schlage Encode", "The schlage Encode"],
  [undefined, "Lock", "Lock"],
  ["Yale", "", "Yale"],
  [5, null, ""],
])("the model of maker %j, %j, is %j", (manufacturer_display_name, display_name, expected) => {
  const model = { manufacturer_display_name, display_name } as unknown as Device["properties"]["model"];
  expect(modelName({ properties: deviceOf("Door", { model }).properties })).toBe(expected);
});

import { afterEach, describe, expect, it, vi } from "vitest";
import { attributeName, eventName, hasAttribute, readAttribute } from "./attributes.ts";
import type { PropKind } from "../widgets/element-spec.ts";

const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
afterEach(() => warn.mockClear());

describe("names", () => {
  it.each([
    ["deviceIds", "device-ids"],
    ["heading", "heading"],
    ["disableLockUnlock", "disable-lock-unlock"],
    ["preventDefaultOnDeviceClick", "prevent-default-on-device-click"],
  ])("%s → %s", (prop, attribute) => expect(attributeName(prop)).toBe(attribute));

  it.each([
    ["onDeviceClick", "seam-device-click"],
    ["onBack", "seam-back"],
    ["onNavigate", "seam-navigate"],
  ])("%s → %s", (prop, event) => expect(eventName(prop)).toBe(event));

  it("objects and plain events have no attribute", () => {
    expect(hasAttribute("object")).toBe(false);
    expect(hasAttribute({ event: ["deviceId"] })).toBe(false);
    expect(hasAttribute({ event: [], optIn: true })).toBe(true);
    expect(hasAttribute("list")).toBe(true);
  });
});

describe("texts", () => {
  it.each<[PropKind, string | null, unknown]>([
    ["string", null, undefined],
    ["string", "", ""],
    ["string", " as it is ", " as it is "],
    ["boolean", null, undefined],
    ["boolean", "", true],
    ["boolean", "true", true],
    ["boolean", "TRUE", true],
    ["boolean", "disable-search", true],
    ["boolean", "false", false],
    ["boolean", " False ", false],
    ["list", "", []],
    ["list", "a", ["a"]],
    ["list", "a, b ,,c", ["a", "b", "c"]],
    ["list", '["a","b, c"]', ["a", "b, c"]],
    ["list", ' [ "a" ] ', ["a"]],
    ["list", "[1, 2]", ["1", "2"]],
    ["list", "[]", []],
    ["object", "{}", undefined],
    [{ event: [], optIn: true }, "", true],
    [{ event: [], optIn: true }, "false", false],
  ])("%j %j → %j", (kind, text, value) => {
    expect(readAttribute("disable-search", kind, text)).toEqual(value);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each<[PropKind, string, unknown]>([
    ["boolean", "yes", undefined],
    ["boolean", "0", undefined],
    ["list", "[a, b]", []],
    ["list", '["a"', []],
  ])("%j %j is reported and not used", (kind, text, value) => {
    expect(readAttribute("x", kind, text)).toEqual(value);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

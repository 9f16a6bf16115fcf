import { describe, expect, it } from "vitest";
import { JsonText, jsonList, writeJson } from "./json-text.ts";

const origin = "https://locks.example";

describe("JSON made of texts", () => {
  it("is the JSON that JSON.stringify writes", () => {
    const devices = [
      { name: 'A "door"', n: 1 },
      { name: "/images/", list: [null, true] },
    ];
    const texts = devices.map((device) => JSON.stringify(device));
    const fields = {
      devices: jsonList(texts),
      none: jsonList([]),
      one: new JsonText(texts[0] ?? ""),
      gone: undefined,
      count: 2,
      ok: true,
    };
    const { gone: _, ...plain } = { ...fields, devices, none: [], one: devices[0] };
    expect(writeJson(fields, origin)).toBe(JSON.stringify(plain));
    expect(writeJson({}, origin)).toBe("{}");
    expect(writeJson({ gone: undefined }, origin)).toBe("{}");
  });

  it("adds the caller's host to its own addresses, and to nothing else", () => {
    const device = {
      image_url: "/images/a.svg",
      nested: { icon_url: "/images/b.svg" },
      note: "/images/c.svg",
      page_url: "/elsewhere",
    };
    const written = JSON.parse(
      writeJson({ devices: jsonList([JSON.stringify(device), "{}", JSON.stringify(device)]), device }, origin),
    ) as {
      devices: unknown[];
      device: unknown;
    };
    const told = { ...device, image_url: `${origin}/images/a.svg`, nested: { icon_url: `${origin}/images/b.svg` } };
    expect(written).toEqual({ devices: [told, {}, told], device: told });
    expect(JSON.parse(writeJson({ icon_url: "/images/a.svg" }, origin))).toEqual({
      icon_url: `${origin}/images/a.svg`,
    });
  });

  it("is valid JSON for any Host header, also one with a quotation mark", () => {
    const odd = 'http://a"b';
    expect(JSON.parse(writeJson({ icon_url: "/images/a.svg" }, odd))).toEqual({ icon_url: `${odd}/images/a.svg` });
  });

  it("does not change people's texts, even if they look like an address of its own", () => {
    const custom_metadata = {
      image_url: "/images/mine.svg",
      "}": '"}',
      icon_url: "/images/too.svg",
      photo_url: "/images/x",
    };
    const device = {
      image_url: "/images/a.svg",
      custom_metadata,
      name: '"image_url":"/images/b.svg"',
      after: { image_url: "/images/c.svg" },
    };
    const told = { ...device, image_url: `${origin}/images/a.svg`, after: { image_url: `${origin}/images/c.svg` } };
    expect(JSON.parse(writeJson({ device: new JsonText(JSON.stringify(device)) }, origin))).toEqual({ device: told });
    expect(JSON.parse(writeJson({ device }, origin))).toEqual({ device: told });
    const empty = { custom_metadata: {}, image_url: "/images/a.svg" };
    expect(JSON.parse(writeJson(empty, origin))).toEqual({ custom_metadata: {}, image_url: `${origin}/images/a.svg` });
  });
});

// Values that the gallery's controls offer for a prop, given its type as Storybook reads it from the sources.
import { expect, it } from "vitest";
import { propControls } from "../gallery/prop-controls.ts";

type Context = Parameters<typeof propControls>[0];

const controlOf = (type: object, value?: unknown, name = "prop") => {
  const context = { argTypes: { [name]: { name, type } }, initialArgs: { [name]: value } };
  return propControls(context as unknown as Context)[name] as {
    control?: { type?: string; disable?: boolean };
    options?: readonly unknown[];
    table?: { type?: { summary?: string } };
  };
};

const unread = { name: "other", value: "unknown", required: true };

it("offers the names of icons for every icon prop, because any other text crashes the story", () => {
  for (const type of [
    unread,
    { name: "other", raw: 'ButtonProps["icon"]', value: 'ButtonProps["icon"]', required: false },
  ])
    expect(controlOf(type, "lock", "icon")).toMatchObject({
      control: { type: "select" },
      options: expect.arrayContaining(["lock", "keypad"]) as unknown,
    });
});

it("offers the empty value only for optional props", () => {
  const tones = { name: "enum", raw: '"danger" | "warning"' };
  expect(controlOf({ ...tones, required: true }).options).toEqual(["danger", "warning"]);
  expect(controlOf({ ...tones, required: false }).options).toEqual([undefined, "danger", "warning"]);
});

it("shows the name of a type if it could be read, and a text field otherwise", () => {
  expect(controlOf({ name: "other", value: "ReactNode", required: true }).table?.type?.summary).toBe("ReactNode");
  expect(controlOf(unread).table?.type?.summary).toBeUndefined();
  expect(controlOf(unread, "filters").control).toEqual({ type: "text", disable: false });
});

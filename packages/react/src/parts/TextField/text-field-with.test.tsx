import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { iconsOf } from "../Icon/icons-of.tsx";
import { fieldErrorWith } from "./field-error-with.tsx";
import { labelledWith } from "./labelled-with.tsx";
import { textFieldWith } from "./text-field-with.tsx";

const Icon = iconsOf({ error: ["M2 10h16"] });
const heard: unknown[][] = [];
const TextField = textFieldWith(labelledWith(fieldErrorWith(Icon)), (...told) => void heard.push(told));
const field = { label: "URL", value: "ftp://", onChange: () => undefined };

it("is described by its hint, or by its error in the icons of its set, and has the error read out", async () => {
  const screen = await render(<TextField {...field} hint="Begins with https." />);
  const input = screen.getByLabelText("URL");
  await expect.element(input).toHaveAccessibleDescription("Begins with https.");
  await expect.element(input).not.toHaveAttribute("aria-invalid");
  await screen.rerender(<TextField {...field} hint="Begins with https." error="No web address." />);
  await expect.element(input).toHaveAccessibleDescription("No web address.");
  await expect.element(input).toHaveAttribute("aria-invalid", "true");
  expect(screen.container.querySelector(".seam-field-error path")?.getAttribute("d")).toBe("M2 10h16");
  expect(heard.at(-1)).toEqual(["No web address.", undefined]);
  await screen.rerender(<TextField {...field} />);
  await expect.element(input).not.toHaveAttribute("aria-describedby");
});

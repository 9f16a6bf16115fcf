// A host that morphs its page resets each element to what the server sent, without the widget.
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { host, show, signed } from "../../test/screens/probe-element.tsx";
import { useToast } from "../ui/Toast/Toast.tsx";
import { WidgetRoot } from "../widgets/WidgetRoot.tsx";
import { defineElement } from "./define.ts";

function Typed({ none }: { none?: boolean }) {
  const [text, setText] = useState("");
  if (none === true) return null;
  return (
    <WidgetRoot>
      <input aria-label="Field" value={text} onChange={({ target }) => setText(target.value)} />
      <output>{text.length}</output>
    </WidgetRoot>
  );
}
defineElement({ tag: "seam-typed", props: { none: "boolean" } }, async () => Typed);

it.each([
  ["nothing", ""],
  ["what it shows until the script is there", "<p>Loading the doors …</p>"],
])("a widget whose element is made empty but for %s stays, with what was typed, and the focus", async (_what, sent) => {
  const element = show(`<seam-typed ${signed}></seam-typed>`);
  const field = page.elementLocator(host).getByRole("textbox");
  await field.fill("Front");
  const input = field.element() as HTMLInputElement;
  for (let round = 0; round < 2; round += 1) {
    element.innerHTML = sent;
    await expect.element(field).toHaveValue("Front");
    await expect.element(field).toHaveFocus();
    expect(field.element() === input).toBe(true);
    expect(element.childElementCount).toBe(1);
  }
  await field.fill("Front Door");
  await expect.element(page.elementLocator(host).getByRole("status").first()).toHaveTextContent("10");
});

it("a widget that shows nothing any more is not put back", async () => {
  const element = show(`<seam-typed ${signed}></seam-typed>`);
  await expect.element(page.elementLocator(host).getByRole("textbox")).toBeVisible();
  element.setAttribute("none", "");
  await expect.poll(() => element.childElementCount).toBe(0);
  element.removeAttribute("none");
  await expect.element(page.elementLocator(host).getByRole("textbox")).toBeVisible();
});

function Tell() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast({ text: "Saved" })}>
      Save
    </button>
  );
}
const Told = () => (
  <WidgetRoot>
    <Tell />
  </WidgetRoot>
);
defineElement({ tag: "seam-told", props: {} }, async () => Told);

it("a message that comes while the element is being moved is shown once it is back", async () => {
  const complaints = vi.spyOn(console, "error");
  const element = show(`<seam-told ${signed}></seam-told>`);
  const button = page.elementLocator(host).getByRole("button");
  await expect.element(button).toBeVisible();
  const save = button.element() as HTMLElement;
  element.remove();
  save.click();
  // The runtime renders some microtasks later.
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  host.append(element);
  await expect.element(page.getByText("Saved").last()).toBeVisible();
  expect(element.querySelector(".seam-toast:popover-open")).not.toBeNull();
  expect(complaints).not.toHaveBeenCalled();
});

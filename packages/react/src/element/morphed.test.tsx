// A host that morphs its page makes of each element what the server has sent, which knows nothing of a widget in it.
import { useState } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { host, show, signed } from "../../test/screens/probe-element.tsx";
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

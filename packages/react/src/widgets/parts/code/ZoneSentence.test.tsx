import { expect, it } from "vitest";
import { cdp } from "vitest/browser";
import { render as mount } from "vitest-browser-react";
import { ZoneName } from "./ZoneSentence.tsx";

const zone = "America/Argentina/Buenos_Aires";

it("breaks after a slash, and is read and copied whole", async () => {
  const screen = await mount(
    <button type="button" style={{ inlineSize: "7em" }}>
      <ZoneName zone={zone} />
    </button>,
  );
  const button = screen.getByRole("button").element() as HTMLElement;
  const range = new Range();
  range.selectNodeContents(button);
  const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
  expect(lines.size).toBe(3);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  expect(selection?.toString()).toBe(zone);
  expect(await spoken("button")).toContain(zone);
});

/** The names of these parts as the browser tells assistive technology; its own, where others only compute them. */
async function spoken(role: string): Promise<unknown[]> {
  const { frameTree } = await cdp().send("Page.getFrameTree");
  const frames = [frameTree, ...(frameTree.childFrames ?? [])];
  const trees = await Promise.all(
    frames.map(({ frame }) => cdp().send("Accessibility.getFullAXTree", { frameId: frame.id })),
  );
  return trees.flatMap(({ nodes }) =>
    nodes.filter((node) => node.role?.value === role).map(({ name }) => name?.value as unknown),
  );
}

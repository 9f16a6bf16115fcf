// A page whose content is slotted into a scrolling shadow root, as in Ionic. No scroll event reaches the outside.
import { afterEach, describe, expect, it } from "vitest";
import { createWorld, findDoor } from "../../packages/react/test/world.ts";
import { type Door, doors, show } from "./doors.tsx";

const left: (() => void)[] = [];
afterEach(() => {
  for (const leave of left.splice(0).reverse()) leave();
});

/** Creates 400 px of content with the table of doors in it, and the element that scrolls it. */
async function slotted(door: Door) {
  const content = document.createElement("div");
  const shadow = content.attachShadow({ mode: "open" });
  shadow.innerHTML = "<div style='height: 400px; overflow-y: auto'><slot></slot></div>";
  const [scroller] = shadow.children;
  if (!scroller) throw new Error("The shadow root has a scroller.");
  document.body.append(content);
  left.push(() => content.remove());
  const world = await createWorld();
  const { box, screen, unmount } = show(door, content, world);
  left.push(unmount);
  const { name } = (await findDoor(world, { locked: true })).properties;
  const row = screen.getByRole("button", { name, exact: true });
  await expect.element(row).toBeVisible();
  const scrollTo = async (top: number) => {
    scroller.scrollTop = top;
    await expect.poll(() => scroller.scrollTop).toBe(top);
  };
  return { box, screen, row, name, scroller, scrollTo };
}

const topOf = (element: Element | null): number => Math.round(element?.getBoundingClientRect().top ?? 0);

describe.each(doors)("a widget in a shadow root's slot, used as %s", (door: Door) => {
  it("is where it was scrolled to when its reader comes back from a door", async () => {
    const { screen, row, name, scroller, scrollTo } = await slotted(door);
    await scrollTo(130);
    // This is the keyboard's click, which does not scroll.
    (row.element() as HTMLElement).click();
    await expect.element(screen.getByRole("heading", { name })).toBeVisible();
    await scrollTo(0);
    await screen.getByRole("button", { name: "Back", exact: true }).click();
    await expect.poll(() => scroller.scrollTop).toBe(130);
  });

  it("has its open menu follow the button while it is scrolled", async () => {
    const { box, screen, row, scrollTo } = await slotted(door);
    await row.click();
    await screen.getByRole("button", { name: /^\d+ access codes?$/ }).click();
    const more = screen.getByRole("button", { name: /^Actions for/ }).nth(1);
    await more.click();
    await expect.element(screen.getByRole("menuitem").first()).toBeVisible();
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const distance = () => topOf(box.querySelector("[role=menu]")) - topOf(more.element());
    const [before, place] = [distance(), topOf(more.element())];
    await scrollTo(40);
    expect(topOf(more.element())).not.toBe(place);
    await expect.poll(distance).toBe(before);
  });
});

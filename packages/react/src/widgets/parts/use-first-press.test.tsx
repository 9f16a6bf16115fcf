import { useState } from "react";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { useClickMemory, useFirstPress } from "./use-first-press.ts";

function Closed({ onPress }: { onPress: (isFirst: boolean) => void }) {
  useClickMemory();
  const [isOpen, setOpen] = useState(false);
  return isOpen ? <Opened onPress={onPress} /> : <button onClick={() => setOpen(true)}>Open</button>;
}

function Opened({ onPress }: { onPress: (isFirst: boolean) => void }) {
  const acceptPress = useFirstPress();
  return <button onClick={(event) => onPress(acceptPress(event))}>Unlock</button>;
}

/**
 * Dispatches a click as an engine reports it: at a position, a time since the page opened, and its number in a series.
 */
function click(name: string, at: number, x: number, detail: number, pointerType = "touch"): void {
  const event = new PointerEvent("click", { bubbles: true, clientX: x, clientY: 100, detail, pointerType });
  Object.defineProperty(event, "timeStamp", { value: at });
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name)?.dispatchEvent(event);
}

async function opened(how: { x: number; detail: number; pointerType?: string } = { x: 100, detail: 1 }) {
  const onPress = vi.fn<(isFirst: boolean) => void>();
  const screen = await render(<Closed onPress={onPress} />);
  click("Open", 5000, how.x, how.detail, how.pointerType);
  await expect.element(screen.getByRole("button", { name: "Unlock" })).toBeVisible();
  return (at: number, x: number, detail: number) => {
    click("Unlock", at, x, detail);
    return onPress.mock.lastCall?.[0];
  };
}

it.each([
  ["soon after, in the same place, counted as the first: Safari on iOS", 5300, 110, 1, false],
  ["soon after, counted as the second: the others, with a mouse", 5300, 400, 2, false],
  ["a little before 500 ms, 39 px away", 5499, 139, 1, false],
  ["after 500 ms", 5500, 100, 1, true],
  ["40 px away", 5100, 140, 1, true],
  ["with the keyboard", 5100, 100, 0, true],
])("a press %s: meant is %4$s", async (_, at, x, detail, isMeant) => {
  const press = await opened();
  expect(press(at, x, detail)).toBe(isMeant);
});

it("single clicks of a mouse are meant, however fast: a program's, for engines count a person's", async () => {
  const press = await opened({ x: 100, detail: 1, pointerType: "mouse" });
  expect(press(5100, 100, 1)).toBe(true);
});

it("is judged by time and place where a click does not say what made it", async () => {
  const press = await opened({ x: 100, detail: 1, pointerType: "" });
  expect(press(5100, 100, 1)).toBe(false);
});

it("is meant after one that was meant, however fast", async () => {
  const press = await opened();
  expect(press(5100, 300, 1)).toBe(true);
  expect(press(5150, 300, 2)).toBe(true);
  expect(press(5200, 100, 1)).toBe(true);
});

it("the third of three quick ones is not, a later one is", async () => {
  const press = await opened();
  expect([press(5200, 100, 1), press(5400, 100, 1), press(5600, 100, 1)]).toEqual([false, false, true]);
});

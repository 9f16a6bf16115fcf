// `confirmUnlock` requires two presses, because one by mistake would open a door. The tests cover which press counts as
// the second, and what cancels the first.
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../test/appearance.ts";
import { holdTime, later } from "../../../../test/held-time.ts";
import { openDoor } from "../../../../test/screens/lock-door.tsx";
import { watchRequests } from "../../../../test/wire/requests.ts";

holdTime();

const confirmUnlock = true;
const commands = (requests: ReturnType<typeof watchRequests>) =>
  requests.count("/locks/unlock_door") + requests.count("/locks/lock_door");

/** Renders a control whose Unlock was pressed once. */
async function armed(options: Parameters<typeof openDoor>[1] = {}) {
  const opened = await openDoor(true, { confirmUnlock, ...options });
  const requests = watchRequests();
  await opened.button("Unlock").click();
  await expect.element(opened.button("Unlock now")).toHaveFocus();
  return { ...opened, sent: () => commands(requests) };
}

describe("unlocking in two steps", () => {
  it("sends nothing at the first press, and one command at the second", async () => {
    const { world, door, screen, button, text, spoken, sent } = await armed();
    await expect.element(text("Press again to unlock")).toBeVisible();
    await expect.element(text("Locked")).toBeVisible();
    await expect.element(spoken).toHaveTextContent(`${door.properties.name}: Press again to unlock`);
    await expectAccessible(screen.container);
    expect(sent()).toBe(0);
    await later(600);
    await button("Unlock now").click();
    await expect.element(button("Lock")).toHaveFocus();
    expect(sent()).toBe(1);
    expect((await world.device(door.device_id)).properties.locked).toBe(false);
  });

  it("announces only once that it must be pressed again", async () => {
    const { spoken, button } = await openDoor(true, { confirmUnlock });
    await expect.element(button("Unlock")).toBeVisible();
    const said: string[] = [];
    const listen = new MutationObserver(() => said.push(spoken.element().textContent ?? ""));
    listen.observe(spoken.element(), { childList: true, characterData: true, subtree: true });
    await button("Unlock").dblClick();
    await expect.element(button("Unlock now")).toBeVisible();
    // Well before the fifth second, because the real clock adds some milliseconds.
    await later(4000);
    await expect.element(button("Unlock now")).toBeVisible();
    await later(1000);
    await expect.element(button("Unlock")).toHaveFocus();
    // Announced once, and withdrawn when it no longer holds.
    await expect.poll(() => said).toEqual([expect.stringContaining("Press again"), ""]);
  });

  it.each(["{Enter}", "[Space]"])("takes two presses of %s as well", async (key) => {
    const { button } = await openDoor(true, { confirmUnlock });
    const requests = watchRequests();
    await expect.element(button("Unlock")).toBeVisible();
    (button("Unlock").element() as HTMLElement).focus();
    await userEvent.keyboard(key);
    await expect.element(button("Unlock now")).toHaveFocus();
    await later(600);
    expect(commands(requests)).toBe(0);
    await userEvent.keyboard(key);
    await expect.element(button("Lock")).toHaveFocus();
    expect(commands(requests)).toBe(1);
  });

  it("counts a double click, however slow, as one press", async () => {
    const { button, sent } = await armed();
    await later(600);
    const element = button("Unlock now").element();
    element.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
    await later(100);
    await expect.element(button("Unlock now")).toBeVisible();
    expect(sent()).toBe(0);
    // Browsers and test drivers may continue to count clicks. This third one comes so late that it is a press of its
    // own.
    await later(1000);
    element.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 3 }));
    await expect.poll(sent).toBe(1);
  });

  it("counts presses in quick succession, and a key held down, as one", async () => {
    const { button, sent } = await armed();
    for (let press = 0; press < 8; press++) {
      await later(300);
      await userEvent.keyboard("{Enter}");
    }
    expect(sent()).toBe(0);
    await later(600);
    const held = new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true, cancelable: true });
    button("Unlock now").element().dispatchEvent(held);
    expect(held.defaultPrevented).toBe(true);
    await expect.element(button("Unlock now")).toBeVisible();
  });

  it("asks for two presses again 5 seconds after the first", async () => {
    const { button, text, sent } = await armed();
    await later(5000);
    await expect.element(button("Unlock")).toHaveFocus();
    await expect.element(text("Press again to unlock")).not.toBeInTheDocument();
    await button("Unlock").click();
    await expect.element(button("Unlock now")).toBeVisible();
    expect(sent()).toBe(0);
  });

  it("does not count a second press after the machine slept through the 5 seconds", async () => {
    const { screen, sent } = await armed();
    vi.setSystemTime(Date.now() + 3_600_000);
    await screen.getByRole("button").click();
    expect(sent()).toBe(0);
  });

  it("cancels the first press on Escape, and keeps the focus", async () => {
    const { button, sent } = await armed();
    await later(600);
    await userEvent.keyboard("{Escape}");
    await expect.element(button("Unlock")).toHaveFocus();
    await button("Unlock").click();
    await expect.element(button("Unlock now")).toBeVisible();
    expect(sent()).toBe(0);
  });

  it("cancels the first press when the bolt is moved meanwhile, even if it is moved back", async () => {
    const { button, text, spoken, door, change, sent } = await armed();
    await change({ locked: false });
    await expect.element(button("Lock")).toBeVisible();
    await expect.element(text("Press again to unlock")).not.toBeInTheDocument();
    await expect.element(spoken).toHaveTextContent(`${door.properties.name}: Unlocked by hand just now`);
    await change({ locked: true });
    await expect.element(button("Unlock")).toBeVisible();
    expect(sent()).toBe(0);
  });

  it("cancels the first press when the device goes offline", async () => {
    const { button, screen, change } = await armed();
    await change({ online: false });
    await expect.element(screen.getByText(/^Offline since/)).toBeVisible();
    await expect.element(button("Unlock")).toBeDisabled();
    await change({ online: true });
    await expect.element(button("Unlock")).toBeEnabled();
  });

  it("locks with one press", async () => {
    const { button } = await openDoor(false, { confirmUnlock });
    await button("Lock").click();
    await expect.element(button("Unlock")).toHaveFocus();
  });

  it("unlocks a lock of unknown state in two steps, and locks it in one", async () => {
    const { button, sent } = await armed({
      prepare: (world, { device_id }) => world.control("devices/update", { device_id, locked: null }),
    });
    await expect.element(button("Lock")).toBeEnabled();
    expect(sent()).toBe(0);
    await button("Lock").click();
    await expect.poll(sent).toBe(1);
    await expect.element(button("Unlock")).toBeVisible();
  });

  it("takes two presses of Try again as well, and keeps its height while it asks for the second", async () => {
    const { screen, button, text, fault } = await openDoor(true, { confirmUnlock });
    await fault("refused");
    await button("Unlock").click();
    await later(600);
    await button("Unlock now").click();
    const reason = screen.getByText(/^Not unlocked\. \S/);
    await expect.element(reason).toBeVisible();
    (screen.container.firstElementChild as HTMLElement).style.inlineSize = "280px";
    const height = () => screen.container.querySelector(".seam-frame")?.getBoundingClientRect().height;
    const before = height();
    await later(600);
    await button("Try again").click();
    await expect.element(text("Press again to unlock")).toBeVisible();
    await expect.element(reason).not.toBeVisible();
    expect(height()).toBe(before);
    await later(5000);
    await expect.element(reason).toBeVisible();
    await button("Try again").click();
    await later(600);
    await button("Unlock now").click();
    await expect.element(button("Lock")).toBeVisible();
  });
});

// The cause of a bolt's movement, on screen and in speech.
import type { Device } from "@mortise/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import "../../../styles/index.css";
import { deviceOf } from "../../../../test/device.ts";
import { openDoor } from "../../../../test/screens/lock-door.tsx";
import { render, Signed } from "../../../../test/render.tsx";
import { watchRequests } from "../../../../test/wire/requests.ts";
import { watchWords } from "../../../../test/watch-words.ts";
import { createWorld } from "../../../../test/world.ts";
import { WidgetRoot } from "../../WidgetRoot.tsx";
import { LockControl } from "./LockControl.tsx";

afterEach(() => void vi.useRealTimers());

describe("a bolt that was moved, but not from this page", () => {
  it("is shown and announced once with the code that opened the door", async () => {
    const { world, door, screen, text, spoken } = await openDoor(true, {
      prepare: async (to, { device_id }) => {
        await to.call("/access_codes/create", { device_id, name: "Guest", code: "48213" });
        await to.control("clock/advance", { milliseconds: 60_000 });
      },
    });
    await expect.element(text("Locked")).toBeVisible();
    const said = watchWords(screen.container);
    await world.control("keypad/enter", { device_id: door.device_id, code: "48213" });
    window.dispatchEvent(new Event("visibilitychange"));
    const sentence = "Unlocked with the code “\u2068Guest\u2069” just now";
    await expect.element(text(sentence)).toBeVisible();
    await expect.element(spoken).toHaveTextContent(`${door.properties.name}: ${sentence}`);
    expect(said().filter((words) => words.includes(": "))).toEqual([`${door.properties.name}: ${sentence}`]);
  });

  it("is said to have locked itself where the lock did", async () => {
    const { world, door, text, button, spoken } = await openDoor(true, {
      prepare: async (to, { device_id }) => {
        const auto_lock = { auto_lock_enabled: true, auto_lock_delay_seconds: 60 };
        await to.call("/locks/configure_auto_lock", { device_id, ...auto_lock });
        await to.control("devices/update", { device_id, locked: false });
      },
    });
    await expect.element(button("Lock")).toBeVisible();
    await world.control("clock/advance", { milliseconds: 60_000 });
    window.dispatchEvent(new Event("visibilitychange"));
    await expect.element(text("Locked by itself just now")).toBeVisible();
    await expect.element(spoken).toHaveTextContent(`${door.properties.name}: Locked by itself just now`);
  });

  it("is announced with its cause when that comes a moment later, as with the answer after the stream's event", async () => {
    const { screen, show, said } = await showLock();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await show(false);
    await expect.element(screen.getByText("Unlocked just now", { exact: true })).toBeVisible();
    expect(said()).toEqual([]);
    await show(false, "manual");
    await expect.element(screen.getByRole("status")).toHaveTextContent("Front Door: Unlocked by hand just now");
    await vi.advanceTimersByTimeAsync(2000);
    expect(said()).toEqual(["Front Door: Unlocked by hand just now"]);
  });

  it("keeps the place of its note, and is not announced again, when the cause comes late", async () => {
    const { screen, show, said } = await showLock();
    const lock = screen.getByRole("group").element();
    const { height } = lock.getBoundingClientRect();
    await show(false, "unknown");
    await expect.element(screen.getByRole("status")).toHaveTextContent("Front Door: Unlocked just now");
    const note = lock.querySelector(".seam-lock-note");
    await show(false, "keycode", "Amara Okafor and whoever comes with her ".repeat(10));
    await expect.element(screen.getByText(/^Unlocked with the code/)).toBeVisible();
    expect(lock.querySelector(".seam-lock-note")).toBe(note);
    expect(lock.getBoundingClientRect().height).toBe(height);
    expect(said()).toEqual(["Front Door: Unlocked just now"]);
  });
});

it("is no news from another tab, and still keeps the press that was meant for the former button", async () => {
  const { door, screen, button, text, spoken, change } = await openDoor(false);
  await expect.element(button("Lock")).toBeVisible();
  const requests = watchRequests();
  const said = watchWords(screen.container);
  const otherTab = new BroadcastChannel("mortise lock commands");
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  otherTab.postMessage({ device_id: door.device_id, locked: true });
  await new Promise((resolve) => setTimeout(resolve, 100));
  // Pressed at the moment at which Lock becomes Unlock.
  new MutationObserver(() => {
    for (const each of screen.container.querySelectorAll("button")) if (each.textContent === "Unlock") each.click();
  }).observe(screen.container, { childList: true, characterData: true, subtree: true });
  const move = async () => {
    await change({ locked: true });
    return text("Locked").elements().length;
  };
  await expect.poll(move, { interval: 400 }).toBe(1);
  expect(requests.count("/locks/unlock_door")).toBe(0);
  // A later movement by hand is announced again, whoever moved the bolt before.
  await change({ locked: false });
  await expect.element(spoken).toHaveTextContent(`${door.properties.name}: Unlocked by hand just now`);
  expect(said().filter((words) => words.includes("Locked"))).toEqual([]);
  await change({ locked: true });
  await expect.element(spoken).toHaveTextContent(`${door.properties.name}: Locked by hand just now`);
  otherTab.close();
});

/** Renders a control whose door is set by `show`. It begins locked. */
async function showLock() {
  const world = await createWorld();
  const control = (locked: boolean, method?: string, access_code_name: string | null = null) => {
    const told = { locked, occurred_at: "2026-06-12T09:00:00Z", method, access_code_name, code_slot: null };
    const last_movement = method === undefined ? undefined : (told as Device["properties"]["last_movement"]);
    return (
      <WidgetRoot>
        <LockControl device={deviceOf("Front Door", { locked, last_movement })} />
      </WidgetRoot>
    );
  };
  const screen = await render(control(true), { in: world });
  const words = watchWords(screen.container);
  return {
    screen,
    said: () => words().filter((each) => each.startsWith("Front Door: ")),
    show: (...door: Parameters<typeof control>) => screen.rerender(<Signed in={world}>{control(...door)}</Signed>),
  };
}

import { QueryClient } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi } from "vitest";
import { expectAccessible } from "../../../../test/appearance.ts";
import { Door, openDoor } from "../../../../test/screens/lock-door.tsx";
import { render, Signed } from "../../../../test/render.tsx";
import { watchRequests } from "../../../../test/wire/requests.ts";
import { watchWords } from "../../../../test/watch-words.ts";
import { createWorld, findDoor } from "../../../../test/world.ts";
import { DeviceTable } from "../../DeviceTable/DeviceTable.tsx";

afterEach(() => void vi.useRealTimers());

describe("the lock control", () => {
  it("names the group of its button after the door", async () => {
    const { door, screen } = await openDoor(true);
    const group = screen.getByRole("group", { name: door.properties.name });
    await expect.element(group.getByRole("button", { name: "Unlock", exact: true })).toBeVisible();
  });

  it("unlocks, says so at every step, and then offers to lock", async () => {
    const { world, door, screen, button, text, spoken, fault } = await openDoor(true);
    const said = watchWords(screen.container);
    await fault("hold", null);
    await button("Unlock").click();
    await expect.element(text("Unlocked")).toHaveAttribute("data-pending");
    await expect.element(text("Waiting for the lock to confirm")).toBeVisible();
    await expect.element(button("Unlocking…")).toHaveAttribute("aria-disabled", "true");
    await expect.element(button("Unlocking…")).toHaveFocus();
    await expect.element(spoken).toHaveTextContent(`${door.properties.name}: Unlocking…`);
    expect((await world.device(door.device_id)).properties.locked).toBe(true);
    await expectAccessible(screen.container);

    await world.control("faults/clear", { device_id: door.device_id });
    // The words stay for two seconds, so they are collected instead of polled for.
    await expect.poll(said).toContain("Confirmed by the lock");
    await expect.poll(said).toContain(`${door.properties.name}: Unlocked. Confirmed by the lock`);
    await expect.element(button("Lock")).toHaveFocus();
    await expect.element(button("Lock")).toHaveAttribute("data-kind", "primary");
    expect((await world.device(door.device_id)).properties.locked).toBe(false);
    await expectAccessible(screen.container);
    await expect.element(text("Confirmed by the lock")).not.toBeInTheDocument();
  });

  it("answers a press in the task of the press, button and state together", async () => {
    const { screen, button, text, fault } = await openDoor(true);
    await fault("hold", null);
    await expect.element(button("Unlock")).toBeVisible();
    // Queued before anything that the press queues.
    const first = new Promise((resolve) => setTimeout(() => resolve(screen.container.textContent)));
    (button("Unlock").element() as HTMLButtonElement).click();
    expect(await first).toMatch(/Lock statusUnlocked.*Unlocking…/);
    await expect.element(text("Unlocked")).toHaveAttribute("data-pending");
  });

  it("sends one command, however often its button is pressed while it waits", async () => {
    const { world, door, button, fault } = await openDoor(true);
    await fault("hold", null);
    await button("Unlock").click();
    for (let press = 0; press < 3; press++) (button("Unlocking…").element() as HTMLButtonElement).click();
    await world.control("faults/clear", { device_id: door.device_id });
    await expect.element(button("Lock")).toBeVisible();
    expect((await world.device(door.device_id)).properties.locked).toBe(false);
  });

  it("ignores the second click of a double click that began elsewhere, as on the row that opened it", async () => {
    const { button } = await openDoor(true);
    await expect.element(button("Unlock")).toBeVisible();
    const requests = watchRequests();
    for (const detail of [2, 3])
      button("Unlock")
        .element()
        .dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));
    await button("Unlock").click();
    await expect.element(button("Lock")).toBeVisible();
    button("Lock")
      .element()
      .dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
    await expect.element(button("Unlock")).toBeVisible();
    expect([requests.count("/locks/unlock_door"), requests.count("/locks/lock_door")]).toEqual([1, 1]);
  });

  it("ignores the repeated key events of a key held down", async () => {
    const { button } = await openDoor(true);
    const press = new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true, cancelable: true });
    await expect.element(button("Unlock")).toBeVisible();
    button("Unlock").element().dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
  });

  it("announces the outcome of a command once, however many controls show its door", async () => {
    const world = await createWorld();
    const door = await findDoor(world, { locked: true });
    await world.control("faults/set", { device_id: door.device_id, fault: "jammed", times: 1 });
    const screen = await render(
      <>
        <DeviceTable />
        <Door deviceId={door.device_id} />
        <Door deviceId={door.device_id} />
      </>,
      { in: world },
    );
    const words = () => screen.container.querySelectorAll('[role="status"]');
    const told = () => [...words()].filter(({ textContent }) => textContent?.includes("Not unlocked.")).length;
    await screen.getByRole("button", { name: "Unlock", exact: true }).first().click();
    await expect.element(screen.getByRole("button", { name: "Try again" }).first()).toBeVisible();
    await expect.poll(told).toBe(1);
  });

  it("announces that the bolt was moved at the door", async () => {
    const { world, door, text, spoken } = await openDoor(true);
    await expect.element(text("Locked")).toBeVisible();
    const move = async () => {
      await world.control("devices/update", { device_id: door.device_id, locked: false });
      window.dispatchEvent(new Event("visibilitychange"));
      return spoken.element().textContent;
    };
    await expect.poll(move, { interval: 400 }).toBe(`${door.properties.name}: Unlocked by hand just now`);
    await expect.element(text("Unlocked by hand just now")).toBeVisible();
  });

  it("shows for a while that somebody else moved the bolt, and keeps the press that was meant for the former button", async () => {
    const { door, screen, button, text, change } = await openDoor(false);
    await expect.element(button("Lock")).toBeVisible();
    const requests = watchRequests();
    // Pressed at the moment at which Lock becomes Unlock.
    new MutationObserver(() => {
      const unlock = [...screen.container.querySelectorAll("button")].find(
        ({ textContent }) => textContent === "Unlock",
      );
      unlock?.click();
    }).observe(screen.container, { childList: true, characterData: true, subtree: true });
    const move = async () => {
      await change({ locked: true });
      return text("Locked").elements().length;
    };
    await expect.poll(move, { interval: 400 }).toBe(1);
    await expect.element(text("Locked by hand just now")).toBeVisible();
    expect(requests.count("/locks/unlock_door")).toBe(0);
    await expect
      .element(screen.getByRole("status"))
      .toHaveTextContent(`${door.properties.name}: Locked by hand just now`);
  });

  it("announces that its door is cut off and that it is back, and takes back what it said when it goes", async () => {
    const { door, spoken, screen, change } = await openDoor(true);
    const { name } = door.properties;
    await expect.element(screen.getByText("Locked", { exact: true })).toBeVisible();
    const turn = async (online: boolean) => {
      await change({ online });
      return spoken.element().textContent;
    };
    await expect.poll(() => turn(false), { interval: 400 }).toMatch(new RegExp(`^${name}: .*Offline since`));
    await expect.poll(() => turn(true), { interval: 400 }).toBe(`${name}: Locked`);
    // The bolt did not move: only its position is known again.
    expect(screen.getByText(/just now/).elements()).toHaveLength(0);
    const region = spoken.element();
    await screen.unmount();
    expect(region.textContent).toBe("");
  });

  it("announces the same move again when the bolt was moved back while no control was shown", async () => {
    const world = await createWorld();
    const { device_id, properties } = await findDoor(world, { locked: true });
    const move = (locked: boolean) => world.control("devices/update", { device_id, locked });
    for (const round of ["first", "second"]) {
      const screen = await render(<Door deviceId={device_id} />, {
        in: world,
        provider: { queryClient: new QueryClient() },
      });
      await expect.element(screen.getByText("Locked", { exact: true })).toBeVisible();
      await move(false);
      window.dispatchEvent(new Event("visibilitychange"));
      await expect
        .element(screen.getByRole("status"), { message: round })
        .toHaveTextContent(`${properties.name}: Unlocked by hand just now`);
      await screen.unmount();
      await move(true);
    }
  });

  it("shows the true state again when the lock refuses, with the reason and a way to try again", async () => {
    const { world, door, screen, button, text, spoken, fault } = await openDoor(true);
    await fault("refused");
    await button("Unlock").click();
    await expect.element(screen.getByText(/^Not unlocked\. \S/)).toBeVisible();
    await expect.element(text("Locked")).toBeVisible();
    await expect.element(button("Try again")).toHaveFocus();
    await expect.element(spoken).toMatchTextContent(/: Locked\. Not unlocked\. /);
    expect((await world.device(door.device_id)).properties.locked).toBe(true);
    await expectAccessible(screen.container);

    await button("Try again").click();
    await expect.element(text("Unlocked")).toBeVisible();
    await expect.element(button("Lock")).toBeVisible();
  });

  it("forgets a failure when somebody moves the door by hand to the state that was asked for", async () => {
    const { world, door, button, text, fault } = await openDoor(true);
    await fault("jammed");
    await button("Unlock").click();
    await expect.element(button("Try again")).toBeVisible();
    await world.control("devices/update", { device_id: door.device_id, locked: false });
    window.dispatchEvent(new Event("visibilitychange"));
    await expect.element(text("Unlocked")).toBeVisible();
    await expect.element(button("Lock")).toBeVisible();
    // The failure is gone for good. The next movement by hand does not bring it back.
    await world.control("devices/update", { device_id: door.device_id, locked: true });
    window.dispatchEvent(new Event("visibilitychange"));
    await expect.element(text("Locked")).toBeVisible();
    await expect.element(button("Unlock")).toBeVisible();
    expect(button("Try again").elements()).toHaveLength(0);
  });

  it("says after 10 seconds that it still waits, and after 60 that the lock may still move", async () => {
    const { button, text, screen, fault } = await openDoor(true);
    await fault("no_answer", null);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    await button("Unlock").click();
    await expect.element(text("Waiting for the lock to confirm")).toBeVisible();
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.element(text("Still waiting for the lock")).toBeVisible();
    const passing = setIntervalReal(() => void vi.advanceTimersByTimeAsync(2000), 20);
    await expect.element(text("The lock did not confirm within 60 seconds. It may still move.")).toBeVisible();
    clearInterval(passing);
    await expect.element(screen.getByText(/^Last known: Locked, 1 minute ago$/)).toBeVisible();
    await expect.element(button("Lock")).toBeVisible();
    await expect.element(button("Try again")).toBeVisible();
    vi.useRealTimers();
    await expectAccessible(screen.container);
  });

  it("offers both commands when the lock has never reported its state, and keeps the focus on the one that was pressed", async () => {
    const { screen, button, text, fault } = await openDoor(true, {
      prepare: (world, { device_id }) => world.control("devices/update", { device_id, locked: null }),
    });
    await expect.element(text("Unknown")).toBeVisible();
    await expect.element(text("The lock has not reported its state")).toBeVisible();
    await expect.element(button("Unlock")).toBeVisible();
    await expectAccessible(screen.container);
    await fault("refused");
    await button("Lock").click();
    await expect.element(screen.getByText(/^Not locked\. \S/)).toBeVisible();
    await expect.element(button("Try again")).toHaveFocus();
    await expect.element(button("Unlock")).toBeVisible();
  });

  it("cannot be used while the device is offline, and says so", async () => {
    const { screen, button } = await openDoor(true, {
      prepare: (world, { device_id }) => world.control("devices/update", { device_id, online: false }),
    });
    await expect.element(screen.getByText(/^Offline since/)).toBeVisible();
    for (const each of screen.getByRole("button").elements()) expect((each as HTMLButtonElement).disabled).toBe(true);
    expect(button("Unlock").elements()).toHaveLength(1);
    await expectAccessible(screen.container);
  });

  it("only shows the state when the host disables the command", async () => {
    const world = await createWorld();
    const door = await findDoor(world, { locked: true });
    const screen = await render(<Door deviceId={door.device_id} disableLockUnlock />, { in: world });
    await expect.element(screen.getByText("Locked", { exact: true })).toBeVisible();
    expect(screen.getByRole("button").elements()).toHaveLength(0);
  });

  it("shows the same command wherever the door is shown", async () => {
    const world = await createWorld();
    const door = await findDoor(world, { locked: true });
    await world.control("faults/set", { device_id: door.device_id, fault: "hold", times: null });
    const screen = await render(
      <>
        <section aria-label="one">
          <Door deviceId={door.device_id} />
        </section>
        <Signed in={world}>
          <section aria-label="other">
            <Door deviceId={door.device_id} />
          </section>
        </Signed>
      </>,
      { in: world },
    );
    const other = screen.getByRole("region", { name: "other" });
    const said = watchWords(other.element());
    await screen.getByRole("region", { name: "one" }).getByRole("button", { name: "Unlock", exact: true }).click();
    await expect.element(other.getByText("Waiting for the lock to confirm")).toBeVisible();
    await world.control("faults/clear", {});
    await expect.poll(said).toContain("Confirmed by the lock");
  });
});

const setIntervalReal = setInterval;

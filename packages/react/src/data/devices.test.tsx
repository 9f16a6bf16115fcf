import type { Device } from "@mortise/client";
import { useEffect } from "react";
import { describe, expect, inject, it } from "vitest";
import { Doors, OneDoor } from "../../test/screens/Doors.tsx";
import { render, Signed } from "../../test/render.tsx";
import { watchRequests } from "../../test/wire/requests.ts";
import { createWorld, findDoor } from "../../test/world.ts";
import { useDevices } from "../hooks.ts";

describe("a list of devices", () => {
  it("of ten thousand shows its first page at once and goes on until it is whole", async () => {
    const counts: (string | undefined)[] = [];
    const observer = new MutationObserver(() => {
      const { count } = document.querySelector<HTMLElement>("section[aria-label=doors]")?.dataset ?? {};
      if (count !== undefined && counts.at(-1) !== count) counts.push(count);
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    const screen = await render(<Doors />, { world: "huge" });
    const list = screen.getByRole("region", { name: "doors" });
    await expect.element(list, { timeout: 12_000 }).toHaveAttribute("data-complete", "true");
    observer.disconnect();
    expect([counts[0], counts.at(-1)]).toEqual(["500", "10000"]);
  });

  it("of ten thousand asks for one line, not for all, after a command", async () => {
    const world = await createWorld({ world: "huge" });
    const screen = await render(<Doors />, { in: world });
    const list = screen.getByRole("region", { name: "doors" });
    await expect.element(list, { timeout: 12_000 }).toHaveAttribute("data-complete", "true");
    const { devices } = await world.call<{ devices: Device[] }>("/devices/list", { limit: 20 });
    const found = devices.find(({ properties, errors }) => properties.locked === true && errors.length === 0);
    const door = list.getByRole("article", { name: found?.properties.name ?? "no door", exact: true });
    const requests = watchRequests();
    await door.getByRole("button", { name: "Toggle" }).click();
    await expect.element(door).toHaveAttribute("data-command", "success");
    await expect.element(door).toHaveAttribute("data-state", "unlocked");
    await expect.poll(() => requests.count("/devices/list")).toBeGreaterThan(0);
    for (const query of requests.queries("/devices/list")) expect(query).toContain(found?.device_id);
  });

  // Only React hooks are tested, because the elements' own small cache notifies all observers of every fetch.
  it.skipIf(inject("reactVersion") === "19.0.0")(
    "is not drawn again when a new answer says what the one before said",
    async () => {
      let drawn = 0;
      const Counted = () => {
        const { devices } = useDevices();
        useEffect(() => {
          drawn += 1;
        });
        return <p>{devices?.length}</p>;
      };
      const Answered = () => <time>{useDevices().dataUpdatedAt}</time>;
      const screen = await render(
        <>
          <Counted />
          <Answered />
        </>,
      );
      const answered = screen.getByRole("time");
      await expect.element(answered).not.toMatchTextContent(/^0$/);
      const [before, drawnBefore] = [answered.element().textContent, drawn];
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
      await expect.element(answered).not.toMatchTextContent(before ?? "");
      expect(drawn).toBe(drawnBefore);
    },
  );

  it("hands on what is in it, taken apart as well", async () => {
    const Spread = () => {
      const { devices, isPending, ...rest } = { ...useDevices() };
      return <p>{isPending ? "pending" : `${devices?.length} ${rest.status} ${rest.isComplete}`}</p>;
    };
    const screen = await render(<Spread />);
    await expect.element(screen.getByText(/^[1-9]\d* success true$/)).toBeVisible();
  });

  it("is empty when the filter names nobody, without asking", async () => {
    const requests = watchRequests();
    const screen = await render(<Doors device_ids={[]} />);
    await expect.element(screen.getByRole("region")).toHaveAttribute("data-count", "0");
    expect(requests.count("/devices/list")).toBe(0);
  });

  it("is narrowed by ids and by accounts", async () => {
    const world = await createWorld();
    const devices = await world.devices();
    const account = devices[0]?.connected_account_id ?? "none";
    const screen = await render(
      <>
        <Doors label="by id" device_ids={devices.slice(0, 3).map(({ device_id }) => device_id)} />
        <Doors label="by account" connected_account_ids={[account]} />
        <Doors label="at most two" limit={2} />
      </>,
      { in: world },
    );
    const ofAccount = devices.filter(({ connected_account_id }) => connected_account_id === account).length;
    await expect.element(screen.getByRole("region", { name: "by id" })).toHaveAttribute("data-count", "3");
    await expect
      .element(screen.getByRole("region", { name: "by account" }))
      .toHaveAttribute("data-count", String(ofAccount));
    await expect.element(screen.getByRole("region", { name: "at most two" })).toHaveAttribute("data-count", "2");
  });

  it.each([
    [{ status: 403 }, /.+/],
    [{ body: "html" }, /JSON/],
    [{ body: "truncated" }, /JSON/],
  ])("says what went wrong: %j", async (network, message) => {
    const world = await createWorld();
    await world.control("network/set", network);
    const screen = await render(<Doors />, { in: world });
    await expect.element(screen.getByRole("alert")).toMatchTextContent(message);
  });
});

describe("one device", () => {
  it("shows what the list knew of it before its own answer comes", async () => {
    const world = await createWorld();
    const door = await findDoor(world, { locked: true });
    const screen = await render(<Doors />, { in: world });
    await expect.element(screen.getByRole("article").first()).toBeVisible();
    await world.control("network/set", { delay_ms: 60_000 });
    await screen.rerender(
      <Signed in={world}>
        <OneDoor device_id={door.device_id} />
      </Signed>,
    );
    await expect.element(screen.getByRole("article", { name: door.properties.name, exact: true })).toBeVisible();
    await world.control("network/set", {});
  });

  it("that does not exist says so", async () => {
    const screen = await render(<OneDoor device_id="00000000-0000-4000-8000-000000000000" />);
    await expect.element(screen.getByRole("alert")).toBeVisible();
  });

  it("that does not exist is not asked for again by a widget that comes a moment later", async () => {
    const world = await createWorld();
    const missing = { device_id: "00000000-0000-4000-8000-000000000000" };
    const requests = watchRequests();
    const screen = await render(<OneDoor {...missing} />, { in: world });
    await expect.element(screen.getByRole("alert")).toBeVisible();
    await screen.rerender(
      <Signed in={world}>
        <OneDoor {...missing} />
        <OneDoor {...missing} label="late" />
      </Signed>,
    );
    expect(screen.getByRole("alert").elements()).toHaveLength(2);
    expect(requests.count("/devices/get")).toBe(1);
  });

  it("is asked for again when somebody comes back to the page", async () => {
    const world = await createWorld();
    const door = await findDoor(world, { locked: true });
    const screen = await render(<OneDoor device_id={door.device_id} />, { in: world });
    await expect.element(screen.getByRole("article")).toHaveAttribute("data-state", "locked");
    await world.control("devices/update", { device_id: door.device_id, locked: false });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    await expect.element(screen.getByRole("article")).toHaveAttribute("data-state", "unlocked");
  });
});

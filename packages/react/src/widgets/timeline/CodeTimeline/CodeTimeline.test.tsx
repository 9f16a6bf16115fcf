// The timeline with the real server.
import { afterEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../../test/appearance.ts";
import { codesOf, findDevice } from "../../../../test/codes.ts";
import { render } from "../../../../test/render.tsx";
import { bars, focused, inHours, keys, names, opened, rowNames } from "../../../../test/screens/code-timeline.tsx";
import { createWorld } from "../../../../test/world.ts";
import { ar } from "../../../strings/ar.ts";
import "../../../styles/index.css";
import { CodeTimeline } from "../../../index.ts";

afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(1000, 800);
});

describe("a week", () => {
  it("has a row for each door that takes codes, and a bar for each code, whose name has its dates", async () => {
    const screen = await opened();
    await expect.poll(() => names(screen, "Front Door")).toHaveLength(5);
    expect(rowNames(screen).slice(0, 3)).toEqual(["Front Door", "Garden Gate", "Room 1 Magnolia"]);
    await expect.element(screen.getByRole("button", { name: "Gardener, no end" })).toBeVisible();
    await expect
      .element(screen.getByRole("button", { name: /^Mei-Ling Chen, \w{3}, \w{3} \d+, .* – \w{3}, \w{3} \d+, .*M$/ }))
      .toBeVisible();
    await expect
      .element(screen.getByRole("list", { name: "Room 2 Heron" }).getByRole("listitem").first())
      .toBeVisible();
    await expectAccessible(screen.container);
  });

  it("says what is not on its lock, and that two codes have the same digits", async () => {
    const screen = await opened();
    const bar = screen.getByRole("button", { name: /^Dawson & Reid Plumbing/ });
    await expect.element(bar).toHaveAccessibleName(/Could not be set on the lock, same digits as another code$/);
    await expect.element(bar).toHaveAttribute("data-tone", "danger");
    await expect
      .element(screen.getByRole("button", { name: /^Jonas Weber.*Being set on the lock$/ }))
      .toHaveAttribute("data-look", "absent");
    await expect.element(screen.getByRole("button", { name: "2 codes in trouble" })).toBeVisible();
    const filter = screen.getByRole("button", { name: "1 clash" });
    await filter.click();
    await expect.poll(() => rowNames(screen)).toEqual(["Front Door"]);
    await bar.click();
    await expect.element(screen.getByRole("heading", { name: "Access code" })).toBeVisible();
    await screen.getByRole("button", { name: "Back" }).click();
    await expect.element(filter).toHaveAttribute("aria-pressed", "true");
    expect(rowNames(screen)).toEqual(["Front Door"]);
  });

  it("asks one question about all doors of a house, and none anew when it shows other days", async () => {
    const fetched = vi.spyOn(globalThis, "fetch");
    const asked = () =>
      new Set(
        fetched.mock.calls
          .map(
            ([to, init]) => `${to instanceof Request ? to.url : to} ${typeof init?.body === "string" ? init.body : ""}`,
          )
          .filter((call) => call.includes("/access_codes/list")),
      );
    const screen = await opened();
    await expect.poll(() => names(screen).length).toBeGreaterThan(10);
    expect(asked().size).toBe(1);
    await screen.getByRole("button", { name: "Later" }).click();
    await expect.poll(() => names(screen)).not.toContain("Amara Okafor");
    expect(asked().size).toBe(1);
  });

  it("moves by weeks, offers today once it has left it, and says that the past is not whole", async () => {
    const screen = await opened();
    const today = screen.getByRole("button", { name: "Today" });
    await expect.element(today).not.toBeInTheDocument();
    const later = screen.getByRole("button", { name: "Later" });
    const place = later.element().getBoundingClientRect().left;
    await later.click();
    await expect.element(today).toBeVisible();
    expect(later.element().getBoundingClientRect().left).toBe(place);
    await screen.getByRole("button", { name: "Earlier" }).click();
    await expect.element(today).not.toBeInTheDocument();
    await screen.getByRole("button", { name: "Earlier" }).click();
    await expect.element(screen.getByText(/^Codes that were deleted no longer show/)).toBeVisible();
    await today.click();
    await expect.element(screen.getByRole("heading", { name: /^Timeline/ })).toHaveFocus();
  });

  it("of one door has its codes alone", async () => {
    const world = await createWorld();
    const { device_id } = await findDevice(world, "Room 2 Heron");
    const screen = await opened({ deviceId: device_id }, world);
    await expect.poll(() => names(screen)).toEqual(["Mei-Ling Chen", "Tomás Ferreira"]);
    expect(rowNames(screen)).toEqual(["Room 2 Heron"]);
  });

  it("of a door with hundreds of codes has eight lanes, and a way to the door, which has them all", async () => {
    const world = await createWorld({ world: "huge" });
    const [door] = await world.devices();
    const count = (await codesOf(world, door?.device_id ?? "")).length;
    const screen = await opened({ deviceId: door?.device_id }, world);
    await expect.poll(() => names(screen).length).toBe(7);
    await screen.getByRole("button", { name: `${count - 7} more codes` }).click();
    await expect.element(screen.getByRole("heading", { name: "Device details" })).toBeVisible();
  });

  it("does not take a failure for an empty week", async () => {
    const world = await createWorld();
    const { fetch: send } = globalThis;
    vi.spyOn(globalThis, "fetch").mockImplementation((to, init) =>
      String(to instanceof Request ? to.url : to).includes("/access_codes/list")
        ? Promise.resolve(Response.json({ error: { type: "invalid_input", message: "device_id" } }, { status: 400 }))
        : send(to, init),
    );
    const screen = await render(<CodeTimeline />, { in: world });
    await expect.element(screen.getByText(/^This service does not list the codes of several doors/)).toBeVisible();
    expect(rowNames(screen)).toEqual([]);
  });
});

describe("what happens while it is open", () => {
  it("releases a filter whose issues are gone, and does not press it again for the next one", async () => {
    const world = await createWorld();
    const { device_id } = await findDevice(world, "Front Door");
    const dawson = (await codesOf(world, device_id)).find(({ name }) => name?.startsWith("Dawson"));
    const errors = vi.spyOn(console, "error");
    const screen = await opened({}, world);
    await screen.getByRole("button", { name: "1 clash" }).click();
    await expect.poll(() => rowNames(screen)).toEqual(["Front Door"]);
    await world.call("/access_codes/delete", { access_code_id: dawson?.access_code_id });
    await expect.poll(() => rowNames(screen).length).toBeGreaterThan(5);
    await expect.element(screen.getByRole("button", { name: "1 clash" })).not.toBeInTheDocument();
    expect(errors).not.toHaveBeenCalled();
  });

  it("shows at once: a new code, another time, and a code that is gone", async () => {
    const world = await createWorld();
    const { device_id } = await findDevice(world, "Room 3 Larkspur");
    const screen = await opened({}, world);
    await expect.poll(() => names(screen, "Room 3")).toEqual(["Ingrid Solberg"]);
    const top = () =>
      screen.getByRole("button", { name: "Laundry", exact: true }).element().getBoundingClientRect().top;
    const place = top();
    await world.call("/access_codes/create", {
      device_id,
      name: "Ada",
      code: "7351",
      starts_at: inHours(1),
      ends_at: inHours(60),
    });
    await expect.poll(() => names(screen, "Room 3")).toEqual(["Ada", "Ingrid Solberg"]);
    expect(top()).toBe(place);
    const ada = (await codesOf(world, device_id)).find(({ name }) => name === "Ada");
    const width = bars(screen, "Room 3")[0]?.offsetWidth ?? 0;
    await world.call("/access_codes/update", {
      access_code_id: ada?.access_code_id,
      ends_at: inHours(20),
      type: "time_bound",
    });
    await expect.poll(() => bars(screen, "Room 3")[0]?.offsetWidth).toBeLessThan(width);
    await world.call("/access_codes/delete", { access_code_id: ada?.access_code_id, sync: true });
    await expect.poll(() => names(screen, "Room 3")).toEqual(["Ingrid Solberg"]);
  });
});

describe("the keyboard", () => {
  it("enters the plot once, moves with arrows, and opens a code, to which Back returns", async () => {
    const screen = await opened();
    await expect.poll(() => names(screen, "Front Door")).toHaveLength(5);
    expect(screen.container.querySelectorAll('[data-seam-plot-item][tabindex="0"]')).toHaveLength(1);
    screen.getByRole("button", { name: "2 codes in trouble" }).element().focus();
    await keys("Tab");
    expect(focused()).toBe("Front Door");
    await keys("ArrowDown", "ArrowDown", "ArrowDown");
    expect(focused()).toBe("Room 2 Heron");
    await keys("ArrowRight");
    expect(focused()).toBe("Mei-Ling Chen");
    await keys("End");
    expect(focused()).toBe("Tomás Ferreira");
    await keys("ArrowDown");
    expect(focused()).toBe("Ingrid Solberg");
    await keys("Home", "ArrowRight", "Enter");
    await expect.element(screen.getByRole("heading", { name: "Access code" })).toHaveFocus();
    await screen.getByRole("button", { name: "Back" }).click();
    await expect.poll(focused).toBe("Ingrid Solberg");
  });

  it("moves by weeks with Page Up and Page Down, and stays in the row of the door", async () => {
    const screen = await opened();
    await expect.poll(() => names(screen, "Room 2")).toHaveLength(2);
    bars(screen, "Room 2")[0]?.focus();
    await keys("PageDown");
    await expect.poll(focused).toBe("Room 2 Heron");
    await keys("PageUp");
    await expect.poll(focused).toBe("Mei-Ling Chen");
  });

  it("is mirrored where words run from the right", async () => {
    const screen = await opened({}, undefined, { locale: "ar", messages: ar });
    await expect.poll(() => names(screen, "Room 2")).toHaveLength(2);
    const [early, late] = bars(screen, "Room 2").map((bar) => bar.getBoundingClientRect().left);
    expect(early).toBeGreaterThan(late ?? 0);
    bars(screen, "Room 2")[0]?.focus();
    await keys("ArrowLeft");
    expect(focused()).toBe("Tomás Ferreira");
    await keys("ArrowRight", "ArrowRight");
    expect(focused()).toBe("Room 2 Heron");
  });
});

describe("a day, where there is little room", () => {
  it("lists the codes of each door with their hours, and who comes next where there is none", async () => {
    await page.viewport(390, 800);
    const screen = await opened();
    await expect.element(screen.getByText(/^Today, /)).toBeVisible();
    expect(screen.container.querySelector(".seam-week")).toBeNull();
    await expect.element(screen.getByText(/^No code on this day\. Next: Ingrid Solberg, /)).toBeVisible();
    await expect.element(screen.getByText("Could not be set on the lock, same digits as another code")).toBeVisible();
    await screen.getByRole("button", { name: "Later" }).click();
    await screen.getByRole("button", { name: "Later" }).click();
    await expect.element(screen.getByRole("button", { name: "Today" })).toBeVisible();
    await expect.element(screen.getByText(/^No code on this day\. Next: Ingrid Solberg, /)).not.toBeInTheDocument();
    await expectAccessible(screen.container);
  });

  it("follows the room that there is", async () => {
    const screen = await opened();
    await expect.poll(() => screen.container.querySelector(".seam-week")).not.toBeNull();
    await page.viewport(600, 800);
    await expect.poll(() => screen.container.querySelector(".seam-dayview")).not.toBeNull();
  });
});

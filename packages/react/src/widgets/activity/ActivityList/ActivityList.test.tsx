// The activity list with a real server: events at locks appear in it.
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../../test/appearance.ts";
import { codesOf, findDevice } from "../../../../test/codes.ts";
import { render } from "../../../../test/render.tsx";
import { createWorld, type World } from "../../../../test/world.ts";
import "../../../styles/index.css";
import { ActivityList, DeviceDetails } from "../../../index.ts";

async function house() {
  const world = await createWorld();
  const { device_id } = await findDevice(world, "Front Door");
  const [code] = await codesOf(world, device_id);
  const enter = (digits = code?.code) => world.control("keypad/enter", { device_id, code: digits });
  const lock = (locked: boolean) => world.control("devices/update", { device_id, locked });
  return { world, device_id, name: code?.name ?? "", enter, lock };
}

const rows = () => [...document.querySelectorAll(".seam-event-text")].map((row) => row.textContent);
const spoken = () => [...document.querySelectorAll("[role=status]")].map((region) => region.textContent).join(" ");
const chip = (name: string) => page.getByRole("button", { name, exact: true });

/** Turns the bolt by hand `times` times. */
async function openOften({ lock }: Awaited<ReturnType<typeof house>>, times: number) {
  for (let time = 0; time < times; time += 1) {
    await lock(false);
    await lock(true);
  }
}

/** Records the files that the browser was to save. */
function watchFiles() {
  const files: { name: string; text: Promise<string> }[] = [];
  const blobs = new Map<string, Blob>();
  const make = vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    blobs.set("blob:here", blob as Blob);
    return "blob:here";
  });
  const press = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    // `text()` of a blob would drop the byte order mark.
    const text = blobs.get(this.href)?.arrayBuffer() ?? Promise.reject(new Error("No such file."));
    files.push({
      name: this.download,
      text: text.then((bytes) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)),
    });
  });
  onTestFinished(() => (make.mockRestore(), press.mockRestore()));
  return files;
}

describe("the list", () => {
  it("says who opened what, and how, and can be read by everybody", async () => {
    const { world, enter, name } = await house();
    await enter();
    const screen = await render(<ActivityList />, { in: world });
    await expect.poll(rows).toEqual([`${name} opened Front Door`]);
    await expect.element(screen.getByText("With a code")).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: /^Today/ })).toBeVisible();
    await expectAccessible(screen.container);
  });

  it("takes in what happens while it is open, and says it", async () => {
    const { world, enter, name } = await house();
    await render(<ActivityList />, { in: world });
    await expect.element(page.getByText("Nothing yet")).toBeVisible();
    await enter();
    await expect.poll(rows).toEqual([`${name} opened Front Door`]);
    await expect.poll(spoken).toContain(`${name} opened Front Door`);
  });

  it("says several entries in one sentence, and none again when a filter is pressed", async () => {
    const { world, enter, name } = await house();
    await render(<ActivityList />, { in: world });
    await expect.element(page.getByText("Nothing yet")).toBeVisible();
    const said: string[] = [];
    const region = document.querySelector("[role=status][aria-live]");
    const watch = new MutationObserver(() => region?.textContent && said.push(region.textContent));
    if (region) watch.observe(region, { childList: true, characterData: true, subtree: true });
    onTestFinished(() => watch.disconnect());
    await enter();
    await expect.poll(() => said).toEqual([`${name} opened Front Door`]);
    await enter();
    await enter();
    await expect.poll(() => rows().length).toBe(3);
    await chip("Opened").click();
    await expect.poll(() => said, { timeout: 14_000 }).toEqual([`${name} opened Front Door`, "2 new entries"]);
  });

  it("says trouble at once, although it has just said something", async () => {
    const { world, enter, device_id } = await house();
    await render(<ActivityList />, { in: world });
    await expect.element(page.getByText("Nothing yet")).toBeVisible();
    await enter();
    await expect.poll(spoken).toContain("opened Front Door");
    await world.control("devices/update", { device_id, online: false });
    await expect.poll(spoken).toContain("Front Door went offline");
  });

  it("keeps a name that the code no longer has, and names the reader where the reader asked", async () => {
    const { world, device_id, enter } = await house();
    await enter();
    const [code] = await codesOf(world, device_id);
    await world.call("/access_codes/delete", { access_code_id: code?.access_code_id, sync: true });
    await render(<ActivityList deviceId={device_id} />, { in: world });
    await expect.poll(rows).toContain(`${code?.name} opened Front Door`);
    expect(rows()[0]).toBe(`The code ${code?.name} was deleted from Front Door`);
  });

  it("is narrowed to a kind and to a door, and leads back", async () => {
    const { world, enter, lock } = await house();
    await enter();
    await lock(true);
    const other = await findDevice(world, "Garden Gate");
    await world.control("devices/update", { device_id: other.device_id, battery_level: 0.04 });
    const screen = await render(<ActivityList />, { in: world });
    await expect.poll(() => rows().length).toBe(3);
    await chip("Opened").click();
    await expect.poll(() => rows().length).toBe(1);
    await chip("Trouble").click();
    await expect.poll(rows).toEqual(["The battery of Garden Gate is low"]);
    await screen.getByRole("combobox", { name: "Door" }).selectOptions("Front Door");
    await expect.element(screen.getByText("Nothing like this")).toBeVisible();
    await screen.getByRole("button", { name: "Clear filters" }).click();
    await expect.poll(() => rows().length).toBe(3);
    await expect.element(chip("All")).toHaveAttribute("aria-pressed", "true");
  });

  it("shows a hundred events, and older ones when asked, each once", async () => {
    const open = await house();
    await openOften(open, 60);
    await render(<ActivityList />, { in: open.world });
    const size = () => document.querySelector("[role=listitem]")?.getAttribute("aria-setsize");
    await expect.poll(size).toBe("100");
    const older = page.getByRole("button", { name: "Show older" });
    await older.click();
    await expect.poll(size).toBe("120");
    await expect.element(older).not.toBeInTheDocument();
  });

  it("says why older ones could not be read, and tries again", async () => {
    const open = await house();
    await openOften(open, 60);
    await render(<ActivityList />, { in: open.world });
    const older = page.getByRole("button", { name: "Show older" });
    await expect.element(older).toBeVisible();
    await open.world.control("network/set", { status: 500, body: "html" });
    await older.click();
    await expect.element(page.getByText(/^Older entries could not be loaded\./)).toBeVisible();
    await open.world.control("network/set", {});
    await older.click();
    await expect.poll(() => document.querySelector("[role=listitem]")?.getAttribute("aria-setsize")).toBe("120");
    await expect.element(page.getByText(/^Older entries could not be loaded\./)).not.toBeInTheDocument();
  });

  it("holds new rows back while somebody reads further down, and shows them when asked", async () => {
    const open = await house();
    await openOften(open, 30);
    await render(<ActivityList />, { in: open.world });
    await expect.poll(() => rows().length).toBeGreaterThan(20);
    window.scrollTo(0, 1500);
    onTestFinished(() => window.scrollTo(0, 0));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const first = rows()[0];
    const seen = [...document.querySelectorAll(".seam-event")].find((row) => row.getBoundingClientRect().top > 0);
    const place = seen?.getBoundingClientRect().top;
    await open.enter();
    await open.enter();
    const show = page.getByRole("button", { name: "Show 2 new" });
    await expect.element(show).toBeVisible();
    expect([rows()[0], seen?.getBoundingClientRect().top]).toEqual([first, place]);
    await show.click();
    await expect.poll(() => rows()[0]).toBe(`${open.name} opened Front Door`);
    await expect.element(show).not.toBeInTheDocument();
  });

  it("holds them back while the focus is on the button below", async () => {
    const open = await house();
    await openOften(open, 60);
    await render(<ActivityList />, { in: open.world });
    const older = page.getByRole("button", { name: "Show older" });
    await expect.element(older).toBeVisible();
    older.element().focus({ preventScroll: true });
    await open.enter();
    await expect.element(page.getByRole("button", { name: "Show 1 new" })).toBeVisible();
  });
});

describe("the file", () => {
  it("holds what is listed, with the filter, and no formula", async () => {
    const { world, device_id, enter, lock } = await house();
    await world.call("/access_codes/create", { device_id, name: '=HYPERLINK("x")', code: "73519", sync: true });
    await world.control("clock/advance", { milliseconds: 30_000 });
    await enter("73519");
    await lock(true);
    const files = watchFiles();
    const screen = await render(<ActivityList />, { in: world });
    await expect.poll(() => rows().length).toBeGreaterThan(2);
    await chip("Opened").click();
    await expect.poll(() => rows().length).toBe(1);
    await screen.getByRole("button", { name: "Export CSV" }).click();
    const [file] = files;
    expect(file?.name).toMatch(/^activity-\d{4}-\d\d-\d\d\.csv$/);
    const text = (await file?.text) ?? "";
    const [head, line, ...rest] = text.split("\r\n");
    expect(head).toBe("\ufeffTime (UTC),Local time,Door,What happened,How,Name of the code,Who");
    expect(line).toMatch(
      /^\d{4}-\d\d-\d\dT[\d:.]+Z,"[^"]+",Front Door,"'=HYPERLINK\(""x""\) opened Front Door",With a code,/,
    );
    expect(line).toMatch(/,"'=HYPERLINK\(""x""\)",$/);
    expect(rest).toEqual([""]);
    expect(text).not.toContain("73519");
  });

  it("is not offered where the host does not want it", async () => {
    const { world, enter } = await house();
    await enter();
    const screen = await render(<ActivityList disableExport />, { in: world });
    await expect.poll(() => rows().length).toBe(1);
    expect(screen.getByRole("button", { name: "Export CSV" }).elements()).toEqual([]);
  });
});

describe("a server", () => {
  const answering = (status: number) => {
    const { fetch } = globalThis;
    const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      return pathname === "/events/list" ? new Response(null, { status }) : fetch(input, init);
    });
    onTestFinished(() => spy.mockRestore());
  };

  it("that keeps no events: the list says so, and a door's details say nothing", async () => {
    const { world, device_id } = await house();
    answering(501);
    const list = await render(<ActivityList />, { in: world });
    await expect.element(list.getByText("This service does not record activity.")).toBeVisible();
    await list.unmount();
    const details = await render(<DeviceDetails deviceId={device_id} />, { in: world });
    await expect.element(details.getByRole("button", { name: "Activity", exact: true })).toBeVisible();
    expect(document.body.textContent).not.toContain("Last opened");
  });
});

describe("a door's details", () => {
  const lastOpened = () => document.querySelector(".seam-nav-sub")?.textContent?.replace(/[\u2066-\u2069]/g, "");

  async function opened(world: World, device_id: string) {
    const screen = await render(<DeviceDetails deviceId={device_id} onBack={() => undefined} />, { in: world });
    await expect.element(screen.getByRole("button", { name: /^Activity/ })).toBeVisible();
    return screen;
  }

  it("say when and by whose code the door was opened, also while they are open, and nothing moves", async () => {
    const { world, device_id, enter, name } = await house();
    await opened(world, device_id);
    await expect.poll(() => document.querySelector(".seam-nav-sub .seam-skeleton")).toBeNull();
    expect(lastOpened()).toBe("");
    const places = () => [...document.querySelectorAll("button")].map((button) => button.getBoundingClientRect().top);
    const before = places();
    await enter();
    await expect.poll(lastOpened).toMatch(new RegExp(`^Last opened \\d+:\\d\\d [AP]M E[DS]T by ${name}’s code$`));
    expect(places()).toEqual(before);
  });

  it("say that a code opened it which calls itself one, and that a hand did", async () => {
    const { world, device_id, enter, lock } = await house();
    await world.call("/access_codes/create", { device_id, name: "Dana's code", code: "73519", sync: true });
    await world.control("clock/advance", { milliseconds: 30_000 });
    await enter("73519");
    await opened(world, device_id);
    await expect.poll(lastOpened).toMatch(/^Last opened \d+:\d\d\s[AP]M E[DS]T by Dana's code$/);
    await lock(true);
    await lock(false);
    await expect.poll(lastOpened).toMatch(/^Last opened .* by hand$/);
  });

  it("open the list of this door, and come back to the same row", async () => {
    const { world, device_id, enter, name } = await house();
    await enter();
    const screen = await opened(world, device_id);
    await screen.getByRole("button", { name: /^Activity/ }).click();
    await expect.element(screen.getByRole("heading", { name: "Activity" })).toHaveFocus();
    await expect.poll(rows).toEqual([`${name} opened Front Door`]);
    expect(screen.getByRole("combobox").elements()).toEqual([]);
    await screen.getByRole("button", { name: "Back" }).click();
    await expect.element(screen.getByRole("button", { name: /^Activity/ })).toHaveFocus();
  });
});

import type { AccessCode } from "@mortise/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/appearance.ts";
import { codesOf, findDevice, findTroubledDoor } from "../../../test/codes.ts";
import { render, Signed } from "../../../test/render.tsx";
import { watchRequests } from "../../../test/requests.ts";
import { createWorld, type WorldOptions } from "../../../test/world.ts";
import { withoutStream } from "../../../test/without-stream.ts";
import { AccessCodeTable, type AccessCodeTableProps } from "./AccessCodeTable.tsx";

type Screen = Awaited<ReturnType<typeof render>>;

const allowed = { disableCreateAccessCode: false, disableEditAccessCode: false, disableDeleteAccessCode: false };
const title = (screen: Screen) => screen.getByRole("heading", { name: /^Access Codes/ });
const rows = (screen: Screen) => screen.getByRole("listitem");
const rowOf = (screen: Screen, name: string) => rows(screen).filter({ has: page.getByRole("button", { name, exact: true }) });
const menuOf = (screen: Screen, name: string) => screen.getByRole("button", { name: `Actions for ${name}`, exact: true });
const item = (screen: Screen, name: string | RegExp) => screen.getByRole("menuitem", { name });
const search = (screen: Screen) => screen.getByRole("searchbox", { name: "Search" });
const said = (screen: Screen) => screen.getByRole("status").last();

/** The codes of the hotel's front door. */
async function opened(props: Omit<AccessCodeTableProps, "deviceId"> = {}, options: WorldOptions = {}) {
  const world = await createWorld(options);
  const door = await findDevice(world, "Front Door");
  const screen = await render(<AccessCodeTable deviceId={door.device_id} {...props} />, { in: world });
  const codes = await codesOf(world, door.device_id);
  await expect.element(title(screen)).toHaveTextContent(`Access Codes${codes.length}`);
  return { screen, world, door, codes };
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("access code table", () => {
  it("shows of each code its name, device, validity and digits, oldest first", async () => {
    const { screen, codes } = await opened();
    const names = codes.toSorted((one, other) => one.created_at.localeCompare(other.created_at)).map(({ name }) => name);
    expect([...screen.container.querySelectorAll(".seam-row-open")].map(({ textContent }) => textContent)).toEqual(names);
    await expect.element(rowOf(screen, "Cleaning team")).toHaveTextContent("Cleaning teamFront DoorEnds: NeverCode: 83926 8 3 9 2 6");
    await expect.element(screen.getByRole("button", { name: "Cleaning team", exact: true })).toHaveAccessibleDescription("Ends: Never");
    await expect.element(rowOf(screen, "Amara Okafor")).toMatchTextContent(/Front DoorEnds: [A-Z][a-z]{2} \d+, \d{4}Code: 4821 4 8 2 1$/);
    await expect
      .element(rowOf(screen, "Kaspar Lindqvist-Montgomery and family, late arrival"))
      .toMatchTextContent(/Starts: [A-Z][a-z]{2} \d+, \d{4}/);
    await expectAccessible(screen.container);
  });

  it("gives the digits once to whoever copies a whole row", async () => {
    const { screen } = await opened();
    const row = rowOf(screen, "Cleaning team");
    await expect.element(row).toMatchTextContent(/83926/);
    document.getSelection()?.selectAllChildren(row.element());
    expect(String(document.getSelection())).toMatch(/Code: 83926\s*$/);
    document.getSelection()?.removeAllRanges();
  });

  it("orders and leaves out as the host says", async () => {
    const byName = (one: AccessCode, other: AccessCode) => (one.name ?? "").localeCompare(other.name ?? "");
    const world = await createWorld();
    const { device_id } = await findDevice(world, "Front Door");
    const screen = await render(
      <AccessCodeTable
        deviceId={device_id}
        accessCodeComparator={byName}
        accessCodeFilter={({ type }) => type === "ongoing"}
        heading="Guests"
        disableSearch
      />,
      { in: world },
    );
    await expect.element(screen.getByRole("heading", { name: /^Guests/ })).toHaveTextContent("Guests2");
    expect([...screen.container.querySelectorAll(".seam-row-open")].map(({ textContent }) => textContent)).toEqual([
      "Cleaning team",
      "Night porter",
    ]);
    expect(search(screen).elements()).toHaveLength(0);
  });

  it.each([
    ["name, ignoring case", "AMARA", 1],
    ["digits", "^4821$", 1],
    ["a regular expression", "team|porter", 2],
    ["literally, what is none", "(", 0],
  ])("searches by %s", async (_, text, count) => {
    const { screen } = await opened();
    await search(screen).fill(text);
    await expect.element(title(screen)).toHaveTextContent(`Access Codes${count} of 5`);
    expect(rows(screen).elements()).toHaveLength(count);
  });

  it("filters by issue, counts errors first and otherwise warnings, and says which", async () => {
    const { screen, codes } = await opened();
    const count = codes.filter(({ errors, warnings }) => errors.length + warnings.length > 0).length;
    await screen.getByRole("button", { name: `${count} access code issues` }).click();
    await expect.element(title(screen)).toHaveTextContent(`Access Codes${count} of 5`);
    const pill = screen.getByRole("button", { name: "2 errors", exact: true });
    (pill.element() as HTMLElement).focus();
    await expect.element(screen.getByRole("tooltip")).toMatchTextContent(/could not be set on the lock/);
    await expect.element(screen.getByRole("button", { name: "1 warning", exact: true })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("tooltip")).not.toBeInTheDocument();
  });

  it("says so when all is well, and when there is nothing", async () => {
    const world = await createWorld();
    const quiet = await Promise.all(
      (await world.devices()).map(async ({ device_id }) => ({ device_id, codes: await codesOf(world, device_id) })),
    );
    const empty = quiet.find(({ codes }) => codes.length === 0);
    const screen = await render(<AccessCodeTable deviceId={empty?.device_id ?? ""} />, { in: world });
    await expect.element(screen.getByText("Sorry, no access codes were found", { exact: true })).toBeVisible();
    await expect.element(screen.getByText("Access codes OK", { exact: true })).toBeVisible();
    await expectAccessible(screen.container);
  });

  it("loads, fails, and tries again", async () => {
    const world = await createWorld();
    const { device_id } = await findDevice(world, "Front Door");
    withoutStream();
    await world.control("network/set", { status: 403 });
    const screen = await render(<AccessCodeTable deviceId={device_id} />, { in: world });
    await expect.element(title(screen)).toHaveTextContent("Access Codes...");
    await expect.element(screen.getByRole("alert")).toBeVisible();
    await expectAccessible(screen.container);
    await world.control("network/set", {});
    await screen.getByRole("button", { name: "Retry" }).click();
    await expect.element(title(screen)).toHaveTextContent("Access Codes5");
  });

  it("says when a code's time has come, within a minute", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"], now: Date.now() });
    const { screen, codes } = await opened();
    const late = codes.find(({ starts_at }) => Date.parse(starts_at ?? "") > Date.now());
    const row = rowOf(screen, late?.name ?? "");
    await expect.element(row).toMatchTextContent(/Starts: /);
    vi.setSystemTime(Date.parse(late?.starts_at ?? "") + 1);
    vi.advanceTimersByTime(60_000);
    await expect.element(row).toMatchTextContent(/Ends: /);
  });

  it("bears every odd code there is, none of it as markup", async () => {
    const world = await createWorld({ world: "troubled" });
    const { device_id } = await findTroubledDoor(world);
    const screen = await render(<AccessCodeTable deviceId={device_id} />, { in: world });
    await search(screen).fill("onerror|^Ω|🔑|فريق|digits yet|9999|Past its end");
    await expect.element(rows(screen).nth(6)).toBeVisible();
    expect(screen.container.querySelector("img[src=x]")).toBeNull();
    await expect.element(rowOf(screen, "No digits yet")).toMatchTextContent(/Being set on the lockCode: Not chosen yet/);
    await expect.element(rowOf(screen, "Past its end")).toMatchTextContent(/Still on the lock/);
    expect(screen.container.scrollWidth).toBeLessThanOrEqual(screen.container.clientWidth);
    await expectAccessible(screen.container);
  });
});

describe("copying", () => {
  it("copies by the row's menu, with the keyboard alone, and says so", async () => {
    const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const { screen } = await opened();
    (menuOf(screen, "Amara Okafor").element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(item(screen, "Copy code - 4821")).toHaveFocus();
    await expectAccessible(screen.container);
    await userEvent.keyboard("{Enter}");
    expect(written).toHaveBeenCalledWith("4821");
    await expect.element(said(screen)).toHaveTextContent("Code copied");
    await expect.element(screen.getByText("Code copied").first()).toBeVisible();
    await expect.element(menuOf(screen, "Amara Okafor")).toHaveFocus();
  });

  it("without the clipboard's leave: selects the digits, to be copied by hand", async () => {
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("denied", "NotAllowedError"));
    vi.spyOn(document, "execCommand").mockReturnValue(false);
    const { screen } = await opened({ maskCodes: true });
    await menuOf(screen, "Amara Okafor").click();
    await item(screen, "Copy code").click();
    await expect.element(said(screen)).toMatchTextContent(/^The code could not be copied/);
    await vi.waitFor(() => expect(String(document.getSelection())).toBe("4821"));
  });

  it("offers nothing but this, unless the host says so", async () => {
    const { screen } = await opened();
    await menuOf(screen, "Amara Okafor").click();
    expect(screen.getByRole("menuitem").elements()).toHaveLength(1);
    expect(screen.getByRole("button", { name: "Add code" }).elements()).toHaveLength(0);
  });
});

describe("hidden codes", () => {
  it("shows four dots, the digits for 15 seconds on request, and copies unseen", async () => {
    const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const { screen } = await opened({ maskCodes: true });
    const row = rowOf(screen, "Night porter");
    await expect.element(row).toMatchTextContent(/Code: •••• hidden/);
    await expect.element(row.getByRole("button", { name: "Show code" })).toHaveAccessibleDescription("Night porter");
    expect(screen.container.innerHTML).not.toContain("730194");
    await expectAccessible(screen.container);
    await menuOf(screen, "Night porter").click();
    await expect.element(item(screen, "Copy code - 730194")).not.toBeInTheDocument();
    await item(screen, "Copy code").click();
    expect(written).toHaveBeenCalledWith("730194");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    (row.getByRole("button", { name: "Show code" }).element() as HTMLElement).click();
    await vi.waitFor(() => expect(screen.container.textContent).toContain("730194"), { interval: 1 });
    vi.advanceTimersByTime(15_000);
    vi.useRealTimers();
    await expect.element(row).toMatchTextContent(/••••/);
  });
});

describe("opening", () => {
  it("opens the details and comes back to the row, and tells the host", async () => {
    const onAccessCodeClick = vi.fn<(id: string) => void>();
    const onNavigate = vi.fn<(view: string, id: string | null) => void>();
    const { screen, codes, door } = await opened({ onAccessCodeClick, onNavigate });
    const [id] = codes.filter(({ name }) => name === "Amara Okafor").map(({ access_code_id }) => access_code_id);
    await screen.getByRole("button", { name: "Amara Okafor", exact: true }).click();
    await expect.element(screen.getByRole("heading", { name: "Access code", exact: true })).toHaveFocus();
    expect(onAccessCodeClick).toHaveBeenCalledWith(id);
    expect(onNavigate).toHaveBeenLastCalledWith("access-code-details", id);
    await screen.getByRole("button", { name: "Back" }).click();
    await expect.element(screen.getByRole("button", { name: "Amara Okafor", exact: true })).toHaveFocus();
    expect(onNavigate).toHaveBeenLastCalledWith("access-code-table", door.device_id);
  });

  it("closes what is open when the host shows another lock, and puts the focus on its list", async () => {
    const { screen, world } = await opened({ disableEditAccessCode: false });
    const other = await findDevice(world, "Garden Gate");
    await menuOf(screen, "Amara Okafor").click();
    await item(screen, "Edit code").click();
    await screen.getByRole("textbox", { name: "Name", exact: true }).fill("Amara O.");
    await screen.rerender(
      <Signed in={world}>
        <AccessCodeTable deviceId={other.device_id} disableEditAccessCode={false} />
      </Signed>,
    );
    const { length } = await codesOf(world, other.device_id);
    await expect.element(title(screen)).toHaveTextContent(`Access Codes${length}`);
    await expect.element(title(screen)).toHaveFocus();
    expect(screen.getByRole("textbox").elements()).toHaveLength(0);
  });

  it("opens nothing where the host shows the code itself", async () => {
    const onAccessCodeClick = vi.fn<(id: string) => void>();
    const { screen } = await opened({ onAccessCodeClick, preventDefaultOnAccessCodeClick: true });
    await screen.getByRole("button", { name: "Amara Okafor", exact: true }).click();
    expect(onAccessCodeClick).toHaveBeenCalledOnce();
    await expect.element(title(screen)).toBeVisible();
  });
});

describe("deleting", () => {
  const remove = async (screen: Screen, name: string) => {
    await menuOf(screen, name).click();
    await item(screen, "Delete code").click();
  };
  const dialog = (screen: Screen) => screen.getByRole("alertdialog", { name: "Delete this code?" });

  it("asks first; Escape means no, and leads back", async () => {
    const { screen, world, door } = await opened(allowed);
    await remove(screen, "Amara Okafor");
    await expect.element(dialog(screen)).toMatchTextContent(/Amara Okafor will no longer open Front Door/);
    await expect.element(dialog(screen).getByRole("button", { name: "Cancel" })).toHaveFocus();
    await expectAccessible(screen.container);
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog(screen)).not.toBeInTheDocument();
    await expect.element(menuOf(screen, "Amara Okafor")).toHaveFocus();
    expect(await codesOf(world, door.device_id)).toHaveLength(5);
  });

  it("deletes, says so, and does not lose the focus with the row", async () => {
    const { screen, world, door } = await opened(allowed);
    await remove(screen, "Amara Okafor");
    await userEvent.keyboard("{Tab}{Enter}");
    await expect.element(said(screen)).toHaveTextContent("The code is being removed");
    await expect.element(screen.getByRole("button", { name: "Amara Okafor", exact: true })).not.toBeInTheDocument();
    await vi.waitFor(async () => expect(await codesOf(world, door.device_id)).toHaveLength(4), 5000);
    await expect.element(title(screen)).toHaveFocus();
  });

  it("takes two presses in one breath for one, and does not say that what it deleted was not", async () => {
    const { screen } = await opened(allowed);
    await remove(screen, "Amara Okafor");
    const requests = watchRequests();
    const element = dialog(screen).getByRole("button", { name: "Delete code" }).element() as HTMLElement;
    element.click();
    await Promise.resolve();
    element.click();
    await expect.element(said(screen)).toHaveTextContent("The code is being removed");
    await expect.element(dialog(screen)).not.toBeInTheDocument();
    expect(requests.count("/access_codes/delete")).toBe(1);
  });

  it("says why it was refused, in the dialog, and can be asked again", async () => {
    const { screen, world, door } = await opened(allowed);
    await remove(screen, "Amara Okafor");
    await world.control("network/set", { status: 403 });
    await dialog(screen).getByRole("button", { name: "Delete code" }).click();
    await expect.element(dialog(screen).getByRole("alert")).toMatchTextContent(/^Error: The code was not deleted\. \S+/);
    await expectAccessible(screen.container);
    await world.control("network/set", {});
    await dialog(screen).getByRole("button", { name: "Delete code" }).click();
    await expect.element(dialog(screen)).not.toBeInTheDocument();
    await vi.waitFor(async () => expect(await codesOf(world, door.device_id)).toHaveLength(4), 5000);
  });
});

describe("adding and editing", () => {
  it("adds a code by its form, which closes, and follows it onto the lock", async () => {
    const { screen, world, door } = await opened(allowed, { lock_delay_ms: 300 });
    await screen.getByRole("button", { name: "Add code" }).click();
    await expect.element(screen.getByRole("heading", { name: "Add new access code" })).toHaveFocus();
    await screen.getByRole("textbox", { name: "Name" }).fill("Plumber");
    await userEvent.keyboard("{Enter}");
    await expect.element(said(screen)).toHaveTextContent("Code added");
    await expect.element(screen.getByRole("button", { name: "Add code" })).toHaveFocus();
    await expect.element(rowOf(screen, "Plumber")).toMatchTextContent(/Ends: Never/);
    await vi.waitFor(
      async () => expect((await codesOf(world, door.device_id)).find(({ name }) => name === "Plumber")?.status).toBe("set"),
      5000,
    );
    await expect.element(rowOf(screen, "Plumber")).not.toMatchTextContent(/Being set/);
  });

  it("says so when a save fails after its form was left, and closes nothing else", async () => {
    const { screen, world } = await opened(allowed);
    await screen.getByRole("button", { name: "Add code" }).click();
    await screen.getByRole("textbox", { name: "Name" }).fill("Plumber");
    await world.control("network/set", { delay_ms: 600, status: 403 });
    await userEvent.keyboard("{Enter}");
    await screen.getByRole("button", { name: "Back" }).click();
    await screen.getByRole("button", { name: "Amara Okafor", exact: true }).click();
    await expect.element(said(screen)).toMatchTextContent(/^The code could not be saved\. \S+/);
    await expect.element(screen.getByRole("heading", { name: "Access code", exact: true })).toBeVisible();
  });

  it("edits a code, and comes back to its row", async () => {
    const { screen, world, door } = await opened(allowed);
    await menuOf(screen, "Amara Okafor").click();
    await item(screen, "Edit code").click();
    await expect.element(screen.getByRole("heading", { name: "Edit access code" })).toHaveFocus();
    await screen.getByRole("textbox", { name: "Name" }).fill("Amara O.");
    await screen.getByRole("button", { name: "Save" }).click();
    await expect.element(said(screen)).toHaveTextContent("Code saved");
    await expect.element(screen.getByRole("button", { name: "Amara O.", exact: true })).toHaveFocus();
    const names = async () => (await codesOf(world, door.device_id)).map(({ name }) => name);
    expect(await names()).toContain("Amara O.");
  });
});

it("stands as on a narrow screen for a reader whose letters are twice as large", async () => {
  const { documentElement } = document;
  const { screen } = await opened();
  const text = screen.container.querySelector(".seam-code-row > .seam-row-text") ?? documentElement;
  expect(getComputedStyle(text).display).toBe("contents");
  documentElement.style.fontSize = "32px";
  expect(getComputedStyle(text).display).toBe("grid");
  documentElement.removeAttribute("style");
});

it.each([280, 390])("fits %i px", async (width) => {
  await page.viewport(width, 800);
  const { screen } = await opened(allowed);
  expect(screen.container.scrollWidth).toBeLessThanOrEqual(screen.container.clientWidth);
  for (const row of screen.container.querySelectorAll(".seam-code-row")) expect(getComputedStyle(row).borderTopWidth).toBe("1px");
  await expectAccessible(screen.container);
  await page.viewport(1000, 800);
});

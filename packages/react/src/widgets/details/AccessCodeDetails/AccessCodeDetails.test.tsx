import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../test/appearance.ts";
import { codesOf, findCode, findDevice, findTroubledDoor } from "../../../../test/codes.ts";
import { render, Signed } from "../../../../test/render.tsx";
import { formatOf } from "../../../strings/format.ts";
import { createWorld, type WorldOptions } from "../../../../test/world.ts";
import { withoutStream } from "../../../../test/wire/without-stream.ts";
import { AccessCodeDetails, type AccessCodeDetailsProps } from "./AccessCodeDetails.tsx";

type Screen = Awaited<ReturnType<typeof render>>;

async function opened(
  name: string,
  props: Omit<AccessCodeDetailsProps, "accessCodeId"> = {},
  options: WorldOptions = {},
) {
  const world = await createWorld(options);
  const door = options.world === "troubled" ? await findTroubledDoor(world) : await findDevice(world, "Front Door");
  const code = await findCode(world, door.device_id, name);
  const screen = await render(<AccessCodeDetails accessCodeId={code.access_code_id} {...props} />, { in: world });
  await expect.element(screen.getByText("Timing", { exact: true })).toBeVisible();
  return { screen, world, door, code };
}
const back = () => undefined;
const said = (screen: Screen) => screen.getByRole("status").last();
const alerts = (screen: Screen) => screen.getByRole("listitem").filter({ hasText: /^(Error|Warning): / });
/** First of two: the status. The history of the code repeats the text. */
const onLock = (screen: Screen) => screen.getByText("On the lock", { exact: true }).first();

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("access code details", () => {
  it("shows the code's name, digits, validity, door, ID, Created and Timing", async () => {
    const { screen, code } = await opened("Amara Okafor", { onBack: back });
    await expect.element(screen.getByRole("heading", { name: "Access code", exact: true })).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: "Amara Okafor", exact: true })).toBeVisible();
    await expect.element(screen.getByText("4821", { exact: true })).toBeVisible();
    await expect
      .element(screen.getByText(/^Active until [A-Z][a-z]{2}, [A-Z][a-z]{2} \d+, \d{4}, \d+:\d\d [AP]M( E[DS]T)?$/))
      .toBeVisible();
    await expect.element(onLock(screen)).toBeVisible();
    await expect.element(screen.getByText("Front Door", { exact: true })).toBeVisible();
    await expect.element(screen.getByText(code.access_code_id, { exact: true })).toBeVisible();
    // Times are in the door's zone, which is named because it is not the reader's.
    const inDoorZone = { format: (date: Date) => formatOf("en-US").dateTime(date, "America/New_York") };
    const details = screen.container.textContent;
    expect(details).toContain(
      `Start ${inDoorZone.format(new Date(code.starts_at ?? ""))} End ${inDoorZone.format(new Date(code.ends_at ?? ""))}`,
    );
    expect(details).toContain(`Created ${inDoorZone.format(new Date(code.created_at))}`);
    expect(details).toContain("All times in New York");
    // The most sought-after facts come first.
    expect(details).toMatch(new RegExp(`4821.*Timing.*Front Door.*Created.*ID ${code.access_code_id}$`, "s"));
    await expectAccessible(screen.container);
  });

  it("says since when its door is offline, in the same zone as all other times", async () => {
    const { screen, code, world } = await opened("Amara Okafor");
    await world.call("/devices/simulate/disconnect", { device_id: code.device_id });
    await expect.poll(async () => (await world.device(code.device_id)).errors.length).toBe(1);
    const [error] = (await world.device(code.device_id)).errors;
    // The time is today's, so it is shown without its day.
    const time = formatOf("en-US").timeOrDay(error?.created_at ?? "", "America/New_York");
    await expect.element(screen.getByText(`Offline since ${time}.`)).toBeVisible();
    await expect.element(screen.getByText("All times in New York")).toBeVisible();
  });

  it("says Active and Ongoing for a code without an end", async () => {
    const { screen } = await opened("Cleaning team");
    await expect.element(screen.getByText("Active", { exact: true })).toBeVisible();
    await expect.element(screen.getByText("Ongoing", { exact: true })).toBeVisible();
  });

  it("says Starts until its start passes, then when it ends, but not that it is active while the lock does not have it", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"], now: Date.now() });
    const { screen, code } = await opened("Kaspar Lindqvist-Montgomery and family, late arrival");
    await expect.element(screen.getByText(/^Starts [A-Z]/)).toBeVisible();
    vi.setSystemTime(Date.parse(code.starts_at ?? "") + 1);
    vi.advanceTimersByTime(60_000);
    await expect.element(screen.getByText(/^Ends: /)).toBeVisible();
    await expect.element(screen.getByText("Not on the lock yet")).toBeVisible();
    vi.setSystemTime(Date.parse(code.ends_at ?? "") + 1);
    vi.advanceTimersByTime(60_000);
    await expect.element(screen.getByText(/^Ended /)).toBeVisible();
  });

  it("does not call a code active that could not be set on the lock", async () => {
    const { screen } = await opened("Dawson & Reid Plumbing");
    await expect.element(screen.getByText("Could not be set on the lock")).toBeVisible();
    await expect.element(screen.getByText(/^Ends: /)).toBeVisible();
    expect(screen.getByText(/^Active/).elements()).toHaveLength(0);
  });

  it("shows errors and warnings, each with what to do about it", async () => {
    const { screen } = await opened("Two errors and a warning", {}, { world: "troubled" });
    expect(alerts(screen).elements()).toHaveLength(3);
    await expect.element(alerts(screen).first()).toMatchTextContent(/could not be set on the lock\. \S+/);
    await expect.element(screen.getByText("Could not be set on the lock", { exact: true })).toBeVisible();
    await expectAccessible(screen.container);
  });

  it("falls back to Code for a code without a name", async () => {
    const world = await createWorld({ world: "troubled" });
    const door = await findTroubledDoor(world);
    const nameless = (await codesOf(world, door.device_id)).find(({ name }) => name === null);
    const screen = await render(<AccessCodeDetails accessCodeId={nameless?.access_code_id ?? ""} />, { in: world });
    await expect.element(screen.getByRole("heading", { name: "Code", exact: true })).toBeVisible();
  });

  it("says that the digits are not chosen yet, and does not offer to copy them", async () => {
    const { screen } = await opened("No digits yet", {}, { world: "troubled" });
    await expect.element(screen.getByText("Not chosen yet", { exact: true })).toBeVisible();
    expect(screen.getByRole("button", { name: "Copy code" }).elements()).toHaveLength(0);
  });

  it("says why the code could not be loaded, and tries again on request", async () => {
    const world = await createWorld();
    const door = await findDevice(world, "Front Door");
    const code = await findCode(world, door.device_id, "Cleaning team");
    withoutStream();
    await world.control("network/set", { status: 403 });
    const screen = await render(<AccessCodeDetails accessCodeId={code.access_code_id} />, { in: world });
    await expect.element(screen.getByRole("alert")).toBeVisible();
    await expectAccessible(screen.container);
    await world.control("network/set", {});
    await screen.getByRole("button", { name: "Retry" }).click();
    await expect.element(screen.getByRole("heading", { name: "Cleaning team" })).toBeVisible();
  });

  it("shows no digits once the code has been deleted", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { screen } = await opened("Cleaning team", { disableDeleteAccessCode: false });
    await screen.getByRole("button", { name: "Delete code" }).click();
    await screen.getByRole("alertdialog").getByRole("button", { name: "Delete code" }).click();
    await expect.element(screen.getByRole("heading", { name: "This code has been deleted." })).toHaveFocus();
    await expect.element(screen.getByText("83926")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Retry" }).elements()).toHaveLength(0);
  });

  it("says Active at once for a code whose start has passed since the clock was last read", async () => {
    const start = Math.ceil(Date.now() / 60_000) * 60_000;
    vi.useFakeTimers({ toFake: ["Date"], now: start - 20_000 });
    const { screen, world, door } = await opened("Cleaning team");
    vi.setSystemTime(start + 5000);
    const times = { starts_at: new Date(start).toISOString(), ends_at: new Date(start + 3_600_000).toISOString() };
    const made = await world.call<{ access_code: { access_code_id: string } }>("/access_codes/create", {
      device_id: door.device_id,
      name: "Just now",
      ...times,
    });
    await screen.rerender(
      <Signed in={world}>
        <AccessCodeDetails accessCodeId={made.access_code.access_code_id} />
      </Signed>,
    );
    await expect.element(screen.getByText(/^Active until /)).toBeVisible();
  });

  it("shows an error for a code that does not exist", async () => {
    const screen = await render(<AccessCodeDetails accessCodeId="00000000-0000-4000-8000-000000000000" />);
    await expect.element(screen.getByRole("alert")).toBeVisible();
  });
});

describe("while a change is not on the lock yet", () => {
  const meanwhile = (screen: Screen) => screen.getByText(/^Until the lock has the change/);

  it("says which former digits may still open the door, until the lock has the new ones", async () => {
    const { screen, world, door, code } = await opened("Cleaning team");
    await expect.element(meanwhile(screen)).not.toBeInTheDocument();
    await world.control("devices/update", { device_id: door.device_id, online: false });
    await world.call("/access_codes/update", { access_code_id: code.access_code_id, code: "739164" });
    await expect
      .element(meanwhile(screen))
      .toMatchTextContent(/the change, 83926 8 3 9 2 6 may still open the door\.$/);
    await expect.element(screen.getByText("739164", { exact: true })).toBeVisible();
    await expectAccessible(screen.container);
    await world.control("devices/update", { device_id: door.device_id, online: true });
    await expect.element(meanwhile(screen)).not.toBeInTheDocument();
    await expect.element(onLock(screen)).toBeVisible();
  });

  it("says of a code active with its former digits that it could not be changed, not that the lock does not have it", async () => {
    const { screen } = await opened("Former code on the lock", {}, { world: "troubled" });
    await expect.element(screen.getByText("Active", { exact: true })).toBeVisible();
    await expect.element(screen.getByText("Could not be changed on the lock", { exact: true })).toBeVisible();
    expect(screen.getByText("Could not be set on the lock", { exact: true }).elements()).toHaveLength(0);
  });

  it("says in which former hours the code may still open the door", async () => {
    const { screen } = await opened("Former hours on the lock", {}, { world: "troubled" });
    await expect
      .element(meanwhile(screen))
      .toMatchTextContent(
        /may still open the door\. Active until [A-Z][a-z]{2}, [A-Z][a-z]{2} \d+, \d{4}, \d+:\d\d\s[AP]M( E[DS]T)?$/,
      );
  });

  it("hides the former digits together with the code's own, and shows both together", async () => {
    const { screen } = await opened("Former code on the lock", { maskCodes: true }, { world: "troubled" });
    await expect.element(meanwhile(screen)).toMatchTextContent(/the change, •••• hidden may/);
    expect(screen.container.innerHTML).not.toContain("2580");
    await screen.getByRole("button", { name: "Show code" }).click();
    await expect.element(meanwhile(screen)).toMatchTextContent(/the change, 2580 2 5 8 0 may/);
  });

  it("says that a code which is being removed may still open the door", async () => {
    const { screen, world, door, code } = await opened("Cleaning team");
    await world.control("devices/update", { device_id: door.device_id, online: false });
    await world.call("/access_codes/delete", { access_code_id: code.access_code_id });
    await expect.element(meanwhile(screen)).toMatchTextContent(/83926 8 3 9 2 6 may still open the door\.$/);
  });

  it("says once that a code which could not be removed may still open the door", async () => {
    const { screen } = await opened("Past its end", {}, { world: "troubled" });
    await expect.element(alerts(screen)).toMatchTextContent(/could not be removed and may still open the door/);
    await expect.element(meanwhile(screen)).not.toBeInTheDocument();
  });
});

it("does not show green while it is unknown whether the lock has the code", async () => {
  const { screen } = await opened("Status unknown", {}, { world: "troubled" });
  expect(screen.container.querySelector(".seam-code-status > .seam-dot")?.getAttribute("data-tone")).toBe("pending");
});

describe("digits", () => {
  it("are read to screen readers one by one, because 0042 would be read as forty-two", async () => {
    const { screen } = await opened("Amara Okafor");
    await expect.element(screen.getByText("4821", { exact: true })).toHaveAttribute("aria-hidden", "true");
    await expect.element(screen.getByText("4 8 2 1", { exact: true })).toBeInTheDocument();
  });

  it("are copied by Copy code", async () => {
    const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const { screen } = await opened("Amara Okafor");
    await screen.getByRole("button", { name: "Copy code" }).click();
    expect(written).toHaveBeenCalledWith("4821");
    await expect.element(said(screen)).toHaveTextContent("Code copied");
  });

  it("are hidden with maskCodes until a person asks for them", async () => {
    const { screen } = await opened("Amara Okafor", { maskCodes: true });
    expect(screen.container.innerHTML).not.toContain("4821");
    await screen.getByRole("button", { name: "Show code" }).click();
    await expect.element(screen.getByText("4821", { exact: true })).toBeVisible();
    await expect.element(said(screen)).toHaveTextContent("4 8 2 1");
    // The button's name is its next action. With aria-pressed too, a screen reader would say that the code is hidden.
    await expect.element(screen.getByRole("button", { name: "Hide code" })).not.toHaveAttribute("aria-pressed");
    await screen.getByRole("button", { name: "Hide code" }).click();
    await expect.element(screen.getByText("4821", { exact: true })).not.toBeInTheDocument();
    await expect.element(said(screen)).toHaveTextContent("hidden");
    expect(screen.container.textContent).not.toContain("4 8 2 1");
  });
});

describe("its door", () => {
  it("can be unlocked from here, and its details open and lead back", async () => {
    const { screen, world, door } = await opened("Amara Okafor");
    await screen.getByRole("button", { name: "Unlock", exact: true }).click();
    await expect.element(screen.getByText("Unlocked", { exact: true })).toBeVisible();
    await expect.poll(async () => (await world.device(door.device_id)).properties.locked).toBe(false);
    await screen.getByRole("button", { name: "Device details" }).click();
    await expect.element(screen.getByRole("heading", { name: "Device details" })).toHaveFocus();
    await screen.getByRole("button", { name: "Back" }).click();
    await expect.element(screen.getByRole("button", { name: "Device details" })).toHaveFocus();
  });

  it("is only shown, without a command, when the host disables locking", async () => {
    const { screen } = await opened("Amara Okafor", { disableLockUnlock: true });
    await expect.element(screen.getByText("Locked", { exact: true })).toBeVisible();
    expect(screen.getByRole("button", { name: "Unlock" }).elements()).toHaveLength(0);
  });
});

describe("changing it", () => {
  it("is not offered unless the host allows it", async () => {
    const { screen } = await opened("Amara Okafor");
    expect(screen.getByRole("button", { name: /^(Edit|Delete) code$/ }).elements()).toHaveLength(0);
  });

  it("opens the form, saves, and comes back to the details", async () => {
    const { screen } = await opened("Amara Okafor", { disableEditAccessCode: false });
    await screen.getByRole("button", { name: "Edit code" }).click();
    await screen.getByRole("textbox", { name: "Name" }).fill("Amara O.");
    await screen.getByRole("button", { name: "Save" }).click();
    await expect.element(screen.getByRole("heading", { name: "Amara O." })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Edit code" })).toHaveFocus();
  });

  it("asks before it deletes, and leaves the details afterwards", async () => {
    const onBack = vi.fn<() => void>();
    const { screen, world, door } = await opened("Amara Okafor", { disableDeleteAccessCode: false, onBack });
    await screen.getByRole("button", { name: "Delete code" }).click();
    await screen.getByRole("alertdialog").getByRole("button", { name: "Delete code" }).click();
    await expect.poll(() => onBack).toHaveBeenCalledOnce();
    await expect.element(said(screen)).toHaveTextContent("The code is being removed");
    await expect.poll(() => codesOf(world, door.device_id)).toHaveLength(4);
  });
});

it("can be used with the keyboard alone", async () => {
  const { screen } = await opened("Amara Okafor", {
    onBack: back,
    disableEditAccessCode: false,
    disableDeleteAccessCode: false,
    maskCodes: true,
  });
  const names = [
    "Back",
    "Show code",
    "Copy code",
    "Copy message",
    /^Add 1 night/,
    "Device details",
    "Unlock",
    "Edit code",
    "Delete code",
  ];
  await expect.element(screen.getByRole("button", { name: "Unlock" })).toBeVisible();
  for (const name of names) {
    await userEvent.keyboard("{Tab}");
    await expect.element(screen.getByRole("button", { name, exact: true })).toHaveFocus();
  }
});

it.each([280, 390])("fits %i px", async (width) => {
  await page.viewport(width, 800);
  const { screen } = await opened("Kaspar Lindqvist-Montgomery and family, late arrival");
  expect(screen.container.scrollWidth).toBeLessThanOrEqual(screen.container.clientWidth);
  await page.viewport(1000, 800);
});

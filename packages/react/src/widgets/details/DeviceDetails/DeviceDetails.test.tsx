import { describe, expect, it, vi } from "vitest";
import { expectAccessible } from "../../../../test/appearance.ts";
import { render } from "../../../../test/render.tsx";
import { createWorld, findDoor, type World } from "../../../../test/world.ts";
import { de } from "../../../strings/de.ts";
import { problems } from "../../../strings/problems/de.ts";
import { modelName } from "../../../rules/device/model-name.ts";
import { DeviceDetails } from "./DeviceDetails.tsx";

async function deviceNamed(world: World, name: string) {
  const found = (await world.devices()).find(({ properties }) => properties.name === name);
  if (found === undefined) throw new Error(`The world has no device called ${name}.`);
  return found;
}

async function open(name: string, world: Parameters<typeof createWorld>[0] = {}) {
  const made = await createWorld(world);
  const device = await deviceNamed(made, name);
  return { device, world: made, screen: await render(<DeviceDetails deviceId={device.device_id} />, { in: made }) };
}

describe("device details", () => {
  it("shows name, status, power, model, codes, lock and code length", async () => {
    const { screen, device } = await open("Front Door");
    await expect.element(screen.getByRole("heading", { name: "Front Door", level: 2 })).toBeVisible();
    await expect.element(screen.getByText("Online", { exact: true })).toBeVisible();
    await expect.element(screen.getByText("Good (92%)", { exact: true })).toBeVisible();
    await expect.element(screen.getByText(modelName(device), { exact: true })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "5 access codes" })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Unlock", exact: true })).toBeVisible();
    const lengths = device.properties.supported_code_lengths ?? [];
    await expect.element(screen.getByText(`${Math.min(...lengths)}–${Math.max(...lengths)} digits`)).toBeVisible();
    await expectAccessible(screen.container);
  });

  it.each([
    ["Laundry", "Device Offline"],
    ["Boathouse", "Account Offline"],
  ])(
    "shows %s as %s, with its last battery reading and that one's age, and disables its command",
    async (name, status) => {
      const { screen, device } = await open(name);
      await expect.element(screen.getByText(status, { exact: true })).toBeVisible();
      const percent = Math.floor((device.properties.battery?.level ?? 0) * 100);
      await expect
        .element(screen.getByText(new RegExp(`^(Good|Low!?) \\(${percent}%\\), \\d+ (minute|hour|day)s? ago$`)))
        .toBeVisible();
      await expect.element(screen.getByRole("button", { name: /^(Un)?[Ll]ock$/ }).first()).toBeDisabled();
      await expectAccessible(screen.container);
    },
  );

  it("adds a code without a visit to the list, and gives the focus back", async () => {
    const world = await createWorld();
    const { device_id } = await deviceNamed(world, "Front Door");
    const screen = await render(<DeviceDetails deviceId={device_id} disableCreateAccessCode={false} />, { in: world });
    const add = screen.getByRole("button", { name: "Add code" });
    await add.click();
    await screen.getByRole("textbox", { name: "Name", exact: true }).fill("Guest");
    await screen.getByRole("button", { name: "Save" }).click();
    await screen.getByRole("button", { name: "Done" }).click();
    await expect.element(screen.getByRole("button", { name: "6 access codes" })).toBeVisible();
    await expect.element(add).toHaveFocus();
    await expectAccessible(screen.container);
  });

  it("offers to add a code only where the host wants that, and the lock takes codes", async () => {
    const { screen } = await open("Front Door");
    await expect.element(screen.getByRole("button", { name: "5 access codes" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Add code" }).elements()).toHaveLength(0);
  });

  it("begins with what is wrong, with the button that connects an account again where that helps", async () => {
    const { screen } = await open("Boathouse");
    const connect = screen.getByRole("listitem").getByRole("button", { name: "Connect Account" });
    await expect.element(connect).toBeVisible();
    const codes = screen.getByRole("button", { name: /access codes?$/ }).element();
    expect(connect.element().compareDocumentPosition(codes)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expectAccessible(screen.container);
  });

  it("lists errors in red and warnings in orange", async () => {
    const { screen, device } = await open("Everything at once", { world: "troubled" });
    const alerts = screen.getByRole("list").getByRole("listitem");
    await expect.poll(() => alerts.elements().length).toBe(device.errors.length + device.warnings.length);
    const tones = alerts.elements().map((alert) => alert.getAttribute("data-tone"));
    expect(tones).toEqual([...device.errors.map(() => "danger"), ...device.warnings.map(() => "warning")]);
    expect(alerts.elements().map((alert) => alert.textContent?.split(" ")[0])).toEqual([
      ...device.errors.map(() => "Error:"),
      ...device.warnings.map(() => "Warning:"),
    ]);
    for (const { message } of [...device.errors, ...device.warnings]) {
      await expect.element(screen.getByText(message).first()).toBeVisible();
    }
    await expectAccessible(screen.container);
  });

  it("says in the reader's language what happened and what to do, with no word of the server's English", async () => {
    const made = await createWorld({ world: "troubled" });
    const device = await deviceNamed(made, "Everything at once");
    const screen = await render(<DeviceDetails deviceId={device.device_id} />, {
      in: made,
      provider: { locale: "de", messages: de },
    });
    const first = screen.getByRole("listitem").first();
    await expect.element(first).toMatchTextContent(`Fehler: ${problems.batteryLow} ${de.remedy.replaceBatteries}`);
    expect(screen.container.querySelectorAll('[lang="en"]')).toHaveLength(0);
    const shown = new Set(
      screen
        .getByRole("list")
        .element()
        .textContent?.match(/\p{L}+/gu),
    );
    const sent = [...device.errors, ...device.warnings].flatMap(({ message }) => message.match(/\p{L}{3,}/gu) ?? []);
    // These words are the same in both languages.
    expect(sent.filter((word) => shown.has(word) && !/^(Codes?|Bridge|Hub|App|offline|online)$/.test(word))).toEqual(
      [],
    );
  });

  it("shows a single code length as one number, and leaves out the row when there is none", async () => {
    const one = await open("One code length", { world: "troubled" });
    await expect.element(one.screen.getByText("6 digits", { exact: true })).toBeVisible();
    await one.screen.unmount();
    const { screen } = await open("No code lengths", { world: "troubled" });
    await expect.element(screen.getByRole("heading", { name: "No code lengths" })).toBeVisible();
    expect(screen.getByText("Code length", { exact: true }).elements()).toHaveLength(0);
  });

  it("shows a device of which the server says only the minimum", async () => {
    const { screen } = await open("Bare necessities", { world: "troubled" });
    await expect.element(screen.getByRole("heading", { name: "Bare necessities" })).toBeVisible();
    await expect.element(screen.getByText("Unknown", { exact: true })).toBeVisible();
    await expectAccessible(screen.container);
  });

  it("renders nothing for a device that is not a lock", async () => {
    const { screen } = await open("Thermostat", { world: "troubled" });
    await expect.poll(() => screen.container.childElementCount).toBe(0);
  });

  it("shows its heading and says Loading… while it loads", async () => {
    const world = await createWorld();
    const door = await findDoor(world, { locked: true });
    await world.control("network/set", { delay_ms: 60_000 });
    const screen = await render(<DeviceDetails deviceId={door.device_id} onBack={() => undefined} />, { in: world });
    await expect.element(screen.getByRole("heading", { name: "Device details" })).toBeVisible();
    await expect.element(screen.getByText("Loading…", { exact: true })).toBeInTheDocument();
    await expectAccessible(screen.container);
  });

  it("shows an error for an unknown device, with Retry and Back", async () => {
    const onBack = vi.fn<() => void>();
    const screen = await render(<DeviceDetails deviceId="11111111-1111-4111-8111-111111111111" onBack={onBack} />);
    await expect.element(screen.getByRole("alert")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Retry" })).toBeVisible();
    await screen.getByRole("button", { name: "Back" }).click();
    expect(onBack.mock.calls).toHaveLength(1);
    await expectAccessible(screen.container);
  });

  it("opens its codes, and Back returns the focus to the row that opened them", async () => {
    const { screen } = await open("Front Door");
    await screen.getByRole("button", { name: "5 access codes" }).click();
    await expect.element(screen.getByRole("heading", { name: /^Access Codes/ })).toHaveFocus();
    await screen.getByRole("button", { name: "Back" }).click();
    await expect.element(screen.getByRole("button", { name: "5 access codes" })).toHaveFocus();
  });

  it.each([
    [true, 0],
    [undefined, 5],
  ])("hands `grouped` (%s) to the table of its codes", async (grouped, doors) => {
    const world = await createWorld();
    const { device_id } = await deviceNamed(world, "Front Door");
    const screen = await render(<DeviceDetails deviceId={device_id} grouped={grouped} />, { in: world });
    await screen.getByRole("button", { name: "5 access codes" }).click();
    await expect.element(screen.getByRole("heading", { name: /^Access Codes/ })).toBeVisible();
    await expect.poll(() => screen.container.querySelectorAll(".seam-code-row")).toHaveLength(5);
    expect(screen.getByRole("heading", { name: "Upcoming" }).elements()).toHaveLength(grouped ? 1 : 0);
    expect(screen.container.querySelectorAll(".seam-code-device")).toHaveLength(doors);
  });

  it.each([
    ["in a toast while its codes are open", false],
    ["only at the lock once a person is back there", true],
  ])("says how a command ended %s", async (_where, isBack) => {
    const world = await createWorld();
    const { device_id, properties } = await findDoor(world, { locked: true });
    await world.control("faults/set", { device_id, fault: "hold", times: null });
    const screen = await render(<DeviceDetails deviceId={device_id} />, { in: world });
    await screen.getByRole("button", { name: "Unlock", exact: true }).click();
    await screen.getByRole("button", { name: /access codes?$/ }).click();
    await expect.element(screen.getByRole("heading", { name: /^Access Codes/ })).toBeVisible();
    if (isBack) await screen.getByRole("button", { name: "Back" }).click();
    await world.control("devices/update", { device_id, online: false });
    await world.control("faults/clear", { device_id });
    const news = screen
      .getByText(isBack ? /^Not unlocked\./ : new RegExp(`^${properties.name}: Not unlocked\\.`))
      .first();
    await expect.element(news).toBeVisible();
    expect(document.querySelectorAll(".seam-toast")).toHaveLength(isBack ? 0 : 1);
  });

  it("shows another device as a new view", async () => {
    const world = await createWorld();
    const [one, other] = [await deviceNamed(world, "Front Door"), await deviceNamed(world, "Garden Gate")];
    const screen = await render(<DeviceDetails deviceId={one.device_id} />, { in: world });
    await screen.getByRole("button", { name: "5 access codes" }).click();
    await screen.unmount();
    const next = await render(<DeviceDetails deviceId={other.device_id} />, { in: world });
    await expect.element(next.getByRole("heading", { name: "Garden Gate" })).toBeVisible();
  });
});

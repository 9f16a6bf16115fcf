import { afterEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../test/appearance.ts";
import { formatOf } from "../../../strings/format.ts";
import { dateTimes } from "../../../strings/moments.ts";
import { findCode, findDevice } from "../../../../test/codes.ts";
import { render, Signed } from "../../../../test/render.tsx";
import { watchRequests } from "../../../../test/wire/requests.ts";
import { createWorld } from "../../../../test/world.ts";
import { EditAccessCodeForm, type EditAccessCodeFormProps } from "./EditAccessCodeForm.tsx";

type Screen = Awaited<ReturnType<typeof render>>;

async function opened(title: string, props: Omit<EditAccessCodeFormProps, "accessCodeId"> = {}) {
  const world = await createWorld();
  const door = await findDevice(world, "Front Door");
  const code = await findCode(world, door.device_id, title);
  const screen = await render(<EditAccessCodeForm accessCodeId={code.access_code_id} {...props} />, { in: world });
  await expect.element(name(screen)).toBeVisible();
  return { screen, world, door, code, now: (called = title) => findCode(world, door.device_id, called) };
}
const name = (screen: Screen) => screen.getByRole("textbox", { name: "Name", exact: true });
const pin = (screen: Screen) => screen.getByRole("textbox", { name: "Code", exact: true });
const save = (screen: Screen) => screen.getByRole("button", { name: "Save", exact: true });
const said = (screen: Screen) => screen.getByRole("status").last();

afterEach(() => void vi.useRealTimers());

describe("editing an access code", () => {
  it("shows the code's present values, with its times in the door's zone", async () => {
    const { screen, code } = await opened("Amara Okafor", { onBack: () => undefined });
    await expect.element(screen.getByRole("heading", { name: "Edit access code", exact: true })).toBeVisible();
    await expect.element(name(screen)).toHaveValue("Amara Okafor");
    await expect.element(pin(screen)).toHaveValue("4821");
    await expect.element(screen.getByRole("radio", { name: "Start/end times" })).toBeChecked();
    const [ends = ""] = dateTimes(formatOf("en-US"), [code.ends_at ?? ""], "America/New_York");
    await expect.element(screen.getByText(ends, { exact: true })).toBeVisible();
    await expectAccessible(screen.container);
  });

  it("saves a new name and changes neither digits nor times", async () => {
    const onSuccess = vi.fn<(id: string) => void>();
    const onBack = vi.fn<() => void>();
    const { screen, code, now } = await opened("Amara Okafor", { onSuccess, onBack });
    await name(screen).fill("Amara O.");
    await save(screen).click();
    await expect.element(said(screen)).toHaveTextContent("Code saved");
    expect(onSuccess).toHaveBeenCalledWith(code.access_code_id);
    expect(onBack).toHaveBeenCalledOnce();
    const { code: digits, type, starts_at, ends_at } = code;
    expect(await now("Amara O.")).toMatchObject({ code: digits, type, starts_at, ends_at });
  });

  it("shows what was saved, and when it is opened again what others have saved since", async () => {
    const world = await createWorld();
    const door = await findDevice(world, "Front Door");
    const { access_code_id } = await findCode(world, door.device_id, "Amara Okafor");
    const form = <EditAccessCodeForm accessCodeId={access_code_id} />;
    const screen = await render(form, { in: world });
    await name(screen).fill("Amara O.");
    await save(screen).click();
    await expect.element(said(screen)).toHaveTextContent("Code saved");
    await expect.element(name(screen)).toHaveValue("Amara O.");
    await screen.rerender(<Signed in={world}>{null}</Signed>);
    await world.call("/access_codes/update", { access_code_id, name: "Amara at the desk" });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
    await screen.rerender(<Signed in={world}>{form}</Signed>);
    await expect.element(name(screen)).toHaveValue("Amara at the desk");
  });

  it("says before Save that the code has been deleted elsewhere, and keeps what was typed", async () => {
    const { screen, world, code } = await opened("Amara Okafor");
    await name(screen).fill("Amara O.");
    await world.call("/access_codes/delete", { access_code_id: code.access_code_id });
    await expect
      .element(screen.getByRole("alert"), { timeout: 10_000 })
      .toMatchTextContent("This code has been deleted meanwhile, so it cannot be saved.");
    await expect.element(save(screen)).toBeDisabled();
    await expect.element(name(screen)).toHaveValue("Amara O.");
  });

  it("renames a code whose end has passed without changing its times", async () => {
    const world = await createWorld();
    const { device_id } = await findDevice(world, "Front Door");
    const { access_code_id, starts_at, ends_at } = await findCode(world, device_id, "Amara Okafor");
    // Only this browser's clock has passed the end. All tests share one server, which keeps its own clock.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(ends_at ?? "") + 60_000 });
    const screen = await render(<EditAccessCodeForm accessCodeId={access_code_id} />, { in: world });
    await name(screen).fill("Amara O.");
    await expect.element(screen.getByText("The end has passed")).not.toBeInTheDocument();
    await save(screen).click();
    await expect.element(said(screen)).toHaveTextContent("Code saved");
    expect(await findCode(world, device_id, "Amara O.")).toMatchObject({ type: "time_bound", starts_at, ends_at });
  });

  it("makes a time-bound code ongoing, and gives it other digits", async () => {
    const { screen, now } = await opened("Amara Okafor");
    await screen.getByRole("radio", { name: "Ongoing" }).click();
    await pin(screen).fill("4829");
    await save(screen).click();
    await expect.poll(() => now()).toMatchObject({ type: "ongoing", code: "4829" });
  });

  it("proposes a later start when the lock takes no start in the past, and refuses that start once it has passed", async () => {
    const world = await createWorld();
    const { device_id } = await findDevice(world, "Boathouse");
    const { access_code_id } = await findCode(world, device_id, "Sailing club");
    vi.useFakeTimers({ toFake: ["Date", "setInterval"], now: Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 60_000 });
    const screen = await render(<EditAccessCodeForm accessCodeId={access_code_id} />, { in: world });
    await screen.getByRole("radio", { name: "Start/end times" }).click();
    await expect.element(screen.getByText(/:30\s[AP]M( E[DS]T)?$/).first()).toBeVisible();
    await expect.element(save(screen)).toBeEnabled();
    vi.advanceTimersByTime(31 * 60_000);
    await expect.element(screen.getByText("The start has passed", { exact: true })).toBeVisible();
    await expect.element(save(screen)).toBeDisabled();
  });

  it("never shows digits that the host hides, and keeps them on saving", async () => {
    const { screen, now } = await opened("Cleaning team", { maskCodes: true });
    await expect.element(pin(screen)).toHaveValue("");
    await expect.element(pin(screen)).toHaveAttribute("placeholder", "Unchanged if left empty");
    expect(screen.container.innerHTML).not.toContain("83926");
    await name(screen).fill("Cleaners");
    await save(screen).click();
    await expect.poll(async () => (await now("Cleaners")).code).toBe("83926");
  });

  it("keeps what was typed while the code changes elsewhere", async () => {
    const { screen, world, code } = await opened("Cleaning team");
    await name(screen).fill("Cleaners of the night");
    // Requests are watched before the change, because the event stream may have the code read before `update` has
    // answered.
    const requests = watchRequests();
    await world.call("/access_codes/update", { access_code_id: code.access_code_id, name: "Someone else's name" });
    window.dispatchEvent(new Event("visibilitychange"));
    await expect.poll(() => requests.count("/access_codes/get")).toBeGreaterThan(0);
    await userEvent.keyboard(" shift");
    await expect.element(name(screen)).toHaveValue("Cleaners of the night shift");
  });

  it("restores everything on Cancel when it has no way back", async () => {
    const { screen } = await opened("Cleaning team");
    await name(screen).fill("Nonsense");
    await screen.getByRole("button", { name: "Cancel", exact: true }).click();
    await screen.getByRole("button", { name: "Discard" }).click();
    await expect.element(name(screen)).toHaveValue("Cleaning team");
  });
});

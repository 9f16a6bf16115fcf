// Announcements about the form are withdrawn when they no longer hold.
import { afterEach, expect, it, vi } from "vitest";
import { de } from "../../../strings/de.ts";
import { findCode, findDevice } from "../../../../test/codes.ts";
import { render } from "../../../../test/render.tsx";
import { name, opened, pin, save } from "../../../../test/screens/create-code-form.tsx";
import { createWorld } from "../../../../test/world.ts";
import { CreateAccessCodeForm } from "./CreateAccessCodeForm.tsx";
import { EditAccessCodeForm } from "./EditAccessCodeForm.tsx";

type Screen = Awaited<ReturnType<typeof render>>;

const spoken = (screen: Screen): string =>
  [...screen.container.querySelectorAll('[role="status"]')].map((region) => region.textContent).join();
const plain = (text: string) => text.replace(/\s/gu, " ");

afterEach(() => void vi.useRealTimers());

it("says no more that the code was saved once it could not be saved", async () => {
  const world = await createWorld();
  const { device_id } = await findDevice(world, "Front Door");
  const { access_code_id } = await findCode(world, device_id, "Amara Okafor");
  const screen = await render(<EditAccessCodeForm accessCodeId={access_code_id} />, { in: world });
  await name(screen).fill("Amara O.");
  await save(screen).click();
  await expect.poll(() => spoken(screen)).toBe("Code saved");
  await expect.element(name(screen)).toHaveValue("Amara O.");
  await world.control("network/set", { status: 503 });
  await name(screen).fill("Amara Okafor");
  await save(screen).click();
  await expect.element(screen.getByRole("alert")).toHaveFocus();
  expect(spoken(screen)).toBe("");
});

it("says no more that digits were filled in once others are typed", async () => {
  const { screen } = await opened();
  await screen.getByRole("button", { name: "Generate" }).click();
  await expect.poll(() => spoken(screen)).toBe("A code was filled in");
  await pin(screen).fill("1243");
  await expect.element(pin(screen)).toHaveValue("1243");
  expect(spoken(screen)).toBe("");
});

it.each([
  ["en-US", undefined, "3 nights", /^3 nights: \p{L}+ \d+, \d+:\d\d [AP]M to \p{L}+ \d+, 11:00 AM$/u],
  ["de", de, "3 Nächte", /^3 Nächte: \d+\. \p{L}+\.?, \d+:\d\d bis \d+\. \p{L}+\.?, 11:00$/u],
])("says which times a press has chosen, until others are chosen: %s", async (locale, messages, label, expected) => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(new Date().getUTCFullYear(), 5, 8, 16) });
  const world = await createWorld();
  const { device_id } = await findDevice(world, "Front Door");
  const provider = { locale, messages };
  const timePresets = [{ label, nights: 3, from: "15:00", to: "11:00" }];
  const form = <CreateAccessCodeForm deviceId={device_id} timePresets={timePresets} />;
  const screen = await render(form, { in: world, provider });
  await screen.getByRole("button", { name: label }).click();
  await expect.poll(() => plain(spoken(screen))).toMatch(expected);
  await screen.getByRole("radio").first().click();
  expect(spoken(screen)).toBe("");
});

it("says no more what is wrong with a field once it is right", async () => {
  const { screen } = await opened();
  await pin(screen).fill("12");
  await expect.poll(() => spoken(screen)).toBe("This lock takes 4–8 digits");
  await pin(screen).fill("1243");
  await expect.element(pin(screen)).not.toHaveAttribute("aria-invalid");
  expect(spoken(screen)).toBe("");
});

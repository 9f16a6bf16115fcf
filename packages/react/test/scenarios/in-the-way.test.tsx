// No widget covers a host's sticky header, and nothing covers the element with keyboard focus.
import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AccessCodeDetails, AccessCodeTable } from "../../src/index.ts";
import "../../src/styles/index.css";
import { fr } from "../../src/strings/fr.ts";
import { findCode, findDevice } from "../codes.ts";
import { render } from "../render.tsx";
import { withoutStream } from "../wire/without-stream.ts";
import { createWorld } from "../world.ts";

const changeable = { disableEditAccessCode: false, disableDeleteAccessCode: false };

afterEach(() => page.viewport(1000, 800));

it("lies below a host's header that stays when the page is scrolled", async () => {
  await page.viewport(1000, 800);
  const world = await createWorld();
  const { device_id } = await findDevice(world, "Front Door");
  const screen = await render(
    <>
      <div id="host-header" style={{ position: "fixed", inset: 0, zIndex: 1 }} />
      <AccessCodeTable deviceId={device_id} {...changeable} />
    </>,
    { in: world },
  );
  await expect.element(screen.getByRole("button", { name: "2 errors" })).toBeInTheDocument();
  for (const name of [/^Actions for/, "2 errors"]) {
    const { left, top, width, height } = screen.getByRole("button", { name }).first().element().getBoundingClientRect();
    expect(document.elementFromPoint(left + width / 2, top + height / 2)?.id).toBe("host-header");
  }
});

it("scrolls what Tab reaches above the sticky alert on a low screen (WCAG 2.4.11)", async () => {
  withoutStream();
  await page.viewport(320, 256);
  const world = await createWorld();
  const { device_id } = await findDevice(world, "Front Door");
  const { access_code_id } = await findCode(world, device_id, "Amara Okafor");
  const screen = await render(<AccessCodeDetails accessCodeId={access_code_id} {...changeable} />, { in: world });
  await expect.element(screen.getByRole("button", { name: "Unlock" })).toBeEnabled();
  await world.control("network/set", { status: 500 });
  window.dispatchEvent(new Event("visibilitychange"));
  await expect.element(screen.getByText(/could not be refreshed/)).toBeVisible();
  const strip = screen.container.querySelector("[data-strip]");
  (screen.getByRole("button", { name: "Copy code" }).element() as HTMLElement).focus();
  for (const name of ["Copy message", /^Add 1 night/, "Device details", "Unlock", "Edit code", "Delete code"]) {
    await userEvent.tab();
    const button = screen.getByRole("button", { name });
    await expect.element(button).toHaveFocus();
    await expect
      .poll(() => (strip?.getBoundingClientRect().top ?? 0) - button.element().getBoundingClientRect().top)
      .toBeGreaterThan(0);
  }
});

it("sets Delete below Edit where they do not fit beside each other", async () => {
  await page.viewport(280, 800);
  const world = await createWorld();
  const { device_id } = await findDevice(world, "Front Door");
  const { access_code_id } = await findCode(world, device_id, "Amara Okafor");
  const screen = await render(<AccessCodeDetails accessCodeId={access_code_id} {...changeable} />, {
    in: world,
    provider: { locale: "fr", messages: fr },
  });
  const top = (name: string) => screen.getByRole("button", { name }).element().getBoundingClientRect().top;
  await expect.element(screen.getByRole("button", { name: fr.accessCodeDetails.edit })).toBeVisible();
  expect(top(fr.accessCodeDetails.delete)).toBeGreaterThan(top(fr.accessCodeDetails.edit));
});

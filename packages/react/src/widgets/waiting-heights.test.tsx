// Skeletons are as high as the content that replaces them; otherwise everything below would jump.
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { findCode, findDevice } from "../../test/codes.ts";
import { render } from "../../test/render.tsx";
import { everySample } from "../../test/screens/every-sample.ts";
import { createWorld } from "../../test/world.ts";
import "../styles/index.css";
import { AccessCodeDetails } from "./details/AccessCodeDetails/AccessCodeDetails.tsx";

afterEach(() => page.viewport(1280, 720));

const parts = everySample.flatMap(({ name, waits }) =>
  (waits?.parts ?? []).map((part) => ({ name, part, widget: waits?.widget })),
);

it.each([390, 1000].flatMap((width) => parts.map(({ name, part, widget }) => ({ width, name, part, widget }))))(
  "$name at $width px waits with a $part as high as it will be",
  async ({ width, widget, part }) => {
    await page.viewport(width, 900);
    const world = await createWorld();
    const { device_id: deviceId } = await findDevice(world, "Front Door");
    const { access_code_id: accessCodeId } = await findCode(world, deviceId, "Amara Okafor");
    const { device_id: roomId } = await findDevice(world, "Room 2 Heron");
    const view = widget?.({ deviceId, accessCodeId, roomId });
    const heightOf = async (isWaiting: boolean) => {
      await world.control("network/set", { delay_ms: isWaiting ? 60_000 : 0 });
      const { container, unmount } = await render(view, { in: world });
      const shown = () =>
        [...container.querySelectorAll(part)].find((one) => (one.closest(".seam-waiting") !== null) === isWaiting);
      await expect.poll(shown).toBeDefined();
      const height = shown()?.getBoundingClientRect().height ?? 0;
      await unmount();
      return height;
    };
    const waiting = await heightOf(true);
    expect(Math.abs(waiting - (await heightOf(false)))).toBeLessThan(6);
  },
);

it.each([390, 1000].flatMap((width) => [false, true].map((isDisabled) => ({ width, isDisabled }))))(
  "a code that may be changed or deleted (not: $isDisabled) waits at $width px with its facts where they will be",
  async ({ width, isDisabled }) => {
    await page.viewport(width, 900);
    const world = await createWorld();
    const { device_id } = await findDevice(world, "Front Door");
    const { access_code_id } = await findCode(world, device_id, "Amara Okafor");
    const firstFactAt = async (isWaiting: boolean) => {
      await world.control("network/set", { delay_ms: isWaiting ? 60_000 : 0 });
      const { container, unmount } = await render(
        <AccessCodeDetails
          accessCodeId={access_code_id}
          disableEditAccessCode={isDisabled}
          disableDeleteAccessCode={isDisabled}
        />,
        { in: world },
      );
      const fact = () =>
        container.querySelector(isWaiting ? ".seam-waiting > .seam-detail" : ".seam-frame > .seam-detail");
      await expect
        .poll(
          () =>
            fact() !== null && (isWaiting || container.querySelector(".seam-device-card:not(.seam-waiting)") !== null),
        )
        .toBe(true);
      const top = (fact()?.getBoundingClientRect().top ?? 0) - container.getBoundingClientRect().top;
      await unmount();
      return top;
    };
    const waiting = await firstFactAt(true);
    expect(Math.abs(waiting - (await firstFactAt(false)))).toBeLessThan(6);
  },
);

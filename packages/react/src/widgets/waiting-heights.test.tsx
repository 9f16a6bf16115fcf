// What waits stands as high as what comes, or everything below it jumps.
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { findCode, findDevice } from "../../test/codes.ts";
import { render } from "../../test/render.tsx";
import { createWorld } from "../../test/world.ts";
import "../styles/index.css";
import { AccessCodeDetails } from "./details/AccessCodeDetails/AccessCodeDetails.tsx";
import { CreateAccessCodeForm } from "./forms/AccessCodeForm/CreateAccessCodeForm.tsx";
import { CodeTimeline } from "./timeline/CodeTimeline/CodeTimeline.tsx";
import { DeviceDetails } from "./details/DeviceDetails/DeviceDetails.tsx";

afterEach(() => page.viewport(1280, 720));

const parts = [
  ["AccessCodeDetails", ".seam-pin"],
  ["AccessCodeDetails", ".seam-device-card"],
  ["DeviceDetails", ".seam-lock"],
  ["DeviceDetails", ".seam-nav-line"],
  ["CreateAccessCodeForm", ".seam-form"],
  ["CodeTimeline", ":is(.seam-week-head, .seam-daydoor)"],
  ["CodeTimeline", ":is(.seam-week-row, .seam-daydoor)"],
] as const;

it.each([390, 1000].flatMap((width) => parts.map(([widget, part]) => ({ width, widget, part }))))(
  "$widget at $width px waits with a $part as high as it will be",
  async ({ width, widget, part }) => {
    await page.viewport(width, 900);
    const world = await createWorld();
    const { device_id } = await findDevice(world, "Front Door");
    const { access_code_id } = await findCode(world, device_id, "Amara Okafor");
    const room = await findDevice(world, "Room 2 Heron");
    const views = {
      AccessCodeDetails: <AccessCodeDetails accessCodeId={access_code_id} />,
      DeviceDetails: <DeviceDetails deviceId={device_id} disableCreateAccessCode={false} />,
      CreateAccessCodeForm: <CreateAccessCodeForm deviceId={device_id} />,
      CodeTimeline: <CodeTimeline deviceIds={[room.device_id]} />,
    };
    const heightOf = async (isWaiting: boolean) => {
      await world.control("network/set", { delay_ms: isWaiting ? 60_000 : 0 });
      const { container, unmount } = await render(views[widget], { in: world });
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

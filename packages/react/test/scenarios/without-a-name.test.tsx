// Doors and codes without a name, located by its replacement.
import { expect, it } from "vitest";
import { render as mount } from "vitest-browser-react";
import { AccessCodeTable, DeviceTable, SeamProvider } from "../../src/index.ts";
import { findDevice } from "../codes.ts";
import { inEntities, oddWire } from "../wire/odd-wire.ts";
import { createWorld } from "../world.ts";
import "../appearance.ts";

const nameless = inEntities((name, value) =>
  name === "properties"
    ? { ...(value as object), name: (value as { name: string }).name.replace("Front Door", " \u200b") }
    : value === "Amara Okafor"
      ? null
      : value,
);

it.each([
  ["a device", "unnamed dev", "Unnamed device", "Devices1 of 12"],
  ["a code", "^code$", "Code", "Access Codes1 of 5"],
])("%s", async (what, words, shown, count) => {
  const world = await createWorld();
  const { device_id } = await findDevice(world, "Front Door");
  const screen = await mount(
    <SeamProvider client={oddWire(world, nameless).client} disableCssInjection disableFontInjection>
      {what === "a device" ? <DeviceTable /> : <AccessCodeTable deviceId={device_id} />}
    </SeamProvider>,
  );
  await expect.element(screen.getByRole("button", { name: shown, exact: true })).toBeVisible();
  await screen.getByRole("searchbox").fill(words);
  await expect.element(screen.getByRole("heading").first()).toHaveTextContent(count);
  await expect.element(screen.getByRole("button", { name: shown, exact: true })).toBeVisible();
});

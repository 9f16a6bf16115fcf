// Opens the table of a device's codes, and finds its parts on the screen.
import { expect } from "vitest";
import { page } from "vitest/browser";
import {
  AccessCodeTable,
  type AccessCodeTableProps,
} from "../../src/widgets/details/AccessCodeTable/AccessCodeTable.tsx";
import { codesOf, findDevice } from "../codes.ts";
import { type Rendered, render } from "../render.tsx";
import { createWorld, type WorldOptions } from "../world.ts";

export type Screen = Rendered;

export const allowed = { disableCreateAccessCode: false, disableEditAccessCode: false, disableDeleteAccessCode: false };
export const title = (screen: Screen) => screen.getByRole("heading", { name: /^Access Codes/ });
export const rows = (screen: Screen) => screen.getByRole("listitem");
export const rowOf = (screen: Screen, name: string) =>
  rows(screen).filter({ has: page.getByRole("button", { name, exact: true }) });
export const menuOf = (screen: Screen, name: string) =>
  screen.getByRole("button", { name: `Actions for ${name}`, exact: true });
export const item = (screen: Screen, name: string | RegExp) => screen.getByRole("menuitem", { name });
export const search = (screen: Screen) => screen.getByRole("searchbox", { name: "Search" });
export const said = (screen: Screen) => screen.getByRole("status").last();

/** Opens the codes of the hotel's front door. */
export async function opened(props: Omit<AccessCodeTableProps, "deviceId"> = {}, options: WorldOptions = {}) {
  const world = await createWorld(options);
  const door = await findDevice(world, "Front Door");
  const screen = await render(<AccessCodeTable deviceId={door.device_id} {...props} />, { in: world });
  const codes = await codesOf(world, door.device_id);
  await expect.element(title(screen)).toHaveTextContent(`Access Codes${codes.length}`);
  return { screen, world, door, codes };
}

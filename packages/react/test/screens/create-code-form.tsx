// Opens the form that adds a code to a device, and finds its parts on the screen.
import { expect } from "vitest";
import {
  CreateAccessCodeForm,
  type CreateAccessCodeFormProps,
} from "../../src/widgets/forms/AccessCodeForm/CreateAccessCodeForm.tsx";
import { codesOf, findDevice } from "../codes.ts";
import { type Rendered, render } from "../render.tsx";
import { createWorld, type WorldOptions } from "../world.ts";

export type Screen = Rendered;

export async function opened(
  props: Omit<CreateAccessCodeFormProps, "deviceId"> = {},
  door = "Front Door",
  options: WorldOptions = {},
) {
  const world = await createWorld(options);
  const device = await findDevice(world, door);
  const screen = await render(<CreateAccessCodeForm deviceId={device.device_id} {...props} />, { in: world });
  await expect.element(name(screen)).toBeVisible();
  const made = async (title: string) => (await codesOf(world, device.device_id)).find((code) => code.name === title);
  return { screen, world, device, made };
}
export const name = (screen: Screen) => screen.getByRole("textbox", { name: "Name", exact: true });
export const pin = (screen: Screen) => screen.getByRole("textbox", { name: "Code", exact: true });
export const save = (screen: Screen) => screen.getByRole("button", { name: "Save", exact: true });
export const timed = (screen: Screen) => screen.getByRole("radio", { name: "Start/end times", exact: true });
export const said = (screen: Screen) => screen.getByRole("status").last();
/** Opens the times by the edit button of their summary. */
export async function openTiming(screen: Screen) {
  await timed(screen).click();
  await screen.getByRole("button", { name: "Edit times" }).click();
  await expect.element(screen.getByRole("heading", { name: "Timing", exact: true })).toHaveFocus();
}
export const back = (screen: Screen) => screen.getByRole("button", { name: "Back" }).click();
/** Year of the test's dates: the next one, so that they are never in the past. */
export const year = new Date().getUTCFullYear() + 1;

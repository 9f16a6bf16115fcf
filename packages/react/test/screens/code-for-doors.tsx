// Opens the form of one code for several doors, and finds its parts on the screen.
import { expect } from "vitest";
import {
  CreateCodeForDoorsForm,
  type CreateCodeForDoorsFormProps,
} from "../../src/widgets/forms/CodeForDoors/CreateCodeForDoorsForm.tsx";
import { codesOf, findDevice } from "../codes.ts";
import { type Rendered, render } from "../render.tsx";
import { createWorld, type World, type WorldOptions } from "../world.ts";
import { name, pin } from "./create-code-form.tsx";

export async function openedDoors(props: CreateCodeForDoorsFormProps = {}, options: WorldOptions = {}) {
  const world = await createWorld(options);
  const screen = await render(<CreateCodeForDoorsForm {...props} />, { in: world });
  await expect.element(door(screen, "Front Door")).toBeVisible();
  const madeAt = async (where: string, title: string) =>
    (await codesOf(world, (await findDevice(world, where)).device_id)).find((code) => code.name === title);
  return { screen, world, madeAt };
}
/** Opens the form with only these doors of a world, some of them chosen. */
export async function openedDoorsIn(
  world: World,
  deviceIds: readonly string[],
  defaultChosenDeviceIds: readonly string[] = [],
) {
  const form = <CreateCodeForDoorsForm deviceIds={deviceIds} defaultChosenDeviceIds={defaultChosenDeviceIds} />;
  const screen = await render(form, { in: world });
  return { screen };
}
export const door = (screen: Rendered, title: string) => screen.getByRole("checkbox", { name: title, exact: true });
export const goOn = (screen: Rendered) => screen.getByRole("button", { name: "Continue", exact: true });
export const saveOn = (screen: Rendered, count: number) =>
  screen.getByRole("button", { name: `Save on ${count} door${count === 1 ? "" : "s"}`, exact: true });

export async function choose(screen: Rendered, ...doors: readonly string[]) {
  for (const each of doors) await door(screen, each).click();
}

export async function fill(screen: Rendered, title: string, digits: string, ...doors: readonly string[]) {
  await choose(screen, ...doors);
  await goOn(screen).click();
  await name(screen).fill(title);
  await pin(screen).fill(digits);
  await saveOn(screen, doors.length).click();
}
/** Finds the row of a door by its text. */
export const rowOf = (screen: Rendered, says: string | RegExp) =>
  screen.getByRole("listitem").filter({ hasText: says }).first();

// Finds the parts of a device table on the screen.
import type { Device } from "@mortise/client";
import { page } from "vitest/browser";
import type { Rendered } from "../render.tsx";

export type Screen = Rendered;

export const rows = (screen: Screen) => screen.getByRole("listitem");
export const rowOf = (screen: Screen, name: string) =>
  rows(screen).filter({ has: page.getByRole("button", { name, exact: true }) });
export const open = (screen: Screen, name: string) => screen.getByRole("button", { name, exact: true }).click();
export const search = (screen: Screen) => screen.getByRole("searchbox", { name: "Search" });
export const title = (screen: Screen) => screen.getByRole("heading", { name: /^Devices/ });

/** Whether a device is online, without errors and warnings. */
export const isFine = ({ errors, warnings, properties }: Device) =>
  errors.length + warnings.length === 0 && properties.online;

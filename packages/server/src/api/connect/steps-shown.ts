// How far the person has come: "Step 2 of 3".
import { type Flow, offersOne } from "./flow.ts";
import { loginOf } from "./logins.ts";
import type { PaneContext } from "./panes.ts";
import type { Say } from "./strings/strings.ts";

/** As long as the maker is not chosen, nobody knows how many steps there will be. */
export function stepsShown(
  { pane, provider }: Pick<Flow, "pane" | "provider">,
  { brands, systems, selection }: Pick<PaneContext, "brands" | "systems" | "selection">,
  say: Say,
): string {
  const offered = [...brands.map(({ name }) => name), ...systems.map(({ kind }) => kind)];
  const chosen = pane === "intro" ? (offersOne(offered) ? offered[0] : null) : provider;
  if (chosen == null) return say("step", { step: "1" });
  const isSystem = systems.some(({ kind }) => kind === chosen);
  const panes = ["intro", "login"];
  if (!isSystem && loginOf(chosen).secondFactor) panes.push("code");
  if (isSystem || selection !== "none") panes.push("select");
  return say("stepOf", { step: String(panes.indexOf(pane) + 1), steps: String(panes.length) });
}

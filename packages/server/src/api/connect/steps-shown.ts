// Progress of a visit, such as "Step 2 of 3".
import { type Flow, offersOne } from "./flow.ts";
import { loginOf } from "./logins.ts";
import type { PaneContext } from "./panes.ts";
import type { Say } from "./strings/strings.ts";

/** Text of the progress. It names no total before a manufacturer is chosen, because the number of steps is unknown. */
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

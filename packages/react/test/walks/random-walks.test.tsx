// Random walks over the widgets: some rules hold always, for any order of actions by people, doors and the network.
import axe from "axe-core";
import { array, assert, asyncProperty, record } from "fast-check";
import { expect, inject, it } from "vitest";
import { settled } from "../appearance.ts";
import { deed, widget } from "./deeds.ts";
import { elementDoor, reactDoor } from "./host.tsx";
import { beginWalk } from "./walk.ts";

declare module "vitest" {
  export interface ProvidedContext {
    walks: { isShrunk: boolean; rounds: number; seed: number };
  }
}

const { isShrunk, rounds, seed } = inject("walks");
/** The elements on their own runtime, which has this version. */
const [door, open] =
  inject("reactVersion") === "19.0.0" ? (["the elements", elementDoor] as const) : (["React", reactDoor] as const);

it(`${rounds} walks over ${door}, from seed ${seed}, end well`, { timeout: 3_600_000 }, async () => {
  const story = record({ widget, deeds: array(deed, { minLength: 8, maxLength: 30, size: "max" }) });
  const property = asyncProperty(story, async ({ widget: first, deeds }) => {
    const walk = await beginWalk(open, first);
    try {
      for (const each of deeds) await walk.take(each);
      await settled(walk.place);
      const { violations } = await axe.run(walk.place);
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
    } finally {
      walk.end();
    }
  });
  // Shrinking to the fewest actions takes minutes.
  await assert(property, { numRuns: rounds, seed, endOnFailure: !isShrunk });
});

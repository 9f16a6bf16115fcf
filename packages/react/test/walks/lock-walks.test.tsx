// Walks around one lock, whose button is pressed while it and the network fail at random. Its control always shows what
// was last spoken of it.
import { array, assert, asyncProperty } from "fast-check";
import { expect, inject, it } from "vitest";
import { elementDoor, reactDoor } from "./host.tsx";
import { lockDeed } from "./lock-deeds.ts";
import { beginWalk } from "./walk.ts";

const { isShrunk, rounds, seed } = inject("walks");
const [door, open] =
  inject("reactVersion") === "19.0.0" ? (["the elements", elementDoor] as const) : (["React", reactDoor] as const);

/** Pause in milliseconds, longer than a command is shown as confirmed. */
const restMs = 2200;

it(`${rounds} walks around a lock in ${door}, from seed ${seed}, say what they show`, {
  timeout: 3_600_000,
}, async () => {
  const story = array(lockDeed, { minLength: 6, maxLength: 14, size: "max" });
  const property = asyncProperty(story, async (deeds) => {
    const walk = await beginWalk(open, "device-details");
    const locks = () => walk.place.querySelectorAll(".seam-lock[role=group]").length;
    try {
      await expect.poll(locks).toBe(1);
      for (const each of deeds)
        if (each.kind === "rest") await new Promise((resolve) => setTimeout(resolve, restMs));
        else await walk.take(each);
      expect(locks()).toBe(1);
    } finally {
      walk.end();
    }
  });
  await assert(property, { numRuns: rounds, seed, endOnFailure: !isShrunk });
});

// The toolbar's "make it fail": applies a failure to the story's workspace.
import type { Event } from "./story-parameters.ts";
import type { World } from "./world.ts";

export const failures = {
  none: { title: "All is well", events: [] },
  slow: { title: "Slow network: 3 s an answer", events: [["network/set", { delay_ms: 3000 }]] },
  offline: { title: "Offline: connections are cut", events: [["network/set", { down: true }]] },
  error: { title: "The server fails: status 500", events: [["network/set", { status: 500 }]] },
  refuse: { title: "Locks refuse to move", events: [["faults/set", { fault: "refused", times: null }]] },
  hold: { title: "Locks take for ever", events: [["faults/set", { fault: "hold", times: null }]] },
} as const satisfies Record<string, { title: string; events: readonly Event[] }>;

export type Failure = keyof typeof failures;

export const failureOf = (name: unknown): Failure =>
  typeof name === "string" && Object.hasOwn(failures, name) ? (name as Failure) : "none";

/** Undoes the former failure, restores the story's own faults, then applies the new failure. */
export async function makeItFail(world: World, failure: Failure, story: readonly Event[] = []): Promise<void> {
  await world.control("faults/clear");
  await world.control("network/set");
  await world.happen(story.filter(([name]) => name === "faults/set" || name === "network/set"));
  await world.happen(failures[failure].events);
}

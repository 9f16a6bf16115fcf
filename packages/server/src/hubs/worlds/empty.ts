// A workspace with nothing in it: what a new user sees first.
import type { World } from "./world.ts";
import type { WorldBuilder } from "./world-builder.ts";

export const empty = (build: WorldBuilder): World => build.done();

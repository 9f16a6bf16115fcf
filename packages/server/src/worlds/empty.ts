// Nothing at all: what a person sees first.
import type { World } from "./world.ts";
import type { WorldBuilder } from "./world-builder.ts";

export const empty = (build: WorldBuilder): World => build.done();

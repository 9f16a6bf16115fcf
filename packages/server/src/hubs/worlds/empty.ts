// An empty workspace, as a new user sees it first.
import type { World } from "./world.ts";
import type { WorldBuilder } from "./world-builder.ts";

export const empty = (build: WorldBuilder): World => build.done();

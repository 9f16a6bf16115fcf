// Worlds by name (contract: `worldNames`).
import type { worldNames } from "@mortise/contract";
import { empty } from "./empty.ts";
import { hotel } from "./hotel.ts";
import { huge } from "./huge.ts";
import { stays } from "./stays.ts";
import { troubled } from "./troubled.ts";
import type { World } from "./world.ts";
import { WorldBuilder } from "./world-builder.ts";

export type WorldName = (typeof worldNames)[number];

const worlds: Readonly<Record<WorldName, (build: WorldBuilder) => World>> = { hotel, empty, troubled, stays, huge };

/** Builds a world. The same workspace gets the same ids. Dates count from `now`, in epoch milliseconds. */
export const buildWorld = (name: WorldName, { workspace_id, now }: { workspace_id: string; now: number }): World =>
  worlds[name](new WorldBuilder({ workspace_id, now, user_identifier_key: `${name}-manager` }));

import { iconsOf } from "@mortise/parts";
import { drawings } from "./drawings.ts";

export type { IconName } from "./drawings.ts";

export const Icon = iconsOf(drawings);

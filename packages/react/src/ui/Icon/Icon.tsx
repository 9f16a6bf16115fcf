import { iconsOf } from "../../parts/Icon/icons-of.tsx";
import { iconPaths } from "./icons.ts";

export type { Tone } from "../../parts/Icon/icons-of.tsx";
export type { IconName } from "./icons.ts";

export const Icon = /* @__PURE__ */ iconsOf(iconPaths);

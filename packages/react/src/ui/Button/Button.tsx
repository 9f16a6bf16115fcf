import { type ButtonProps as PropsWith, buttonWith } from "../../parts/Button/button-with.tsx";
import { Icon, type IconName } from "../Icon/Icon.tsx";

export type ButtonProps = PropsWith<IconName>;

export const Button = /* @__PURE__ */ buttonWith(Icon);

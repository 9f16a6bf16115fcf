import { buttonWith } from "@mortise/parts";
import { Icon } from "./Icon.tsx";

export const Button = buttonWith(Icon);

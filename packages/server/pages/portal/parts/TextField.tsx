import { fieldErrorWith, labelledWith, textFieldWith } from "@mortise/parts";
import { Icon } from "./Icon.tsx";

export const FieldError = fieldErrorWith(Icon);
export const Labelled = labelledWith(FieldError);
/** Does not announce errors. They follow a submitted form, whose field gets the focus and is read with them. */
export const TextField = textFieldWith(Labelled, () => undefined);

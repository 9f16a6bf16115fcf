import { fieldErrorWith, labelledWith, textFieldWith } from "@mortise/parts";
import { Icon } from "./Icon.tsx";

export const FieldError = fieldErrorWith(Icon);
export const Labelled = labelledWith(FieldError);
/** Says no error by itself: errors come of sending a form, whose field then gets the focus and is read with them. */
export const TextField = textFieldWith(Labelled, () => undefined);

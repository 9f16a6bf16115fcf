import { fieldErrorWith } from "../../parts/TextField/field-error-with.tsx";
import { Icon } from "../Icon/Icon.tsx";

export const FieldError = /* @__PURE__ */ fieldErrorWith(Icon);

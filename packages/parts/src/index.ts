// Exports React components of the widget package (packages/react) to the server's own pages, which bundle them from
// source. They are in packages/react, because a published package cannot import an unpublished one
// (docs/decisions/0038-one-of-each-part.md).
export { type ButtonProps, buttonWith } from "../../react/src/parts/Button/button-with.tsx";
export { Dialog } from "../../react/src/parts/Dialog/Dialog.tsx";
export { type Drawing, type IconProps, iconsOf } from "../../react/src/parts/Icon/icons-of.tsx";
export { fieldErrorWith } from "../../react/src/parts/TextField/field-error-with.tsx";
export { labelledWith } from "../../react/src/parts/TextField/labelled-with.tsx";
export { textFieldWith } from "../../react/src/parts/TextField/text-field-with.tsx";
export { type ToastContent, toastWith } from "../../react/src/parts/Toast/toast-with.tsx";

// What every widget takes, by the names that the kit's 1.x and 4.x have for it.
import type { WidgetOptionProps } from "../widgets/widget-options.tsx";

export interface CommonProps
  extends Pick<
    WidgetOptionProps,
    | "disableLockUnlock"
    | "disableCreateAccessCode"
    | "disableEditAccessCode"
    | "disableDeleteAccessCode"
    | "disableResourceIds"
    | "disableConnectedAccountInformation"
    | "errorFilter"
    | "warningFilter"
  > {
  /** Classes for the root, beside `seam-components`. */
  className?: string | undefined;
  /** Shows a way back, and is called when it is taken. */
  onBack?: (() => void) | undefined;
}

export type RequiredCommonProps = { [Name in keyof CommonProps]-?: CommonProps[Name] };

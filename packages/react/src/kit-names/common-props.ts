// Props of every widget, with the names of Seam's React package 1.x and 4.x.
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
  /** Classes for the root, in addition to `seam-components`. */
  className?: string | undefined;
  /** Called when Back is pressed. The button is shown only if this is set. */
  onBack?: (() => void) | undefined;
}

export type RequiredCommonProps = { [Name in keyof CommonProps]-?: CommonProps[Name] };

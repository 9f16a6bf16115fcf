import type { ErrorEntry, WarningEntry } from "@mortise/client";
import { createContext, type ReactNode, useContext } from "react";
import type { TimePreset } from "../rules/code/time-presets.ts";
import { useSame } from "../page/use-same.ts";
import type { ListedView } from "./listed-views.ts";

/** Options of a widget and all views that it opens. */
export interface WidgetOptionProps {
  /** Shows the lock's state without a button. @default false */
  disableLockUnlock?: boolean | undefined;
  /** Requires a second press, within 5 seconds, before a door is unlocked. Locking needs one press. @default false */
  confirmUnlock?: boolean | undefined;
  /** Hides the button that adds a code. @default true */
  disableCreateAccessCode?: boolean | undefined;
  /** Hides the choice of other doors in the form of a new code. @default false */
  disableOtherDoors?: boolean | undefined;
  /** Hides the controls that edit a code. @default true */
  disableEditAccessCode?: boolean | undefined;
  /** Hides the controls that delete a code. @default true */
  disableDeleteAccessCode?: boolean | undefined;
  /** Shows dots in place of codes. A press reveals a code for 15 seconds. @default false */
  maskCodes?: boolean | undefined;
  /**
   * Groups the codes of a door under Now, Upcoming and Ended, with codes that do not work above them. The door is named
   * once, not in each row. Without it, codes are ordered by `created_at`. @default false
   */
  grouped?: boolean | undefined;
  /** Hides the ids of codes. @default false */
  disableResourceIds?: boolean | undefined;
  /** Neither shows nor counts errors of a device's account. The account's offline status still shows. @default false */
  disableConnectedAccountInformation?: boolean | undefined;
  /** Neither shows nor counts errors for which it returns `false`. */
  errorFilter?: ((error: ErrorEntry) => boolean) | undefined;
  /** Neither shows nor counts warnings for which it returns `false`. */
  warningFilter?: ((warning: WarningEntry) => boolean) | undefined;
  /**
   * Times that a form offers as buttons. @default tonight, tomorrow or this weekend, for any number of nights; `[]` for
   * none
   */
  timePresets?: readonly TimePreset[] | undefined;
  /** Start of a stay, `HH:mm` at the door, which a form offers with one press. @default 15:00 */
  checkIn?: string | undefined;
  /** End of a stay, `HH:mm` at the door. @default 11:00 */
  checkOut?: string | undefined;
  /** Called when a code is to be edited, before the form opens. */
  onEdit?: ((accessCodeId: string) => void) | undefined;
  /** Opens no form, because the host edits the code itself. @default false */
  preventDefaultOnEdit?: boolean | undefined;
  /** Called when a code is to be deleted, before the confirmation dialog opens. */
  onDelete?: ((accessCodeId: string) => void) | undefined;
  /** Opens no dialog and deletes nothing, because the host does. @default false */
  preventDefaultOnDelete?: boolean | undefined;
  /** Called when a view opens, and when it closes, each time with the view that is shown then. */
  onNavigate?: ((view: WidgetView, id: string | null) => void) | undefined;
}

/** Names of views: those with an element of their own, and those that open only inside others. */
export type WidgetView = ListedView | "code-on-doors" | "access-code-timing" | "time-zone";

type WidgetOptions = { readonly [Option in keyof WidgetOptionProps]-?: WidgetOptionProps[Option] } & {
  /** View that was last reported to the host; `null` outside a widget. */
  readonly reportedView: { current: WidgetView | undefined } | null;
};

const defaults: WidgetOptions = {
  disableLockUnlock: false,
  confirmUnlock: false,
  disableCreateAccessCode: true,
  disableOtherDoors: false,
  disableEditAccessCode: true,
  disableDeleteAccessCode: true,
  maskCodes: false,
  grouped: false,
  disableResourceIds: false,
  disableConnectedAccountInformation: false,
  errorFilter: undefined,
  warningFilter: undefined,
  timePresets: undefined,
  checkIn: undefined,
  checkOut: undefined,
  onEdit: undefined,
  preventDefaultOnEdit: false,
  onDelete: undefined,
  preventDefaultOnDelete: false,
  onNavigate: undefined,
  reportedView: null,
};

const names = Object.keys(defaults) as (keyof WidgetOptions)[];

const OptionsContext = createContext<WidgetOptions>(defaults);

/** Returns the options of the surrounding widget. Unset ones come from the widget around that one. */
export const useWidgetOptions = (): WidgetOptions => useContext(OptionsContext);

/** Provides options, which take precedence over those from outside. */
export function WidgetOptionsProvider({
  children,
  ...given
}: WidgetOptionProps & Partial<Pick<WidgetOptions, "reportedView">> & { children: ReactNode }) {
  const outer = useWidgetOptions();
  const options = useSame(
    Object.fromEntries(names.map((name) => [name, given[name] ?? outer[name]])) as unknown as WidgetOptions,
  );
  return <OptionsContext.Provider value={options}>{children}</OptionsContext.Provider>;
}

import type { ErrorEntry, WarningEntry } from "@mortise/client";
import { createContext, type ReactNode, useContext } from "react";
import type { TimePreset } from "../rules/code/time-presets.ts";
import { useSame } from "../page/use-same.ts";
import type { ListedView } from "./listed-views.ts";

/** Choices that hold for a widget and all views it opens. */
export interface WidgetOptionProps {
  /** Shows the lock's state without a button. @default false */
  disableLockUnlock?: boolean | undefined;
  /** Asks for a second press, within 5 seconds, before a door is unlocked; locking stays one press. @default false */
  confirmUnlock?: boolean | undefined;
  /** Offers no way to add a code. @default true */
  disableCreateAccessCode?: boolean | undefined;
  /** Offers no way from the form of a new code to other doors. @default false */
  disableOtherDoors?: boolean | undefined;
  /** Offers no way to change a code. @default true */
  disableEditAccessCode?: boolean | undefined;
  /** Offers no way to delete a code. @default true */
  disableDeleteAccessCode?: boolean | undefined;
  /** Shows dots in place of codes until asked, and for 15 seconds only. @default false */
  maskCodes?: boolean | undefined;
  /**
   * Puts the codes of a door under Now, Upcoming and Ended, codes that do not work above them, and names the door once,
   * not in each row. Without it, codes stand by `created_at`. @default false
   */
  grouped?: boolean | undefined;
  /** Shows no ids of codes. @default false */
  disableResourceIds?: boolean | undefined;
  /**
   * Shows and counts no errors of the account a device is connected through; that it is offline stays said. @default
   * false
   */
  disableConnectedAccountInformation?: boolean | undefined;
  /** Neither shows nor counts errors it returns false for. */
  errorFilter?: ((error: ErrorEntry) => boolean) | undefined;
  /** Neither shows nor counts warnings it returns false for. */
  warningFilter?: ((warning: WarningEntry) => boolean) | undefined;
  /**
   * Times that a form offers as buttons. @default tonight, tomorrow or this weekend, for as many nights as one likes;
   * `[]` for none
   */
  timePresets?: readonly TimePreset[] | undefined;
  /** When a stay begins, `HH:mm` at the door: the start that a form offers with one press. @default 15:00 */
  checkIn?: string | undefined;
  /** When a stay ends, `HH:mm` at the door. @default 11:00 */
  checkOut?: string | undefined;
  /** Called when a code is to be changed, before the form opens. */
  onEdit?: ((accessCodeId: string) => void) | undefined;
  /** Opens no form: the host changes the code itself. @default false */
  preventDefaultOnEdit?: boolean | undefined;
  /** Called when a code is to be deleted, before the person is asked whether they are sure. */
  onDelete?: ((accessCodeId: string) => void) | undefined;
  /** Asks and deletes nothing: the host does. @default false */
  preventDefaultOnDelete?: boolean | undefined;
  /** Called when a view opens, and with the view below it when it closes. */
  onNavigate?: ((view: WidgetView, id: string | null) => void) | undefined;
}

/** Views by the names of the elements that show them, and those that open inside others. */
export type WidgetView = ListedView | "code-on-doors" | "access-code-timing" | "time-zone";

type WidgetOptions = { readonly [Option in keyof WidgetOptionProps]-?: WidgetOptionProps[Option] } & {
  /** The view that the host was told of last; `null` outside a widget. */
  readonly told: { current: WidgetView | undefined } | null;
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
  told: null,
};

const names = Object.keys(defaults) as (keyof WidgetOptions)[];

const OptionsContext = createContext<WidgetOptions>(defaults);

/** The options of the widget around the component; what that one leaves unset comes from the widget around it. */
export const useWidgetOptions = (): WidgetOptions => useContext(OptionsContext);

/** Options given here win over those from outside. */
export function WidgetOptionsProvider({
  children,
  ...given
}: WidgetOptionProps & Partial<Pick<WidgetOptions, "told">> & { children: ReactNode }) {
  const outer = useWidgetOptions();
  const options = useSame(
    Object.fromEntries(names.map((name) => [name, given[name] ?? outer[name]])) as unknown as WidgetOptions,
  );
  return <OptionsContext.Provider value={options}>{children}</OptionsContext.Provider>;
}

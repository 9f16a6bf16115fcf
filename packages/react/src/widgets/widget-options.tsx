import { createContext, type ReactNode, useContext } from "react";
import { useSame } from "../use-same.ts";

/** Choices that hold for a widget and all views it opens. */
export interface WidgetOptionProps {
  /** Shows the lock's state without a button. @default false */
  disableLockUnlock?: boolean | undefined;
  /** Asks for a second press, within 5 seconds, before a door is unlocked; locking stays one press. @default false */
  confirmUnlock?: boolean | undefined;
  /** Offers no way to add a code. @default true */
  disableCreateAccessCode?: boolean | undefined;
  /** Offers no way to change a code. @default true */
  disableEditAccessCode?: boolean | undefined;
  /** Offers no way to delete a code. @default true */
  disableDeleteAccessCode?: boolean | undefined;
  /** Shows dots in place of codes until asked, and for 15 seconds only. @default false */
  maskCodes?: boolean | undefined;
  /** Called when a view opens, and with the view below it when it closes. */
  onNavigate?: ((view: WidgetView, id: string | null) => void) | undefined;
}

/** Views by the names of the elements that show them. */
export type WidgetView =
  | "device-table"
  | "device-details"
  | "access-code-table"
  | "access-code-details"
  | "create-access-code"
  | "edit-access-code"
  | "access-code-timing"
  | "time-zone"
  | "supported-device-table";

export type WidgetOptions = { readonly [Option in keyof WidgetOptionProps]-?: WidgetOptionProps[Option] } & {
  /** The view that the host was told of last; `null` outside a widget. */
  readonly told: { current: WidgetView | undefined } | null;
};

const defaults: WidgetOptions = {
  disableLockUnlock: false,
  confirmUnlock: false,
  disableCreateAccessCode: true,
  disableEditAccessCode: true,
  disableDeleteAccessCode: true,
  maskCodes: false,
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
  const options = useSame(Object.fromEntries(names.map((name) => [name, given[name] ?? outer[name]])) as unknown as WidgetOptions);
  return <OptionsContext.Provider value={options}>{children}</OptionsContext.Provider>;
}

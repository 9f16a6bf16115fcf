// Mounts a widget in React or as an element, and changes everything that a host may change meanwhile.
import { type ComponentType, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import * as doors from "../../src/index.ts";
import "../../src/elements.ts";
import { ar } from "../../src/strings/ar.ts";
import { de } from "../../src/strings/de.ts";
import { english as en } from "../english.ts";
import { ja } from "../../src/strings/ja.ts";
import type { Messages } from "../../src/strings/messages.ts";
import { problems as arProblems } from "../../src/strings/problems/ar.ts";
import { problems as deProblems } from "../../src/strings/problems/de.ts";
import { problems as jaProblems } from "../../src/strings/problems/ja.ts";
import type { ProblemSentences } from "../../src/rules/issues/problems.ts";
import type { World } from "../world.ts";
import type { WidgetName } from "./deeds.ts";

export const catalogues: Readonly<Record<string, Messages>> = { ar, de, en, ja };

/** Problem sentences of the languages that have them. English uses the server's. */
export const sentences: Readonly<Record<string, ProblemSentences>> = { ar: arProblems, de: deProblems, ja: jaProblems };

export interface Shown {
  widget: WidgetName;
  locale: string;
  token: string;
  deviceId: string;
  accessCodeId: string;
  confirmUnlock: boolean;
  maskCodes: boolean;
  grouped: boolean;
  disableLockUnlock: boolean;
}
type Navigate = (view: string, id: string | null) => void;

export interface Door {
  /** Mounts the widget, or changes its props. */
  show(shown: Shown): void;
  remove(): void;
}
export type OpenDoor = (place: HTMLElement, world: World, onNavigate: Navigate) => Door;

const allowed = { disableCreateAccessCode: false, disableEditAccessCode: false, disableDeleteAccessCode: false };
const widgetOf = {
  "device-table": doors.DeviceTable,
  "device-details": doors.DeviceDetails,
  "access-code-table": doors.AccessCodeTable,
  "access-code-details": doors.AccessCodeDetails,
  "create-access-code-form": doors.CreateAccessCodeForm,
  "edit-access-code-form": doors.EditAccessCodeForm,
  "supported-device-table": doors.SupportedDeviceTable,
};

export const reactDoor: OpenDoor = (place, { endpoint }, onNavigate) => {
  const root = createRoot(place);
  return {
    show({ widget, locale, token, ...props }) {
      const Widget = widgetOf[widget] as ComponentType<Record<string, unknown>>;
      root.render(
        <StrictMode>
          <doors.SeamProvider
            endpoint={endpoint}
            clientSessionToken={token}
            locale={locale}
            messages={catalogues[locale]}
            disableCssInjection
            disableFontInjection
          >
            <Widget {...allowed} {...props} onNavigate={onNavigate} />
          </doors.SeamProvider>
        </StrictMode>,
      );
    },
    remove: () => root.unmount(),
  };
};

export const elementDoor: OpenDoor = (place, { endpoint }, onNavigate) => {
  let element: HTMLElement | undefined;
  return {
    show({ widget, locale, token, ...props }) {
      const isNew = element === undefined;
      element ??= document.createElement(`seam-${widget}`);
      const all = {
        ...allowed,
        ...props,
        endpoint,
        locale,
        clientSessionToken: token,
        disableCssInjection: true,
        disableFontInjection: true,
      };
      for (const [name, value] of Object.entries(all))
        element.setAttribute(
          name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
          String(value),
        );
      if (!isNew) return;
      element.addEventListener("seam-navigate", (event) => {
        const { view, id } = (event as CustomEvent<{ view: string; id: string | null }>).detail;
        onNavigate(view, id);
      });
      place.append(element);
    },
    remove: () => element?.remove(),
  };
};

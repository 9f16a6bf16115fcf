// The React entry on the same page. Each tag marks where a host renders that component.
import {
  AccessCodeDetails,
  AccessCodeTable,
  ConnectAccountButton,
  CreateAccessCodeForm,
  DeviceDetails,
  DeviceTable,
  SeamProvider,
} from "@mortise/react";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";

const at = (tag: string, widget: (deviceId: string, accessCodeId: string) => ReactNode) => {
  // These are plain elements, because undefined widgets reserve space by the stylesheet.
  customElements.define(tag, class extends HTMLElement {});
  for (const place of document.querySelectorAll(tag))
    createRoot(place).render(
      <SeamProvider
        endpoint={place.getAttribute("endpoint")}
        publishableKey={place.getAttribute("publishable-key")}
        userIdentifierKey={place.getAttribute("user-identifier-key")}
        disableCssInjection
        disableFontInjection
      >
        {widget(place.getAttribute("device-id") ?? "", place.getAttribute("access-code-id") ?? "")}
      </SeamProvider>,
    );
};
at("seam-device-table", () => <DeviceTable />);
at("seam-device-details", (deviceId) => <DeviceDetails deviceId={deviceId} />);
at("seam-access-code-table", (deviceId) => <AccessCodeTable deviceId={deviceId} />);
at("seam-access-code-details", (_, accessCodeId) => <AccessCodeDetails accessCodeId={accessCodeId} />);
at("seam-connect-account-button", () => <ConnectAccountButton />);
at("seam-create-access-code-form", (deviceId) => <CreateAccessCodeForm deviceId={deviceId} />);

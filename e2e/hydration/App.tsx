// A page as a framework renders it on its server: widgets among the host's own elements, below StrictMode.
import {
  ConnectAccountButton,
  DeviceDetails,
  DeviceTable,
  type SeamInitial,
  SeamProvider,
  SupportedDeviceTable,
} from "@mortise/react";
import { createElement, StrictMode, useEffect, useState } from "react";

export interface Facts {
  endpoint: string;
  token: string;
  device_id: string;
  /** Data that the server has read for the page. */
  initial?: SeamInitial;
}

export function App({ endpoint, token, device_id, initial }: Facts) {
  return (
    <StrictMode>
      <h1>Doors</h1>
      <SeamProvider
        endpoint={endpoint}
        clientSessionToken={token}
        assetsBaseUrl={endpoint}
        // A font that loads later changes the widths of words. The host's own font is there from the start.
        disableFontInjection
        initial={initial}
      >
        <section aria-label="table">
          <DeviceTable heading="Rendered" />
        </section>
        <section aria-label="details">
          <DeviceDetails deviceId={device_id} />
        </section>
        <ConnectAccountButton />
        <SupportedDeviceTable />
      </SeamProvider>
      <section aria-label="element">
        <Element endpoint={endpoint} token={token} />
      </section>
    </StrictMode>
  );
}

/** Renders the elements, which are defined only after hydration. Until then their tags stay empty. */
function Element({ endpoint, token }: Pick<Facts, "endpoint" | "token">) {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const define = async () => {
      await import("@mortise/react/elements");
      setReady(true);
    };
    define().catch(console.error);
  }, []);
  return (
    <>
      <p>{isReady ? "The elements are here." : "The elements are on their way."}</p>
      {createElement("seam-device-table", {
        endpoint,
        "client-session-token": token,
        "assets-base-url": endpoint,
        "disable-font-injection": "",
        heading: "Element",
      })}
    </>
  );
}

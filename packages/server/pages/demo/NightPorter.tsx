import { createElement, useEffect, useRef, useState } from "react";
import type { DemoSession } from "./session.ts";

const editing = {
  "disable-create-access-code": "false",
  "disable-edit-access-code": "false",
  "disable-delete-access-code": "false",
  grouped: "",
};

/**
 * The widgets as custom elements. A click in the table fires a DOM event, and the page then sets the details beside it.
 */
export function NightPorter({ session }: { session: DemoSession }) {
  const table = useRef<HTMLElement>(null);
  const [deviceId, setDeviceId] = useState<string | null>(null);
  useElementsScript();
  useEffect(() => {
    const element = table.current;
    const open = (event: Event) => setDeviceId((event as CustomEvent<{ deviceId: string }>).detail.deviceId);
    element?.addEventListener("seam-device-click", open);
    return () => element?.removeEventListener("seam-device-click", open);
  }, []);
  const keys = {
    endpoint: session.endpoint,
    "publishable-key": session.publishable_key,
    "user-identifier-key": session.user_identifier_key,
  };
  return (
    <section className="desk" aria-labelledby="night-porter">
      <div className="desk-head">
        <h2 className="desk-title" id="night-porter">
          At the night porter’s desk
        </h2>
        <code className="desk-code" dir="ltr">
          {"<seam-device-table>"}
        </code>
        <span className="desk-kind">HTML</span>
      </div>
      <div className="desk-split">
        {createElement("seam-device-table", { ...keys, ref: table, "prevent-default-on-device-click": "" })}
        {deviceId === null ? (
          <p className="desk-hint">
            <bdi>Choose a door to see it here.</bdi>
          </p>
        ) : (
          createElement("seam-device-details", { ...keys, ...editing, "device-id": deviceId })
        )}
      </div>
      <div className="desk-foot">
        <bdi>The same button, as a custom element.</bdi>
        {createElement("seam-connect-account-button", keys)}
      </div>
    </section>
  );
}

function useElementsScript() {
  useEffect(() => {
    if (document.querySelector("script[data-elements]") !== null) return;
    const script = document.createElement("script");
    script.type = "module";
    script.src = "/elements.js";
    script.dataset["elements"] = "";
    document.head.append(script);
  }, []);
}

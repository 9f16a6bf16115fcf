// The page under measurement: shows a table on demand, in React or as an element, and reports when its first row was on
// screen.
// This import comes first, because React looks for the hook when it loads.
import { takeRenderedRows } from "./count-renders.ts";
import { DeviceDetails, DeviceTable, SeamProvider } from "@mortise/react";
import { createRoot } from "react-dom/client";
import "../../packages/react/src/styles/index.css";

export interface Session {
  endpoint: string;
  token: string;
}

declare global {
  interface Window {
    /** Milliseconds from the request for a table to the first row on screen. */
    showTable(door: "react" | "elements", session: Session, device_id?: string): Promise<number>;
    /** Resets the counts of changed rows. */
    watchRows(): void;
    /** Number of rows that were changed on screen since `watchRows`, and that React has rendered. */
    changedRows(): { changed: number; rendered: number };
  }
}

window.showTable = async (door, session, device_id) => {
  const place = document.createElement("main");
  document.body.replaceChildren(place);
  const begun = performance.now();
  const isThere = firstRow(place);
  if (door === "react") showComponents(place, session, device_id);
  else showElements(place, session, device_id);
  await isThere;
  await nextPaint();
  return performance.now() - begun;
};

/** Shows the table. With a `device_id`, that device's details, with the lock button, stand above it. */
function showComponents(place: HTMLElement, { endpoint, token }: Session, device_id: string | undefined): void {
  createRoot(place).render(
    <SeamProvider endpoint={endpoint} clientSessionToken={token} disableCssInjection disableFontInjection>
      {device_id !== undefined && <DeviceDetails deviceId={device_id} />}
      <DeviceTable />
    </SeamProvider>,
  );
}

function showElements(place: HTMLElement, { endpoint, token }: Session, device_id: string | undefined): void {
  for (const tag of device_id === undefined ? ["table"] : ["details", "table"]) {
    const element = document.createElement(`seam-device-${tag}`);
    const attributes = {
      endpoint,
      "client-session-token": token,
      "disable-css-injection": "",
      "disable-font-injection": "",
    };
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (device_id !== undefined) element.setAttribute("device-id", device_id);
    place.append(element);
  }
}

/** Resolves when the first real row appears. A skeleton is none, because it has no role in the list. */
const firstRow = (place: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const watcher = new MutationObserver(() => {
      if (place.querySelector(".seam-device-row[role=listitem]") === null) return;
      watcher.disconnect();
      resolve();
    });
    watcher.observe(place, { childList: true, subtree: true });
  });

/** Resolves after the next paint: a task queued in a frame's callback runs once that frame was drawn. */
const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

const touched = new Set<Element>();
const rowWatcher = new MutationObserver((records) => {
  for (const { target } of records) {
    const row = (target instanceof Element ? target : target.parentElement)?.closest(".seam-device-row, .seam-list");
    if (row) touched.add(row);
  }
});

window.watchRows = () => {
  rowWatcher.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
  rowWatcher.takeRecords();
  touched.clear();
  takeRenderedRows();
};
window.changedRows = () => ({ changed: touched.size, rendered: takeRenderedRows().length });

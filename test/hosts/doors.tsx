// Mounts the same widget as a React component or as an element, anywhere in a page.
import { createRoot } from "react-dom/client";
import { type Locator, page } from "vitest/browser";
import "../../packages/react/src/elements.ts";
import { DeviceDetails, DeviceTable, type DeviceTableProps, SeamProvider } from "../../packages/react/src/index.ts";
import "../../packages/react/src/styles/index.css";
import type { World } from "../../packages/react/test/world.ts";

export const doors = ["React", "elements"] as const;
export type Door = (typeof doors)[number];

export interface Shown {
  /** Element that contains the widget. Tests may move it. */
  readonly box: HTMLElement;
  /** Locator of the box, to find elements in it. */
  readonly screen: Locator;
  readonly unmount: () => void;
}

interface Wanted {
  /** Device whose details are shown instead of the table. */
  readonly deviceId?: string;
  readonly table?: Pick<DeviceTableProps, "deviceIds" | "heading" | "confirmUnlock">;
  /** Address from which the stylesheet is loaded. @default no stylesheet */
  readonly assetsBaseUrl?: string;
}

/** Mounts the table, or the details of one device, into a box of its own inside `place`. */
export function show(door: Door, place: ParentNode & Node, world: World, wanted: Wanted = {}): Shown {
  const box = document.createElement("div");
  box.dataset["testid"] = `box ${(boxes += 1)}`;
  place.append(box);
  const unmount = (door === "React" ? showComponent : showElement)(box, world, wanted);
  return { box, screen: page.getByTestId(box.dataset["testid"]), unmount };
}

let boxes = 0;

const provider = ({ endpoint, client_session_token: clientSessionToken }: World, { assetsBaseUrl }: Wanted) => ({
  endpoint,
  clientSessionToken,
  disableFontInjection: true,
  disableCssInjection: assetsBaseUrl === undefined,
  assetsBaseUrl,
});

function showComponent(box: HTMLElement, world: World, wanted: Wanted): () => void {
  const root = createRoot(box);
  const { deviceId, table } = wanted;
  root.render(
    <SeamProvider {...provider(world, wanted)}>
      {deviceId === undefined ? <DeviceTable {...table} /> : <DeviceDetails deviceId={deviceId} />}
    </SeamProvider>,
  );
  return () => {
    root.unmount();
    box.remove();
  };
}

function showElement(box: HTMLElement, world: World, wanted: Wanted): () => void {
  const element = document.createElement(wanted.deviceId === undefined ? "seam-device-table" : "seam-device-details");
  const { deviceId } = wanted;
  Object.assign(element, provider(world, wanted), wanted.table, deviceId !== undefined && { deviceId });
  box.append(element);
  return () => box.remove();
}

// A custom element around a test widget, which shows its props.
import { useEffect, useState } from "react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { type Locator, page } from "vitest/browser";
import { defineElement } from "../../src/element/define.ts";
import type { ElementSpec } from "../../src/widgets/element-spec.ts";
import { Doors } from "./Doors.tsx";

interface ProbeProps {
  deviceId?: string;
  deviceIds?: readonly string[];
  disableSearch?: boolean;
  filter?: (name: string) => boolean;
  aFilter?: (name: string) => boolean;
  className?: string;
  fails?: boolean;
  onDeviceClick?: (deviceId: string) => unknown;
  onBack?: () => unknown;
}

export const lives = { mounted: 0, unmounted: 0 };

export function Probe({ onDeviceClick, onBack, filter, aFilter, fails, className, ...plain }: ProbeProps) {
  const [clicks, setClicks] = useState(0);
  const [answer, setAnswer] = useState("");
  useEffect(() => {
    lives.mounted += 1;
    return () => {
      lives.unmounted += 1;
    };
  }, []);
  if (fails === true) throw new Error("The probe was told to fail.");
  aFilter?.("x");
  return (
    <div className={className}>
      <p role="status">{JSON.stringify(plain)}</p>
      <samp>{filter === undefined ? "no filter" : String(filter("x"))}</samp>
      <button
        type="button"
        onClick={() => {
          setClicks(clicks + 1);
          setAnswer(String(onDeviceClick?.("door")));
        }}
      >
        Pick {clicks} {answer}
      </button>
      {onBack && (
        <button type="button" onClick={() => onBack()}>
          Back
        </button>
      )}
    </div>
  );
}

export const probe: ElementSpec<ProbeProps> = {
  tag: "seam-probe",
  props: {
    deviceId: "string",
    deviceIds: "list",
    disableSearch: "boolean",
    filter: "object",
    aFilter: "object",
    className: "string",
    fails: "boolean",
    onDeviceClick: { event: ["deviceId"] },
    onBack: { event: [], optIn: true },
  },
};
const doors: ElementSpec<{ label?: string }> = { tag: "seam-doors", props: { label: "string" } };
defineElement(doors, async () => Doors);

type ProbeElement = HTMLElement & ProbeProps;

// A property that is set before the element is defined, as by a host whose script runs first.
export const early = document.createElement("seam-probe") as ProbeElement;
early.deviceIds = ["early"];
early.setAttribute("disable-search", "");
defineElement(probe, async () => Probe);

/** Element of the current test. */
export let host: HTMLElement;
beforeEach(() => {
  host = document.createElement("main");
  document.body.append(host);
});
afterEach(() => {
  host.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

export const signed =
  'client-session-token="seam_cst1a_b" endpoint="http://127.0.0.1:9" disable-css-injection disable-font-injection';

export function show(html: string): ProbeElement {
  host.innerHTML = html;
  return host.firstElementChild as ProbeElement;
}
const props = (): Locator => page.elementLocator(host).getByRole("status");
export const expectProps = async (wanted: object) => {
  await expect.poll(() => JSON.parse(props().element().textContent) as unknown).toEqual(wanted);
};

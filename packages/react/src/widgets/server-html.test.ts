// The HTML that a server renders for the widgets, before hydration.
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { deviceOf } from "../../test/device.ts";
import { SeamProvider } from "../provider/SeamProvider.tsx";
import { ChunkedList } from "../ui/ChunkedList/ChunkedList.tsx";
import { createListMemory } from "../ui/ChunkedList/list-memory.ts";
import { DeviceDetails } from "./details/DeviceDetails/DeviceDetails.tsx";
import { DeviceTable } from "./DeviceTable/DeviceTable.tsx";
import { LockControl } from "./parts/lock/LockControl.tsx";
import { WidgetRoot } from "./WidgetRoot.tsx";

const render = (...children: Parameters<typeof createElement>[2][]) =>
  renderToString(
    createElement(
      SeamProvider,
      { clientSessionToken: "seam_cst1server", disableCssInjection: true, disableFontInjection: true },
      ...children,
    ),
  );

describe("on a server", () => {
  const html = render(
    createElement(DeviceTable, { key: 1 }),
    createElement(DeviceDetails, { key: 2, deviceId: "1", onBack: () => undefined }),
    // oxlint-disable-next-line react/no-children-prop -- a .ts file has no JSX
    createElement(WidgetRoot, { key: 3, children: createElement(LockControl, { device: deviceOf("Front Door") }) }),
  );

  it("the table waits with its heading, and a lock is as it was told", () => {
    expect(html).toContain("Devices");
    expect(html).toContain("Unlock");
  });

  it("and where nobody has heard of `process`, as in a page without a bundler", () => {
    vi.stubGlobal("process", undefined);
    try {
      // oxlint-disable-next-line react/no-children-prop -- a .ts file has no JSX
      expect(renderToString(createElement(WidgetRoot, { children: "Devices" }))).toContain("Devices");
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it("no style attribute, no script and no handler is written, which a strict policy would refuse", () => {
    expect(html).not.toMatch(/\sstyle=|<style|<script|\son\w+=/);
  });

  it("a long list writes its first rows only", () => {
    const rows = renderToString(
      createElement(ChunkedList<number>, {
        label: "Rows",
        items: Array.from({ length: 1000 }, (_, row) => row),
        keyOf: String,
        renderRow: (row, place) => createElement("div", place, `row ${row}`),
        memory: createListMemory(60),
      }),
    );
    expect(rows.match(/role="listitem"/g)?.length).toBeLessThan(100);
    expect(rows).toContain('aria-setsize="1000"');
    expect(rows).not.toContain("style=");
  });
});

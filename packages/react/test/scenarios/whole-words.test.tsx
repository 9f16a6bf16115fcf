// German has long words, and a widget may be in a narrow column: none of our words is broken without a hyphen.
import type { ReactElement } from "react";
import { expect, it } from "vitest";
import {
  AccessCodeTable,
  CreateAccessCodeForm,
  DeviceDetails,
  DeviceTable,
  SupportedDeviceTable,
} from "../../src/index.ts";
import "../../src/styles/index.css";
import { de } from "../../src/strings/de.ts";
import { findDevice } from "../codes.ts";
import { render } from "../render.tsx";
import { createWorld } from "../world.ts";

const widths = Array.from({ length: 91 }, (_, step) => 260 + 2 * step);

/** Returns words of the catalogue on two lines, except in hidden parts and in the host's names. */
function brokenWords(root: Element): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    if (node.parentElement?.closest(".seam-visually-hidden, .seam-room")) continue;
    for (const { 0: word, index } of node.data.matchAll(/\p{L}{5,}/gu)) {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
    }
  }
  return found;
}

const options = { disableCreateAccessCode: false, disableEditAccessCode: false, disableDeleteAccessCode: false };

it.each<[string, (deviceId: string) => ReactElement, shown: string]>([
  ["a device table", () => <DeviceTable />, "Verriegelt"],
  ["a device's details", (id) => <DeviceDetails deviceId={id} {...options} />, "Zugangscode"],
  ["a table of codes", (id) => <AccessCodeTable deviceId={id} {...options} />, "Endet"],
  ["a form", (id) => <CreateAccessCodeForm deviceId={id} />, "Speichern"],
  ["supported devices", () => <SupportedDeviceTable />, "Geräte"],
])("%s keeps its words whole", async (_, widget, shown) => {
  const world = await createWorld();
  const { device_id } = await findDevice(world, "Front Door");
  const screen = await render(widget(device_id), { in: world, provider: { locale: "de", messages: de } });
  await expect.poll(() => screen.container.textContent).toContain(shown);
  const broken = widths.flatMap((width) => {
    screen.container.style.inlineSize = `${width}px`;
    return brokenWords(screen.container).map((word) => `${width}: ${word}`);
  });
  expect(broken).toEqual([]);
});

// A finger hits every control in its middle, and in the 44 px around it: no hit area overlaps another control.
import { type ReactNode, useEffect } from "react";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import {
  AccessCodeDetails,
  AccessCodeTable,
  CreateAccessCodeForm,
  DeviceDetails,
  DeviceTable,
  SupportedDeviceTable,
} from "../../src/index.ts";
import { loadLanguage } from "../../src/strings/load-language.ts";
import { useToast } from "../../src/ui/Toast/Toast.tsx";
import { Freshness } from "../../src/widgets/parts/waiting/Freshness.tsx";
import { WidgetRoot } from "../../src/widgets/WidgetRoot.tsx";
import { settled } from "../appearance.ts";
import { findCode, findDevice, findTroubledDoor } from "../codes.ts";
import { render } from "../render.tsx";
import { aboutFrontDoor, everyWidget } from "../screens/every-widget.ts";
import { missedTargets, useFinger } from "../touch.ts";
import { createWorld, type World } from "../world.ts";

afterEach(() => page.viewport(1000, 800));

interface Screen {
  readonly name: string;
  readonly open: (world: World) => Promise<ReactNode>;
  /** Labels that are pressed then, one after the other. */
  readonly presses?: readonly string[];
  readonly world?: "troubled";
}

const all = { disableCreateAccessCode: false, disableEditAccessCode: false, disableDeleteAccessCode: false } as const;
const ofDoor = (name: string, show: (deviceId: string) => ReactNode) => async (world: World) =>
  show((await findDevice(world, name)).device_id);
const codes = ofDoor("Front Door", (id) => <AccessCodeTable deviceId={id} {...all} />);
const form = ofDoor("Front Door", (id) => <CreateAccessCodeForm deviceId={id} />);
const menu = ".seam-code-menu button";
const times = ["label:nth-of-type(2) > .seam-radio", ".seam-timing button"];

function Message() {
  const toast = useToast();
  useEffect(
    () => toast({ text: "The code was deleted.", action: { label: "Undo", onPress: () => undefined } }),
    [toast],
  );
  const error = new Error("The server did not answer.");
  return <Freshness query={{ data: [], error, refetch: () => undefined, isFetching: false }} />;
}

const screens: readonly Screen[] = [
  ...everyWidget.map(
    ({ name, widget }): Screen => ({
      name,
      open: async (world: World) => widget(await aboutFrontDoor(world)),
    }),
  ),
  { name: "devices in every trouble", open: async () => <DeviceTable />, world: "troubled" },
  { name: "an alert with a button", open: ofDoor("Boathouse", (id) => <DeviceDetails deviceId={id} />) },
  {
    name: "hidden codes in every trouble",
    open: async (world) => <AccessCodeTable deviceId={(await findTroubledDoor(world)).device_id} {...all} maskCodes />,
    world: "troubled",
  },
  {
    name: "codes of a dense table",
    open: async (world) => <div data-seam-density="compact">{await codes(world)}</div>,
  },
  { name: "the menu of a code", open: codes, presses: [menu] },
  { name: "the question before a code is deleted", open: codes, presses: [menu, ".seam-menu-item[data-tone]"] },
  { name: "what is wrong with a code", open: codes, presses: [".seam-issue"] },
  {
    name: "a code in trouble",
    open: async (world) => {
      const { device_id } = await findDevice(world, "Front Door");
      const { access_code_id } = await findCode(world, device_id, "Dawson & Reid Plumbing");
      return <AccessCodeDetails accessCodeId={access_code_id} {...all} maskCodes />;
    },
  },
  { name: "a form with times", open: form, presses: times.slice(0, 1) },
  { name: "the times of a form", open: form, presses: times },
  { name: "the time zones", open: form, presses: [...times, '[data-seam-opener="zone"]'] },
  { name: "filters of models", open: async () => <SupportedDeviceTable />, presses: ["[aria-expanded]"] },
  {
    name: "a message with a button, and a strip with one",
    open: async () => (
      <WidgetRoot>
        <Message />
      </WidgetRoot>
    ),
  },
];

const widths = [280, 320, 390, 600, 1000];

it.each(screens.flatMap((screen) => ["en", "ar"].map((locale) => [screen.name, locale, screen] as const)))(
  "%s, in %s",
  async (_name, locale, { open, presses = [], world: kind = "hotel" as const }) => {
    await useFinger();
    const world = await createWorld({ world: kind });
    const messages = await loadLanguage(locale);
    const provider = { locale, ...(messages && { messages }) };
    const { container } = await render(await open(world), { in: world, provider });
    await expect.poll(() => container.querySelector("button:not(.seam-waiting *)")).not.toBeNull();
    for (const selector of presses) {
      const found = () => container.querySelector<HTMLElement>(selector);
      await expect.poll(found).not.toBeNull();
      found()?.click();
    }
    const missed: string[] = [];
    for (const width of widths) {
      await page.viewport(width, 800);
      await expect.poll(() => container.querySelector(".seam-waiting")).toBeNull();
      await settled(container);
      expect(matchMedia("(pointer: coarse)").matches).toBe(true);
      missed.push(...missedTargets(container).map((each) => `${width} px: ${each}`));
    }
    expect(missed).toEqual([]);
  },
);

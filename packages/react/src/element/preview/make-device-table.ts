// Makes the first rows of a device table while the widgets' code loads: the same elements that DeviceTable renders of
// the same answer and then takes over. If the two differ, device-table-preview.test.tsx fails.
import type { Device } from "@mortise/client";
import type { ElementInputs } from "../mount-widget.ts";
import {
  type ElementAttributes,
  type ElementChild,
  nextPreviewId,
  makeElement,
  type FactAttributes,
  makeFact,
  makeIcon,
} from "./make-element.ts";
import { formatCount, makeHealthyLine, plainFormatter, makeTable } from "./make-table.ts";
import { waitUntilOnScreen } from "./wait-until-on-screen.ts";
import { batteryOf } from "../../rules/device/battery.ts";
import {
  deviceStatus,
  hasAccountIssue,
  hasDeviceIssue,
  offlineSince,
  untoldErrors,
} from "../../rules/device/device-status.ts";
import { isLockDevice } from "../../rules/device/lock-devices.ts";
import { lockStateOf } from "../../rules/device/lock-state.ts";
import { modelName } from "../../rules/device/model-name.ts";
import { byCreatedAt } from "../../rules/order.ts";
import { enRows } from "../../strings/en-rows.ts";
import type { Formatter } from "../../strings/format.ts";
import { lockDrawing } from "../../ui/DeviceImage/lock-drawing.ts";
import { batteryIcon, batteryTone } from "../../widgets/parts/device/battery-looks.ts";
import { lockIcons } from "../../widgets/parts/lock/lock-icons.ts";

/** Data of a preview: the server's list, and whether it is complete. */
interface DeviceList {
  readonly devices: readonly Device[];
  readonly isComplete: boolean;
}

/** Props that the preview does not support. A table with one of them waits for its own code. */
const tooMuch = [
  "deviceFilter",
  "deviceComparator",
  "errorFilter",
  "warningFilter",
  "disableConnectedAccountInformation",
  "onBack",
];

/**
 * Makes the table's root with its first rows. Returns `undefined` if only the widget can render it: without locks, with
 * a prop of `tooMuch`, with strings other than the English ones, or with the host's own cache.
 */
export function makeDeviceTable({ provider, props }: ElementInputs, list: DeviceList): HTMLElement | undefined {
  const devices = list.devices.filter(isLockDevice).sort(byCreatedAt);
  const format = plainFormatter(provider);
  if (!format || !devices[0] || tooMuch.some((name) => props[name] !== undefined)) return undefined;
  return makeTable(props, {
    title: enRows.deviceTable.title,
    count: list.isComplete ? format.number(devices.length) : "...",
    after: props["disableSortAndFilter"] !== true && makeElement("span.seam-sort", {}),
    health: makeHealthBar(devices, format),
    rows: devices,
    makeRow: (device, place) => makeRow(device, place, format),
  });
}

function makeHealthBar(devices: readonly Device[], format: Formatter): Element {
  const { ok, deviceIssues, accountIssues } = enRows.deviceTable;
  const chips = [
    { count: devices.filter(hasDeviceIssue).length, words: deviceIssues, icon: "device-offline", room: true },
    { count: devices.filter(hasAccountIssue).length, words: accountIssues, icon: "account-offline", room: false },
  ] as const;
  const shown = chips.filter(({ count }) => count > 0);
  if (!shown[0]) return makeHealthyLine(ok);
  return makeElement(
    "div.seam-health",
    { role: "group", "aria-label": enRows.filterByIssue },
    ...shown.map(({ count, words, icon, room }) =>
      makeElement(
        "span.seam-room",
        { "data-word": room ? formatCount(words, 99, format) : undefined },
        makeElement(
          "button.seam-chip",
          { type: "button", "aria-pressed": "false" },
          makeIcon(icon, "danger"),
          makeElement("bdi", {}, formatCount(words, count, format)),
        ),
      ),
    ),
  );
}

function makeRow(device: Device, place: ElementAttributes, format: Formatter): Element {
  const { device_id, properties } = device;
  const id = nextPreviewId();
  const isOnline = deviceStatus(device) === "online";
  const errors = untoldErrors(device);
  const entries = errors[0] ? errors : device.warnings;
  const kind = errors[0] ? "error" : "warning";
  return makeElement(
    "div.seam-row.seam-device-row",
    { ...place, "data-offline": isOnline ? undefined : "" },
    makeElement("span.seam-row-media", {}, makeImage(properties.image_url)),
    makeElement(
      "span.seam-row-text",
      {},
      makeElement(
        "button.seam-row-open",
        { type: "button", "aria-describedby": `${id} ${id}issue`, "data-seam-opener": device_id, dir: "auto" },
        properties.name || enRows.device.unnamed,
      ),
      makeElement(
        "span.seam-row-meta",
        {},
        makeElement("bdi", {}, modelName(device)),
        entries[0] &&
          makeFact(
            { id: `${id}issue`, tone: errors[0] ? "danger" : kind },
            makeIcon(kind),
            formatCount(enRows.deviceTable[`${kind}s`], entries.length, format),
          ),
      ),
    ),
    makeElement("span.seam-device-facts", { id }, ...makeFacts(device, format)),
    makeElement("span.seam-row-go", {}, makeIcon("chevron-end")),
  );
}

function makeImage(url: string | undefined): Element {
  if (!url) {
    const picture = { viewBox: "0 0 48 48", "aria-hidden": "true" };
    return makeElement("svg.seam-image", picture, makeElement("path.seam-image-line", { d: lockDrawing }));
  }
  const how = { alt: "", width: 48, height: 48, loading: "lazy", decoding: "async", referrerpolicy: "no-referrer" };
  const picture = makeElement("img.seam-image", how);
  // Images load after the text is on screen. If the widget comes first, it sets the source itself.
  void waitUntilOnScreen().then(() => picture.hasAttribute("src") || picture.setAttribute("src", url));
  return picture;
}

function makeFacts(device: Device, format: Formatter): ElementChild[] {
  const { device: words, power } = enRows;
  const status = deviceStatus(device);
  const isOnline = status === "online";
  const since = offlineSince(device);
  const battery = isOnline ? batteryOf(device) : null;
  const state = lockStateOf(device);
  const shown: FactAttributes = { tone: isOnline ? undefined : "issue" };
  const sign = isOnline
    ? makeElement("span.seam-dot", {})
    : makeIcon(status === "deviceOffline" ? "device-offline" : "account-offline", "danger");
  const shownFacts: ElementChild[] = [
    makeFact(
      shown,
      sign,
      makeElement(
        "bdi",
        {},
        makeElement("span", {}, words[status]),
        since && ` ${words.since.replace("{time}", format.timeOrDay(since))}`,
      ),
    ),
  ];
  if (battery) {
    const { word, percent } = battery;
    const [before, after] = words.batteryLevel.split("{percent}");
    const level = percent !== null && [
      " ",
      makeElement(
        "span.seam-nowrap",
        {},
        before,
        makeElement("bdi", { dir: "ltr" }, format.percent(percent / 100)),
        after,
      ),
    ];
    shownFacts.push(
      makeFact(
        { tone: batteryTone(battery) },
        makeIcon(batteryIcon(battery)),
        makeElement("span.seam-visually-hidden", {}, `${power} `),
        makeElement("bdi", {}, batteryWords[word], ...(level || [])),
      ),
    );
  }
  if (isOnline && state !== "unknown")
    shownFacts.push(
      makeFact(
        { "data-part": "lock", "data-lock": state },
        makeIcon(lockIcons[state]),
        makeElement(
          "span",
          {},
          words[state],
          makeElement("span.seam-room", { "data-word": words.unlocked, "aria-hidden": "true" }),
        ),
      ),
    );
  return shownFacts;
}

const { batteryGood, batteryLow, batteryCritical } = enRows.device;
const batteryWords = { good: batteryGood, low: batteryLow, critical: batteryCritical };

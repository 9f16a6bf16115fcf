// Compares the screen's content about devices with the server's.
import type { Device } from "@mortise/client";
import {
  batteryText,
  isOnline,
  lacks,
  listing,
  lockWord,
  numberIn,
  plain,
  rowsIn,
  statusWord,
  troublesOf,
  type Truth,
} from "./truth-words.ts";

export function deviceRows(root: HTMLElement, truth: Truth): string[] {
  const rows = rowsIn(root, ".seam-device-row");
  const { devices } = truth;
  return [
    ...listing(root, rows, inOrder(devices)),
    ...chips(root, devices, truth),
    ...narrowed(root, rows, truth),
    ...devices.flatMap((device) => {
      const row = rows.get(device.device_id);
      return row === undefined ? [] : deviceRow(row, device, truth);
    }),
  ];
}

const inOrder = (devices: readonly Device[]) =>
  devices
    .toSorted(
      (one, other) =>
        Date.parse(one.created_at) - Date.parse(other.created_at) || (one.device_id < other.device_id ? -1 : 1),
    )
    .map(({ device_id }) => device_id);

function chips(root: HTMLElement, devices: readonly Device[], { words, locale }: Truth): string[] {
  const flags = ["is_device_error", "is_connected_account_error"] as const;
  const counts = flags.map((flag) => devices.filter(({ errors }) => errors.some((each) => each[flag] === true)).length);
  const found = [...root.querySelectorAll(".seam-health > .seam-room > .seam-chip")].map(({ textContent }) =>
    plain(textContent),
  );
  const wanted = counts.filter(Boolean).map((count) => numberIn(locale, count));
  // Arabic writes one and two as words, not as digits.
  const isCounted =
    found.length === wanted.length && (locale === "ar" || wanted.every((count, at) => found[at]?.includes(count)));
  const isFine = wanted.length > 0 || plain(root.textContent).includes(plain(words.deviceTable.ok));
  return isCounted && isFine ? [] : [`counts ${found.join()} instead of ${counts.join()} issues`];
}

/** Checks filters: the list has exactly the doors that pass them. */
function narrowed(root: HTMLElement, rows: ReadonlyMap<string, HTMLElement>, truth: Truth): string[] {
  const words = truth.words.arranging.filters;
  const chosen = new Set(
    [...root.querySelectorAll(".seam-chosen .seam-chip")].map(({ textContent }) => plain(textContent)),
  );
  const passes: Record<keyof typeof words, (device: Device) => boolean> = {
    unlocked: (device) => isOnline(device) && device.properties.locked === false,
    lowBattery: ({ properties: { battery } }) => ["low", "critical"].includes(battery?.status ?? ""),
    warnings: ({ warnings }) => warnings.length > 0,
  };
  const filters = (Object.keys(words) as (keyof typeof words)[]).filter((key) => chosen.has(plain(words[key])));
  const isVisited = root.querySelector(".seam-list:is(:hover, :has(:focus-visible))") !== null;
  const isOtherwise =
    root.querySelector<HTMLInputElement>("[type=search]")?.value.trim() !== "" ||
    root.querySelector(".seam-room > .seam-chip[aria-pressed=true]") !== null;
  if (filters.length === 0 || isVisited || isOtherwise || truth.isHeld || truth.isShaken) return [];
  const wanted = truth.devices.filter((device) => filters.every((key) => passes[key](device)));
  const isTrue = wanted.length === rows.size && wanted.every(({ device_id }) => rows.has(device_id));
  return isTrue ? [] : [`lists ${rows.size} doors for ${filters.join()} instead of ${wanted.length}`];
}

function deviceRow(row: HTMLElement, device: Device, truth: Truth): string[] {
  const { name, model, locked } = device.properties;
  const lock = row.querySelector('[data-part="lock"]');
  const said = lock === null ? null : plain(lock.querySelector("span:not(.seam-visually-hidden)")?.textContent);
  // A row does not show what a lock has never reported.
  const wanted = isOnline(device) && typeof locked === "boolean" ? plain(lockWord(device, truth)) : null;
  const isInDoubt = truth.isShaken && said === plain(truth.words.device.unknown);
  const isTrue = said === wanted || ((truth.isHeld || isInDoubt) && wanted !== null);
  return [
    ...lacks(`The row of ${name}`, row, [
      name,
      model.display_name,
      statusWord(device, truth),
      batteryText(device, truth),
    ]),
    ...(isTrue ? [] : [`The row of ${name} says ${said}, the server ${locked}`]),
  ];
}

export function deviceDetails(root: HTMLElement, device: Device, truth: Truth): string[] {
  const count = truth.codes.filter(({ device_id }) => device_id === device.device_id).length;
  const counted = plain(root.querySelector('[data-seam-opener="access-codes"]')?.textContent);
  const isCounted = counted.includes(numberIn(truth.locale, count)) || (truth.locale === "ar" && count < 3);
  const troubles = troublesOf(device, truth);
  const alerts = root.querySelectorAll(".seam-alerts .seam-alert").length;
  return [
    ...lacks("The device", root, [
      device.properties.name,
      statusWord(device, truth),
      batteryText(device, truth),
      ...troubles,
    ]),
    ...lockControl(root, device, truth),
    ...(isCounted ? [] : [`It counts ${counted} instead of ${count} codes`]),
    ...(alerts === troubles.size ? [] : [`It shows ${alerts} alerts instead of ${troubles.size}`]),
  ];
}

/** Checks the lock's state, except for an offline device, whose state is unknown. */
export function lockControl(root: HTMLElement, device: Device, truth: Truth): string[] {
  const said = plain(root.querySelector(".seam-lock-value")?.textContent);
  // In doubt, the control shows that, and this text beside it.
  const isInDoubt = truth.isShaken && root.querySelector('.seam-lock[data-state="failed"] [data-unsure]') !== null;
  const isTrue = truth.isHeld || isInDoubt || !isOnline(device) || said === plain(lockWord(device, truth));
  return isTrue ? [] : [`The lock says ${said}, the server ${device.properties.locked}`];
}

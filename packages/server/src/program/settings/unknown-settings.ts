// Finds misspelt settings in the environment. A misspelt MORTISE_DEMO=off would leave the demo on.
import type { Environment } from "./settings.ts";

/** Settings that settings.ts reads. */
const settingNames = [
  "HOST",
  "PORT",
  "DATA_DIR",
  "DATABASE_URL",
  "PUBLIC_URL",
  "MORTISE_COMPRESS",
  "MORTISE_DEMO",
  "MORTISE_DRAIN_SECONDS",
  "MORTISE_DRIVERS",
  "MORTISE_DRIVERS_CONFINED",
  "MORTISE_HUB_ALLOW",
  "MORTISE_HUB_CA",
  "MORTISE_KEEP_DAYS",
  "MORTISE_KEEP_DIGITS_DAYS",
  "MORTISE_ISSUE_LEAD_MINUTES",
  "MORTISE_LOG",
  "MORTISE_METRICS",
  "MORTISE_SECRET",
  "MORTISE_WEBHOOK_ALLOW",
  "MORTISE_WEBHOOK_HTTP",
];

/** Names that other programs, examples and tests of this repository read in the same environment. */
const otherNames = [
  "MORTISE_API_KEY",
  "MORTISE_HUB_PASSWORD",
  "MORTISE_PUBLISHABLE_KEY",
  "MORTISE_TEST_POSTGRES",
  "MORTISE_URL",
  "MORTISE_USER",
  "MORTISE_WEBHOOK_TOKEN",
];

const known: ReadonlySet<string> = new Set([...settingNames, ...otherNames]);

/** Settings of third-party drivers. */
const ofDrivers = /^MORTISE_DRIVER_/;
/** Names that Kubernetes and Docker set for neighbours of a service named mortise. */
const ofNeighbours = /^MORTISE_(?:[A-Z\d_]+_)?(?:SERVICE_(?:HOST|PORT)|PORT_\d+_(?:TCP|UDP))(?:_[A-Z\d_]+)?$/;

export interface UnknownSetting {
  name: string;
  /** Setting that was probably meant. */
  nearest: string | undefined;
}

/** Finds unknown settings. Values are never shown, because one may be a secret. */
export function unknownSettings(env: Environment): UnknownSetting[] {
  return Object.entries(env)
    .filter(([name, value]) => !known.has(name) && !isForOthers(name, value ?? "", env))
    .map(([name]) => ({ name, nearest: nearestTo(name) }))
    .filter(({ name, nearest }) => /^mortise_/i.test(name) || (nearest !== undefined && isLikeOurs(name, nearest)));
}

/**
 * Whether a name belongs to a driver, a neighbouring service, or the examples, which have a MORTISE_PORT and start the
 * server with a PORT.
 */
const isForOthers = (name: string, value: string, { PORT }: Environment): boolean =>
  ofDrivers.test(name) ||
  ofNeighbours.test(name) ||
  (name === "MORTISE_PORT" && (PORT !== undefined || /^(?:tcp|udp):/.test(value)));

export function unknownText({ name, nearest }: UnknownSetting): string {
  const shown = name.replaceAll(/[^\x21-\x7e]/g, "?").slice(0, 60);
  const meant = nearest === undefined ? "`mortise serve --help` lists all" : `did you mean ${nearest}?`;
  return `${shown} is no setting, and counts for nothing: ${meant}`;
}

const mostSlips = 3;

function nearestTo(name: string): string | undefined {
  const [nearest] = settingNames
    .map((setting) => ({ setting, slips: Math.min(...spellings(name).map((each) => fewSlips(each, setting))) }))
    .filter(({ setting, slips }) => slips <= Math.min(mostSlips, setting.replace(prefix, "").length / 2))
    .toSorted((one, other) => one.slips - other.slips);
  return nearest?.setting;
}

const prefix = "MORTISE_";

/** Possible spellings of a setting: `MORTISE_PUBLIC_URL` may mean PUBLIC_URL. */
function spellings(name: string): string[] {
  const upper = name.toUpperCase().replaceAll("-", "_");
  return upper.startsWith(prefix) ? [upper, upper.slice(prefix.length)] : [upper];
}

/** Whether a name is close enough: `MORTICE_DEMO` is, `PORTS` is not, because another program may use a short name. */
const isLikeOurs = (name: string, nearest: string): boolean =>
  nearest.startsWith(prefix) && slipsBetween(name.toUpperCase().replaceAll("-", "_"), nearest) <= 2;

/** Number of slips, compared only if the lengths are close, because slips are at least their difference. */
const fewSlips = (one: string, other: string): number =>
  Math.abs(one.length - other.length) > mostSlips ? Number.POSITIVE_INFINITY : slipsBetween(one, other);

/** Number of letters that were left out, added, changed or swapped with the next (Damerau and Levenshtein). */
function slipsBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    const before = rows[i - 1] ?? [];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const steps = [(before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (before[j - 1] ?? 0) + (isSame ? 0 : 1)];
      if (isSwapped) steps.push((rows[i - 2]?.[j - 2] ?? 0) + 1);
      row.push(Math.min(...steps));
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? 0;
}

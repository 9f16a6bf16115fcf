// Runs a lane at a made-up moment in all its processes: Node, the browser, PostgreSQL. Debian's libfaketime sets the
// clock of a program. The time since its start stays true.
import { globSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasApt, install } from "./apt.ts";
import { ensureBrowser } from "./browser.ts";

/** A moment at which dates often go wrong, and the machine's time zone. */
export interface MadeUpMoment {
  readonly name: string;
  readonly at: string;
  readonly zone: string;
}

export const moments: readonly MadeUpMoment[] = [
  { name: "New Year's midnight", at: "2027-01-01T00:00:00+14:00", zone: "Pacific/Kiritimati" },
  { name: "the beginning of 29 February", at: "2028-02-29T00:00:00-03:30", zone: "America/St_Johns" },
  { name: "spring in Berlin", at: "2027-03-28T01:00:00Z", zone: "America/St_Johns" },
  { name: "autumn in Berlin", at: "2027-10-31T01:00:00Z", zone: "Europe/Berlin" },
  { name: "spring in New York", at: "2027-03-14T07:00:00Z", zone: "Asia/Kathmandu" },
  { name: "autumn in New York", at: "2027-11-07T06:00:00Z", zone: "America/St_Johns" },
];

/** Time before the moment at which lanes begin, so that they pass it. */
const aheadMs = 60_000;

const library = (): string | undefined => globSync("/usr/lib/*/faketime/libfaketimeMT.so.1")[0];

/** Returns one line that says whether lanes can run at made-up moments here. */
export function ensureMadeUpClock(): string {
  const said = library() === undefined && hasApt() ? install("libfaketime") : "";
  return library() === undefined
    ? `${said}No made-up moments: there is no libfaketime here (Debian: libfaketime)`
    : `${moments.length} made-up moments`;
}

/**
 * Returns the environment of a lane that begins now, shortly before the moment, or `undefined` without the library.
 * Chromium does not start under the library, so it has the true clock, and the setup of browser tests moves each page's
 * `Date`.
 */
export function environmentAt({ at, zone }: MadeUpMoment): Record<string, string> | undefined {
  const file = library();
  if (file === undefined) return undefined;
  const ahead = Math.round((Date.parse(at) - aheadMs - Date.now()) / 1000);
  return {
    LD_PRELOAD: file,
    FAKETIME: `${ahead < 0 ? "" : "+"}${ahead}`,
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
    TEST_CLOCK_AHEAD_MS: String(ahead * 1000),
    CHROME_PATH: browserWithTrueClock(),
    TZ: zone,
  };
}

function browserWithTrueClock(): string {
  const script = join(mkdtempSync(join(tmpdir(), "mortise-browser-")), "browser");
  writeFileSync(script, `#!/bin/sh\nunset LD_PRELOAD\nexec '${ensureBrowser()}' "$@"\n`, { mode: 0o755 });
  return script;
}

import type { Device } from "@mortise/client";
import { useLastOpening } from "../../../data/last-opening.ts";
import type { ActivityEvent } from "../../../rules/activity/activity-event.ts";
import { codeTimeZone, isSameZone, localTimeZone } from "../../../rules/time/time-zones.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import type { Formatter } from "../../../strings/format.ts";
import type { Strings } from "../../../strings/messages.ts";
import { dateTimes, daysAgo, timeOfDay } from "../../../strings/moments.ts";
import { useFormat } from "../../../strings/strings.tsx";
import { NavRow } from "../../../ui/DetailRow/NavRow.tsx";
import { Skeleton } from "../../../ui/Skeleton/Skeleton.tsx";
import { useNow } from "../../parts/use-now.ts";

export const activityOpenerKey = "activity";

/**
 * Row "Last opened 8:12 AM by Dana’s code". Opens the activity of the door. If no opening is known, it shows only its
 * title. The time is in the door's time zone, which is named if it is not the reader's.
 */
export function DoorActivityRow({ device, onOpen }: { device: Device; onOpen: () => void }) {
  const { doorActivity: words } = useAllStrings();
  const { opening, isPending } = useLastOpening(device.device_id);
  const format = useFormat();
  const now = useNow();
  // Called only for a known time, because looking up a zone is slow in browsers.
  const timeOf = (at: string) => timeOfOpening(at, now, codeTimeZone(device, format.ownZone), format);
  const line = opening ? <bdi>{lastOpened(opening, timeOf(opening.at), words)}</bdi> : null;
  return (
    <NavRow icon="clock" data-seam-opener={activityOpenerKey} onOpen={onOpen} sub={isPending ? <Skeleton /> : line}>
      {words.title}
    </NavRow>
  );
}

function timeOfOpening(at: string, now: number, zone: string, format: Formatter): string {
  const isOwn = isSameZone(zone, format.ownZone ?? localTimeZone());
  const named = isOwn ? undefined : ({ timeZoneName: "short" } as const);
  return daysAgo(at, now, zone) === 0
    ? timeOfDay(format, at, zone, named)
    : dateTimes(format, [at], zone, now, named).join();
}

/** English adds 's to a name, unless the name contains "code". */
const isCalledCode = /\bcode\b/i;
/** Longer names are cut, because they would push out the rest of the line. */
const longName = /^(.{20}).+$/su;

function lastOpened(
  { codeName, method, isByReader, codeId }: ActivityEvent,
  time: string,
  words: Strings["doorActivity"],
): string {
  if (codeName) {
    // The name is isolated, because it may be written in the other direction.
    const name = `\u2068${codeName.replace(longName, "$1…")}\u2069`;
    return words[isCalledCode.test(codeName) ? "lastOpenedNamed" : "lastOpenedWith"]({ time, name });
  }
  if (method === "keycode" || codeId !== undefined) return words.lastOpenedWithCode({ time });
  if (method === "manual") return words.lastOpenedByHand({ time });
  return isByReader && method !== "automatic" ? words.lastOpenedByYou({ time }) : words.lastOpened({ time });
}

import type { AccessCode } from "@mortise/client";
import { codeAlerts } from "../../../rules/issues/alerts.ts";
import { mainCause } from "../../../rules/issues/main-cause.ts";
import { useDoorsStrings } from "../../../strings/doors-strings.ts";
import { Alerts } from "../../../ui/Alert/Alerts.tsx";
import { isRightToLeft } from "../../parts/handover/isolate.ts";
import { useShownIssues } from "../../parts/use-shown-issues.ts";
import { useComingAlerts } from "../../parts/use-spoken-alerts.ts";
import type { CodeAtDoor } from "./codes-at-doors.ts";
import { useDoorNames } from "./use-door-names.ts";

/** Reasons why codes are not on their locks, grouped by cause. Below all doors, so that they move nothing. */
export function DoorsTroubles({ rows }: { rows: readonly CodeAtDoor[] }) {
  const { lock } = useDoorsStrings();
  const causeOf = useCauseOf();
  const names = useDoorNames();
  const groups = new Map<string, CodeAtDoor[]>();
  for (const row of rows) {
    const cause = causeOf(row.code);
    if (cause) groups.set(cause.code, [...(groups.get(cause.code) ?? []), row]);
  }
  const causes = [...groups.values()].flatMap((each) => causeOf(each[0]?.code as AccessCode) ?? []);
  const { spoken } = useComingAlerts(causes);
  return (
    <Alerts
      alerts={spoken.map((each) => {
        const doors = (groups.get(each.code) ?? []).flatMap(({ door }) => (door ? [door] : []));
        const message = lock.announcement({ name: names(doors), news: each.message });
        // A mark keeps the name at the beginning of the line from setting its direction.
        const mark = isRightToLeft(each.message) ? "\u200f" : "";
        return Object.assign({}, each, { message: mark + message });
      })}
    />
  );
}

function useCauseOf() {
  const shownIssuesOf = useShownIssues();
  return (code: AccessCode) => mainCause(codeAlerts(shownIssuesOf(code)));
}

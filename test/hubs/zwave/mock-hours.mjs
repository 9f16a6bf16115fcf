// Schedules of codes at a mock lock, and the clock by which it enforces them.
import { ClockCCReport } from "@zwave-js/cc/ClockCC";
import { CommandClasses } from "@zwave-js/core";
import { Bytes } from "@zwave-js/shared";
import { ccCaps } from "@zwave-js/testing";

export const yearDaySchedules = [
  ccCaps({
    ccId: CommandClasses["Schedule Entry Lock"],
    version: 3,
    isSupported: true,
    numWeekDaySlots: 0,
    numYearDaySlots: 1,
    numDailyRepeatingSlots: 0,
  }),
  { ccId: CommandClasses.Clock, version: 1, isSupported: true },
];

/** Returns the lock's local time, as epoch milliseconds of a zone without an offset. */
function wallOf({ zone, aheadMs }) {
  const shown = new Date(Date.now() + aheadMs).toLocaleString("sv-SE", { timeZone: zone });
  return Date.parse(`${shown.replace(" ", "T")}Z`);
}

export function clockReport(lock, nodeId) {
  const wall = new Date(wallOf(lock));
  const [hour, minute, weekday] = [wall.getUTCHours(), wall.getUTCMinutes(), wall.getUTCDay() || 7];
  const report = new ClockCCReport({ nodeId, hour, minute, weekday });
  // The published class parses reports, but cannot write them.
  report.payload = Bytes.from([(weekday << 5) | hour, minute]);
  return report;
}

const yearDay = 1;
export const scheduleOf = ({ state }, userId) => state.get(`ScheduleEntryLock_schedule_${userId}_1_${yearDay}`);

/** Whether a code is within its schedule. The mock radio's lock only stores schedules, and our keypad enforces them. */
export function isWithinHours(node, lock, userId) {
  const hours = scheduleOf(node, userId);
  if (!hours) return true;
  const at = (part) =>
    Date.UTC(
      2000 + hours[`${part}Year`],
      hours[`${part}Month`] - 1,
      hours[`${part}Day`],
      hours[`${part}Hour`],
      hours[`${part}Minute`],
    );
  return wallOf(lock) >= at("start") && wallOf(lock) < at("stop");
}

// The slot that the driver reads or writes at the moment, and the hub's reports of slots meanwhile.
import { isSameScalar } from "../wire/readers.ts";
import type { UserCodeAnswer } from "./code-proof.ts";
import { placeIn, slotInUserEvent } from "./slot-news.ts";
import { commandClassIds, type ZwaveEvent } from "./wire.ts";

interface SlotReport {
  slot: number;
  property: keyof UserCodeAnswer;
  value: unknown;
}

export class CurrentSlot {
  slot: number | undefined;
  /**
   * Number of reports about other slots so far. The hub answers a read with the lock's first report after it, of
   * whatever slot, and does not name the slot: if the number grew meanwhile, the answer may be of another slot.
   */
  otherReports = 0;
  readonly #reports = new Map<keyof UserCodeAnswer, unknown>();

  take(slot: number): void {
    this.slot = slot;
    this.#reports.clear();
  }

  hear(event: ZwaveEvent): void {
    const report = slotReportIn(event);
    if (!report || this.slot === undefined) return;
    if (report.slot === this.slot) this.#reports.set(report.property, report.value);
    else if (report.property === "userIdStatus") this.otherReports += 1;
  }

  /** Ends the operation. Returns whether the slot's last report differs from the lock's answer: the slot has changed. */
  release(answer: UserCodeAnswer | undefined): boolean {
    this.slot = undefined;
    if (!answer) return false;
    return [...this.#reports].some(([property, value]) => !isSameScalar(value, answer[property]));
  }
}

function slotReportIn(event: ZwaveEvent): SlotReport | undefined {
  const { args = {} } = event;
  if (event.event.startsWith("value ")) {
    const { commandClass, property, propertyKey, newValue: value } = args;
    const slot = placeIn(typeof propertyKey === "string" ? Number(propertyKey) : propertyKey);
    const isOfSlot =
      commandClass === commandClassIds.userCode && (property === "userIdStatus" || property === "userCode");
    return isOfSlot && slot !== undefined ? { slot, property, value } : undefined;
  }
  const slot = slotInUserEvent(event)?.slot;
  if (slot === undefined || /^credential (?:added|modified)$/.test(event.event)) return undefined;
  const value = event.event.endsWith("deleted") ? 0 : args["active"] === true ? 1 : 2;
  return { slot, property: "userIdStatus", value };
}

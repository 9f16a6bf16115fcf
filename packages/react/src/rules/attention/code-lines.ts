// Lines for problems of codes themselves. Problems of their lock or account have one line, at the door.
import type { AccessCode, Device } from "@mortise/client";
import { codeStage } from "../code/code-stage.ts";
import { codeValidity, isPast } from "../code/code-validity.ts";
import { codeAlerts, type IssueAlert } from "../issues/alerts.ts";
import { mainCause } from "../issues/main-cause.ts";
import type { AttentionLine, Hurts } from "./attention-line.ts";

/**
 * Returns a line for each code with problems whose door is among `devices`.
 * @param codes - Codes with the issues that the host shows.
 */
export function codeLines(codes: readonly AccessCode[], devices: readonly Device[], now: number): AttentionLine[] {
  const doors = new Map(devices.map((device) => [device.device_id, device]));
  return codes.flatMap((code) => {
    const device = doors.get(code.device_id);
    const line = device && codeLine(code, device, now);
    return line ? [line] : [];
  });
}

function codeLine(code: AccessCode, device: Device, now: number): AttentionLine | null {
  const alerts = codeAlerts(withoutDoors(code, device));
  const remains = codeStage(code) === "removeFailed";
  const issue = mainCause(alerts) ?? alerts[0];
  if (!issue || (!remains && codeValidity(code, now).kind === "ended")) return null;
  return {
    key: `code ${code.access_code_id}`,
    kind: remains ? "codeRemains" : "code",
    tone: issue.tone,
    devices: [device],
    code,
    issue,
    battery: null,
    since: sinceOf(code, issue),
    hurts: remains ? "now" : hurtsAt(code, issue, now),
    arrival: null,
  };
}

/** Removes the issues of lock and account, which the server repeats on the code. */
function withoutDoors(code: AccessCode, { errors, warnings }: Device): AccessCode {
  const ofDoor = new Set<unknown>([
    ...errors.map((each) => each.error_code),
    ...warnings.map((each) => each.warning_code),
  ]);
  return {
    ...code,
    errors: code.errors.filter(({ error_code }) => !ofDoor.has(error_code)),
    warnings: code.warnings.filter(({ warning_code }) => !ofDoor.has(warning_code)),
  };
}

/**
 * Time at which a problem affects somebody: the code's start, or now if that has passed or the code has none. Warnings
 * other than of a delay affect nobody until later.
 */
function hurtsAt(code: AccessCode, issue: IssueAlert, now: number): Hurts {
  if (issue.tone === "warning" && !/delay_in/.test(issue.code)) return "later";
  const { starts_at } = code;
  return starts_at && !isPast(starts_at, now) ? Date.parse(starts_at) : "now";
}

function sinceOf({ errors, warnings }: AccessCode, { code }: IssueAlert): string | null {
  const found =
    errors.find(({ error_code }) => error_code === code) ?? warnings.find(({ warning_code }) => warning_code === code);
  return found?.created_at ?? null;
}

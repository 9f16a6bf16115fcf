// What is wrong with codes themselves; what their lock or account lacks is said once, at the door.
import type { AccessCode, Device } from "@mortise/client";
import { codeStage } from "../code/code-stage.ts";
import { codeValidity, isPast } from "../code/code-validity.ts";
import { codeAlerts, type IssueAlert } from "../issues/alerts.ts";
import { mainCause } from "../issues/main-cause.ts";
import type { AttentionLine, Hurts } from "./attention-line.ts";

/** One line for each code in trouble whose door is among `devices`; `codes`: with issues that the host shows. */
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

/** A code as the server sends it has the issues of its lock and account too. */
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

/** A code that is late, or is not there, hurts when it begins; a warning of another kind, some time. */
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

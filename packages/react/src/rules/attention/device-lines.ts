// Lines for problems of doors. One account or hub that affects several doors has one line.
import type { Device, ErrorEntry, WarningEntry } from "@mortise/client";
import { batteryOf } from "../device/battery.ts";
import { deviceStatus, isAccountIssue } from "../device/device-status.ts";
import { deviceAlerts, type IssueAlert } from "../issues/alerts.ts";
import type { AttentionKind, AttentionLine } from "./attention-line.ts";

/**
 * Returns the lines of doors, merged by cause.
 * @param devices - Devices with the issues that the host shows.
 */
export function deviceLines(devices: readonly Device[]): AttentionLine[] {
  const lines = new Map<string, AttentionLine>();
  for (const device of devices) {
    for (const line of linesOf(device)) {
      const known = lines.get(line.key);
      lines.set(line.key, known ? together(known, line) : line);
    }
  }
  return [...lines.values()];
}

function linesOf(device: Device): AttentionLine[] {
  const alerts = deviceAlerts(device);
  const isCutOff = alerts.some(({ code }) => kindOf(code, device) === "account" || kindOf(code, device) === "hub");
  const battery = batteryOf(device);
  const isLow = battery !== null && battery.word !== "good";
  const lines = alerts
    // A low battery has its own line, with its level. The line of an account or a hub stands for its offline doors.
    .filter(({ code }) => !(isLow && code === "low_battery") && !(isCutOff && kindOf(code, device) === "offline"))
    .map((alert) => lineOf(device, alert));
  const isSaid = isCutOff || lines.some(({ kind }) => kind === "offline");
  if (deviceStatus(device) !== "online" && !isSaid) lines.push(lineOf(device, silent));
  if (isLow)
    lines.push({
      ...lineOf(device, silent),
      key: `battery ${device.device_id}`,
      kind: "battery",
      tone: battery.word === "critical" ? "danger" : "warning",
      issue: null,
      battery,
      since: sinceOf(device, "low_battery"),
      hurts: battery.word === "critical" ? "today" : "later",
    });
  return lines;
}

/** Issue of a door that is offline without an error. */
const silent: IssueAlert = { tone: "danger", code: "device_disconnected", message: "" };

function lineOf(device: Device, issue: IssueAlert): AttentionLine {
  const kind = kindOf(issue.code, device);
  const isShared = kind === "account" || kind === "hub";
  return {
    key: `${issue.code} ${isShared ? device.connected_account_id : device.device_id}`,
    kind,
    tone: issue.tone,
    devices: [device],
    code: null,
    issue,
    battery: null,
    since: sinceOf(device, issue.code),
    hurts: kind === "jammed" ? "now" : issue.tone === "danger" || urgent.test(issue.code) ? "today" : "later",
    arrival: null,
  };
}

/** Warnings of doors that stay open, or do not accept codes. */
const urgent = /^(salto_(ks_)?)?(office|privacy)_mode$/;

function kindOf(code: string, { errors }: Device): AttentionKind {
  if (/bridge_disconnected|hub_disconnected|^hub_/.test(code)) return "hub";
  if (errors.some((entry) => entry.error_code === code && isAccountIssue(entry))) return "account";
  if (/jammed/.test(code)) return "jammed";
  return /^(device_(disconnected|offline|removed)|missing_from_hub|.*temporarily_offline)$/.test(code)
    ? "offline"
    : "device";
}

function sinceOf({ errors, warnings }: Device, code: string): string | null {
  const found =
    errors.find(({ error_code }: ErrorEntry) => error_code === code) ??
    warnings.find(({ warning_code }: WarningEntry) => warning_code === code);
  return found?.created_at ?? null;
}

const together = (one: AttentionLine, other: AttentionLine): AttentionLine => ({
  ...one,
  devices: [...one.devices, ...other.devices],
  since: earlier(one.since, other.since),
});

const earlier = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && Date.parse(other) < Date.parse(one)) ? (other ?? one) : one;

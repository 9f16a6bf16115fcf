import { type ActionAttempt, type Device, type ErrorEntry, SeamActionAttemptError } from "@mortise/client";
import { describe, expect, it } from "vitest";
import { deviceOf } from "../../../../test/device.ts";
import type { LockCommand } from "../../../data/lock-commands.ts";
import { en } from "../../../strings/en.ts";
import { formatOf } from "../../../strings/format.ts";
import { compileStrings } from "../../../strings/messages.ts";
import { type LockFacts, lockView } from "./lock-view.ts";

const strings = compileStrings(en, undefined, "en-US");
const format = formatOf("en-US");
const locked = deviceOf("Front Door");
const unlocked = deviceOf("Front Door", { locked: false });
const unknown = deviceOf("Front Door", { locked: undefined });

const commandOf = (
  direction: LockCommand["direction"],
  status: LockCommand["status"],
  message?: string,
  lockedBefore = direction === "unlock",
): LockCommand => ({
  direction,
  status,
  startedAt: 0,
  endedAt: status === "pending" ? null : 1000,
  error: message === undefined ? null : new Error(message),
  lockedBefore,
});

const see = (device: Device, command: LockCommand | null = null, rest: Partial<LockFacts> = {}) => {
  const view = lockView({ device, command, isSlow: false, isOld: false, isArmed: false, ...rest }, strings, format);
  const actions = view.actions.map(({ label, isPrimary, isBusy, isDisabled }) =>
    [label, isPrimary && "primary", isBusy && "busy", isDisabled && "disabled"].filter(Boolean).join(" "),
  );
  return { state: view.state, value: view.value, note: view.note, actions };
};

describe("a lock whose Unlock was pressed once, and must be pressed again", () => {
  const isArmed = true;
  it("looks as before, except for the name of the button", () => {
    expect(see(locked, null, { isArmed })).toEqual({
      state: "locked",
      value: "Locked",
      note: null,
      actions: ["Unlock now"],
    });
    expect(see(unknown, null, { isArmed }).actions).toEqual(["Unlock now", "Lock"]);
  });

  it("shows its state instead of the last failure or success, and keeps the reason's room", () => {
    expect(see(locked, commandOf("unlock", "error", "Jammed."), { isArmed })).toEqual({
      state: "locked",
      value: "Locked",
      note: "Not unlocked. Jammed.",
      actions: ["Unlock now"],
    });
    expect(see(unknown, commandOf("lock", "error", "Jammed."), { isArmed }).actions).toEqual([
      "Unlock now",
      "Try again",
    ]);
    expect(see(locked, commandOf("lock", "success"), { isArmed })).toMatchObject({
      state: "locked",
      actions: ["Unlock now"],
    });
  });
});

describe("a lock at rest", () => {
  it("offers the other state, and shows only Lock, which is safe, as the primary button", () => {
    expect(see(locked)).toEqual({ state: "locked", value: "Locked", note: null, actions: ["Unlock"] });
    expect(see(unlocked)).toEqual({ state: "unlocked", value: "Unlocked", note: null, actions: ["Lock primary"] });
  });

  it("offers both commands when it has never reported its state", () => {
    expect(see(unknown)).toEqual({
      state: "unknown",
      value: "Unknown",
      note: "The lock has not reported its state",
      actions: ["Unlock", "Lock"],
    });
  });

  it("does not offer a command that it cannot do remotely", () => {
    expect(see({ ...unknown, can_remotely_unlock: false }).actions).toEqual(["Lock"]);
    expect(see({ ...locked, can_remotely_unlock: false }).actions).toEqual([]);
  });

  it("shows the last known state of a door that went offline and reports none", () => {
    const door = deviceOf("Side Door", { locked: false });
    const gone = deviceOf("Side Door", { locked: undefined, online: false });
    expect(see(gone)).toMatchObject({ state: "unknown", value: "Unknown", note: "The device is offline." });
    see(door);
    expect(see(gone)).toMatchObject({
      state: "lastKnown",
      value: "Last known: Unlocked",
      note: "The device is offline.",
    });
    // The lock is online again without reporting its state, so the last known one may be wrong.
    expect(see(deviceOf("Side Door", { locked: undefined })).state).toBe("unknown");
  });

  it("says why it cannot be moved, and since when, if that is known", () => {
    const offline = { ...locked, properties: { ...locked.properties, online: false } };
    expect(see(offline)).toMatchObject({
      state: "lastKnown",
      value: "Last known: Locked",
      note: "The device is offline.",
      actions: ["Unlock disabled"],
    });
    const lost = { error_code: "device_disconnected", message: "", created_at: "2026-06-07T12:00:00Z" };
    expect(see({ ...offline, errors: [lost] }).note).toMatch(/^Offline since \w+, Jun \d+, 2026, /);
    expect(see({ ...offline, errors: [lost] }, null, { zone: "Pacific/Apia" }).note).toContain(
      "Mon, Jun 8, 2026, 1:00 AM",
    );
    const hours = { ...lost, created_at: new Date(Date.now() - 4.5 * 3_600_000).toISOString() };
    expect(see({ ...offline, errors: [hours] }).value).toBe("Last known: Locked, 4 hours ago");
    const disconnected = { error_code: "account_disconnected", message: "" } as ErrorEntry;
    expect(see({ ...locked, errors: [disconnected] }).note).toBe("The account is disconnected.");
  });
});

describe("a command", () => {
  it("flips the label at once, but says that it is not confirmed", () => {
    expect(see(unlocked, commandOf("unlock", "pending"))).toEqual({
      state: "unlocking",
      value: "Unlocked",
      note: "Waiting for the lock to confirm",
      actions: ["Unlocking… busy"],
    });
    expect(see(locked, commandOf("lock", "pending"), { isSlow: true })).toMatchObject({
      state: "locking",
      note: "Still waiting for the lock",
      actions: ["Locking… busy"],
    });
  });

  it("says for a moment that it is confirmed, and then shows only its outcome", () => {
    const success = commandOf("unlock", "success");
    expect(see(unlocked, success)).toMatchObject({
      state: "confirmed",
      value: "Unlocked",
      note: "Confirmed by the lock",
    });
    expect(see(unlocked, success, { isOld: true })).toMatchObject({ state: "unlocked", note: null });
    expect(see(locked, success, { isOld: true })).toMatchObject({ state: "locked", note: null });
  });

  it("that fails shows the true state, the reason, and a way to try again", () => {
    expect(see(locked, commandOf("unlock", "error", "The bolt is jammed."))).toEqual({
      state: "failed",
      value: "Locked",
      note: "Not unlocked. The bolt is jammed.",
      actions: ["Try again"],
    });
    expect(see(unlocked, commandOf("lock", "error")).note).toBe("Not locked. Something went wrong.");
    expect(see(unknown, commandOf("lock", "error", "No."), { isOld: true }).actions).toEqual(["Unlock", "Try again"]);
  });

  it("that was not answered in time warns that the lock may still move", () => {
    expect(see(locked, commandOf("unlock", "timeout"))).toMatchObject({
      state: "failed",
      value: expect.stringMatching(/^Last known: Locked, \d/),
      note: "The lock did not confirm within 60 seconds. It may still move.",
      actions: ["Try again", "Lock"],
    });
  });

  it("that was sent and not confirmed leaves only what was known before, and offers the safe act as well", () => {
    const error = { type: "action_attempt_expired", message: "Front Door may be open." };
    const attempt = { action_type: "UNLOCK_DOOR", status: "error", error } as unknown as ActionAttempt;
    const command = { ...commandOf("unlock", "error"), error: new SeamActionAttemptError(attempt) };
    expect(see(locked, command)).toEqual({
      state: "failed",
      value: expect.stringMatching(/^Last known: Locked, \d/),
      note: "Front Door may be open.",
      actions: ["Try again", "Lock"],
    });
  });

  it("that failed is forgotten when somebody else brings the door to the state that was asked for", () => {
    expect(see(unlocked, commandOf("unlock", "error", "No."), { isOld: true })).toMatchObject({
      state: "unlocked",
      actions: ["Lock primary"],
    });
  });

  it("says where the bolt is even while the page still shows where the command was to bring it", () => {
    expect(see(unlocked, commandOf("unlock", "error", "Jammed."))).toMatchObject({
      value: "Locked",
      note: "Not unlocked. Jammed.",
    });
    expect(see(locked, commandOf("unlock", "success"))).toMatchObject({
      state: "confirmed",
      value: "Unlocked",
      note: "Confirmed by the lock",
    });
  });

  it("is announced in words to screen readers", () => {
    const spoken = (device: Device, command: LockCommand) =>
      lockView({ device, command, isSlow: false, isOld: false, isArmed: false }, strings, format).news.text;
    expect(spoken(unlocked, commandOf("unlock", "pending"))).toBe("Unlocking…");
    expect(spoken(unlocked, commandOf("unlock", "success"))).toBe("Unlocked. Confirmed by the lock");
    expect(spoken(locked, commandOf("unlock", "error", "Jammed."))).toBe("Locked. Not unlocked. Jammed.");
  });
});

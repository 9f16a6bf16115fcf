// Commands and time change a simulated lock, which is plain data.
import { describe, expect, it } from "vitest";
import type { ClimateSetting } from "../../base/db/climate-setting.ts";
import type { NoiseThreshold } from "../../base/db/noise-threshold.ts";
import { type Command, type Deed, freeAt, newLock, refusalOf, type SandboxLock, settleLock } from "./lock.ts";

const now = Date.parse("2026-06-12T09:00:00.000Z");
const heat: ClimateSetting = { hvac_mode_setting: "heat", heating_set_point_celsius: 20 } as ClimateSetting;
const off: ClimateSetting = { hvac_mode_setting: "off" } as ClimateSetting;
const threshold = (noise_threshold_id: string, name = "Night") =>
  ({ noise_threshold_id, name }) as unknown as NoiseThreshold;
const codes = { capacity: 4, lengths: [4], native_schedule: true };
const command = (deed: Deed | undefined, more: Partial<Command> = {}): Command => ({
  op_id: "op",
  at: now,
  fate: "done",
  ...(deed && { deed }),
  ...more,
});
const after = (lock: Partial<SandboxLock>, ...commands: Command[]) => settleLock(newLock({ ...lock, commands }), now);

it("a new lock is by default online, locked, fully charged, and takes no codes", () => {
  expect(newLock()).toEqual({
    bolt: true,
    online: true,
    locked: true,
    jammed: false,
    door_open: false,
    battery_level: 1,
    codes: null,
    slots: [],
    commands: [],
  });
});

describe("a command that is due", () => {
  it("changes the climate setting, thresholds, slots or bolt", () => {
    expect(after({ bolt: false, climate: off }, command({ climate: heat }))).toMatchObject({
      bolt: false,
      climate: heat,
    });
    const two = after(
      { bolt: false },
      command({ threshold: threshold("a") }),
      command({ threshold: threshold("b") }, { op_id: "b" }),
    );
    expect(two.thresholds).toEqual([threshold("a"), threshold("b")]);
    expect(settleLock({ ...two, commands: [command({ threshold: threshold("a", "Day") })] }, now).thresholds).toEqual([
      threshold("b"),
      threshold("a", "Day"),
    ]);
    expect(settleLock({ ...two, commands: [command({ no_threshold: "a" })] }, now).thresholds).toEqual([
      threshold("b"),
    ]);
    const window = { starts_at: now, ends_at: now + 1 };
    const written = after({ codes }, command({ write: { slot: 1, code: "0482", name: "Guest", window } }));
    expect(written.slots).toEqual([{ slot: 1, code: "0482", name: "Guest", window }]);
    expect(after({ codes }, command({ write: { slot: 1, code: "0482" } })).slots).toEqual([
      { slot: 1, code: "0482", name: null },
    ]);
    const kept = { slot: 2, code: "7391", name: null };
    const both = after(
      { codes, slots: [{ ...kept, slot: 1 }, kept], online: false },
      command({ write: { slot: 1, code: "0482" } }),
    );
    expect([both.slots, both.online]).toEqual([[kept, { slot: 1, code: "0482", name: null }], false]);
    expect(after({ codes, slots: both.slots }, command({ clear: 1 })).slots).toEqual([kept]);
    expect(after({ jammed: true, locked: true }, command({ bolt: false }))).toMatchObject({
      locked: false,
      jammed: false,
    });
  });

  it("has an effect only if it was not refused and its time has come", () => {
    expect(after({}, command({ bolt: false }, { fate: "rejected" }))).toMatchObject({ locked: true });
    const both = after({}, command({ bolt: false }), command({ bolt: true }, { op_id: "later", at: now + 1 }));
    expect(both.locked).toBe(false);
    expect(both.commands).toEqual([
      { op_id: "op", at: now, fate: "done" },
      { op_id: "later", at: now + 1, fate: "done", deed: { bolt: true } },
    ]);
    expect(settleLock(both, now + 1).locked).toBe(true);
  });

  it("is remembered with its outcome among the last fifty", () => {
    const past = Array.from({ length: 60 }, (_, index) =>
      command(undefined, { op_id: `past-${index}`, fate: "jammed" }),
    );
    const { commands } = after({}, ...past, command({ bolt: false }));
    expect(commands).toHaveLength(50);
    expect(commands[0]).toEqual({ op_id: "past-11", at: now, fate: "jammed" });
  });
});

it("a command that is due later than any can take is done at once, because the clock was set back", () => {
  const far = command({ bolt: false }, { at: now + 30_001 });
  const near = command({ bolt: true }, { op_id: "near", at: now + 30_000 });
  const { locked, commands } = after({}, far, near);
  expect(locked).toBe(false);
  expect(commands).toEqual([{ op_id: "op", at: now, fate: "done" }, near]);
});

it("a lock is free for the next command once the last is done, not counting those that came too late", () => {
  const busy = (fate: Command["fate"]) => newLock({ commands: [command({ bolt: true }, { at: now + 900, fate })] });
  expect([freeAt(newLock(), now), freeAt(busy("done"), now), freeAt(busy("late"), now)]).toEqual([now, now + 900, now]);
});

describe("a simulated lock refuses", () => {
  const lock = newLock({ codes });
  const sensor = newLock({ bolt: false });
  const thermostat = newLock({ bolt: false, climate: off });
  it.each<[string, SandboxLock, Deed, string | undefined]>([
    ["to turn a bolt that it does not have", sensor, { bolt: true }, "unsupported"],
    ["to heat if it is no thermostat", lock, { climate: heat }, "unsupported"],
    ["no climate setting if it is a thermostat", thermostat, { climate: heat }, undefined],
    ["a noise threshold if it is a lock", lock, { threshold: threshold("a") }, "unsupported"],
    ["to delete a noise threshold if it is a thermostat", thermostat, { no_threshold: "a" }, "unsupported"],
    ["no noise threshold if it is a sensor", sensor, { threshold: threshold("a") }, undefined],
    ["a code if it takes none", sensor, { write: { slot: 1, code: "0482" } }, "unsupported"],
    ["to write a slot beyond its last", lock, { write: { slot: 5, code: "0482" } }, "no_free_slot"],
    ["to clear a slot beyond its last", lock, { clear: 5 }, "no_free_slot"],
    ["to clear a slot before its first", lock, { clear: 0 }, "no_free_slot"],
    ["a slot number with a fraction", lock, { clear: 1.5 }, "no_free_slot"],
    ["a code with letters", lock, { write: { slot: 4, code: "12a4" } }, "invalid_code"],
    ["a code of a length that it does not take", lock, { write: { slot: 4, code: "12345" } }, "invalid_code"],
    ["no valid code", lock, { write: { slot: 4, code: "1234" } }, undefined],
  ])("%s", (_, of, deed, fault) => expect(refusalOf(of, deed)).toBe(fault));
});

describe("a lock that locks itself", () => {
  const open = { locked: false, auto_lock: { enabled: true, delay_s: 10 }, relocks_at: now };

  it("does so at its time, in order with the commands before and after", () => {
    expect(settleLock(newLock(open), now - 1)).toMatchObject({ locked: false, relocks_at: now });
    const locked = settleLock(newLock(open), now + 5000);
    expect(locked).toMatchObject({ locked: true, relocked_at: now });
    expect(locked.relocks_at).toBeUndefined();
    const told = command({ bolt: false }, { at: now + 1000 });
    expect(settleLock(newLock({ ...open, commands: [told] }), now + 10_999)).toMatchObject({
      locked: false,
      relocks_at: now + 11_000,
    });
    expect(settleLock(newLock({ ...open, commands: [told] }), now + 11_000)).toMatchObject({
      locked: true,
      relocked_at: now + 11_000,
    });
  });

  it("locks at once if the clock was set back, and not while the bolt is jammed or the door is open", () => {
    expect(settleLock(newLock({ ...open, relocks_at: now + 60_001 }), now).locked).toBe(true);
    expect(settleLock(newLock({ ...open, relocks_at: now + 60_000 }), now).locked).toBe(false);
    expect(settleLock(newLock({ ...open, jammed: true }), now).locked).toBe(false);
    expect(settleLock(newLock({ ...open, door_open: true }), now).locked).toBe(false);
  });
});

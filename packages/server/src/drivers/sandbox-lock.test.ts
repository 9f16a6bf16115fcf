// A simulated lock as plain data: what time and commands do to it.
import { describe, expect, it } from "vitest";
import type { ClimateSetting } from "../climate/setting.ts";
import type { NoiseThreshold } from "../devices/noise.ts";
import { type Command, type Deed, freeAt, newLock, refusal, type SandboxLock, settle } from "./sandbox-lock.ts";

const now = Date.parse("2026-06-12T09:00:00.000Z");
const heat: ClimateSetting = { hvac_mode_setting: "heat", heating_set_point_celsius: 20 } as ClimateSetting;
const off: ClimateSetting = { hvac_mode_setting: "off" } as ClimateSetting;
const threshold = (noise_threshold_id: string, name = "Night") => ({ noise_threshold_id, name }) as unknown as NoiseThreshold;
const codes = { capacity: 4, lengths: [4], native_schedule: true };
const command = (deed: Deed | undefined, more: Partial<Command> = {}): Command => ({
  op_id: "op",
  at: now,
  fate: "done",
  ...(deed && { deed }),
  ...more,
});
const after = (lock: Partial<SandboxLock>, ...commands: Command[]) => settle(newLock({ ...lock, commands }), now);

it("is, unless told, an online lock that is locked, well charged, and takes no codes", () => {
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

describe("what was due has happened", () => {
  it("as it was told: setting, thresholds, slots, bolt", () => {
    expect(after({ bolt: false, climate: off }, command({ climate: heat }))).toMatchObject({ bolt: false, climate: heat });
    const two = after({ bolt: false }, command({ threshold: threshold("a") }), command({ threshold: threshold("b") }, { op_id: "b" }));
    expect(two.thresholds).toEqual([threshold("a"), threshold("b")]);
    expect(settle({ ...two, commands: [command({ threshold: threshold("a", "Day") })] }, now).thresholds).toEqual([
      threshold("b"),
      threshold("a", "Day"),
    ]);
    expect(settle({ ...two, commands: [command({ no_threshold: "a" })] }, now).thresholds).toEqual([threshold("b")]);
    const window = { starts_at: now, ends_at: now + 1 };
    const written = after({ codes }, command({ write: { slot: 1, code: "0482", name: "Guest", window } }));
    expect(written.slots).toEqual([{ slot: 1, code: "0482", name: "Guest", window }]);
    expect(after({ codes }, command({ write: { slot: 1, code: "0482" } })).slots).toEqual([{ slot: 1, code: "0482", name: null }]);
    const kept = { slot: 2, code: "7391", name: null };
    const both = after({ codes, slots: [{ ...kept, slot: 1 }, kept], online: false }, command({ write: { slot: 1, code: "0482" } }));
    expect([both.slots, both.online]).toEqual([[kept, { slot: 1, code: "0482", name: null }], false]);
    expect(after({ codes, slots: both.slots }, command({ clear: 1 })).slots).toEqual([kept]);
    expect(after({ jammed: true, locked: true }, command({ bolt: false }))).toMatchObject({ locked: false, jammed: false });
  });

  it("and nothing of what was refused, what is still to come, or what has no end yet", () => {
    expect(after({}, command({ bolt: false }, { fate: "rejected" }))).toMatchObject({ locked: true });
    const both = after({}, command({ bolt: false }), command({ bolt: true }, { op_id: "later", at: now + 1 }));
    expect(both.locked).toBe(false);
    expect(both.commands).toEqual([
      { op_id: "op", at: now, fate: "done" },
      { op_id: "later", at: now + 1, fate: "done", deed: { bolt: true } },
    ]);
    expect(settle(both, now + 1).locked).toBe(true);
  });

  it("and of what came before it is remembered what became of it, fifty times", () => {
    const past = Array.from({ length: 60 }, (_, index) => command(undefined, { op_id: `past-${index}`, fate: "jammed" }));
    const { commands } = after({}, ...past, command({ bolt: false }));
    expect(commands).toHaveLength(50);
    expect(commands[0]).toEqual({ op_id: "past-11", at: now, fate: "jammed" });
  });
});

it("does what would take effect longer after than any command takes at once: the clock was set back, and a motor does not wait for it", () => {
  const far = command({ bolt: false }, { at: now + 30_001 });
  const near = command({ bolt: true }, { op_id: "near", at: now + 30_000 });
  const { locked, commands } = after({}, far, near);
  expect(locked).toBe(false);
  expect(commands).toEqual([{ op_id: "op", at: now, fate: "done" }, near]);
});

it("is free for another command once the last is done, whatever came too late to be done at all", () => {
  const busy = (fate: Command["fate"]) => newLock({ commands: [command({ bolt: true }, { at: now + 900, fate })] });
  expect([freeAt(newLock(), now), freeAt(busy("done"), now), freeAt(busy("late"), now)]).toEqual([now, now + 900, now]);
});

describe("refuses", () => {
  const lock = newLock({ codes });
  const sensor = newLock({ bolt: false });
  const thermostat = newLock({ bolt: false, climate: off });
  it.each<[string, SandboxLock, Deed, string | undefined]>([
    ["to turn what it has not", sensor, { bolt: true }, "unsupported"],
    ["to heat where it is no thermostat", lock, { climate: heat }, "unsupported"],
    ["no setting where it is", thermostat, { climate: heat }, undefined],
    ["to listen where it is a lock", lock, { threshold: threshold("a") }, "unsupported"],
    ["to listen where it is a thermostat", thermostat, { no_threshold: "a" }, "unsupported"],
    ["no threshold where it listens", sensor, { threshold: threshold("a") }, undefined],
    ["a code where it takes none", sensor, { write: { slot: 1, code: "0482" } }, "unsupported"],
    ["a slot beyond its last", lock, { write: { slot: 5, code: "0482" } }, "no_free_slot"],
    ["to clear one beyond its last", lock, { clear: 5 }, "no_free_slot"],
    ["a slot before its first", lock, { clear: 0 }, "no_free_slot"],
    ["half a slot", lock, { clear: 1.5 }, "no_free_slot"],
    ["letters", lock, { write: { slot: 4, code: "12a4" } }, "invalid_code"],
    ["as many digits as it does not take", lock, { write: { slot: 4, code: "12345" } }, "invalid_code"],
    ["nothing else", lock, { write: { slot: 4, code: "1234" } }, undefined],
  ])("%s", (_, of, deed, fault) => expect(refusal(of, deed)).toBe(fault));
});

describe("a lock that locks itself", () => {
  const open = { locked: false, auto_lock: { enabled: true, delay_s: 10 }, relocks_at: now };

  it("does so at its moment, between what it is told before and after", () => {
    expect(settle(newLock(open), now - 1)).toMatchObject({ locked: false, relocks_at: now });
    const locked = settle(newLock(open), now + 5000);
    expect(locked).toMatchObject({ locked: true, relocked_at: now });
    expect(locked.relocks_at).toBeUndefined();
    const told = command({ bolt: false }, { at: now + 1000 });
    expect(settle(newLock({ ...open, commands: [told] }), now + 10_999)).toMatchObject({ locked: false, relocks_at: now + 11_000 });
    expect(settle(newLock({ ...open, commands: [told] }), now + 11_000)).toMatchObject({ locked: true, relocked_at: now + 11_000 });
  });

  it("waits for no clock that was set back, and not with a bolt that is stuck or would be thrown into the air", () => {
    expect(settle(newLock({ ...open, relocks_at: now + 60_001 }), now).locked).toBe(true);
    expect(settle(newLock({ ...open, relocks_at: now + 60_000 }), now).locked).toBe(false);
    expect(settle(newLock({ ...open, jammed: true }), now).locked).toBe(false);
    expect(settle(newLock({ ...open, door_open: true }), now).locked).toBe(false);
  });
});

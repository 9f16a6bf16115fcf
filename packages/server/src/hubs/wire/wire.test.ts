// The tools of a wire: parsing, rate limits, and logs of the rest.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { DriverError, type DriverEvent } from "../../driver/driver.ts";
import { guardWork } from "./guard.ts";
import { newIntake } from "./intake.ts";
import { type JsonFault, plainJson } from "./plain-json.ts";
import { integerIn, isSameScalar, membersIn, oddValue, scalarIn, scalarOrBytes, textIn } from "./readers.ts";
import { atMostOnceAMinute } from "./repeats.ts";
import { createTelling } from "./telling.ts";

const poisoned = JSON.parse('{"toString":1,"valueOf":1}') as unknown;

describe("JSON", () => {
  const limits = { largest: 100_000, deepest: 3, mostMembers: 10 };
  const read = (json: string): { value: unknown; fault: JsonFault | undefined } => {
    let fault: JsonFault | undefined;
    return { value: plainJson(Buffer.from(json), limits, (found) => (fault = found)), fault };
  };

  it.each([
    ['{"a":[{"b":"]]}}[[[[,,,,,,,,,,,,"}]}', undefined],
    [String.raw`["\"[[[[[[", "\\"]`, undefined],
    ["[[[[]]]]", "too_deep"],
    ["[".repeat(20_000), "too_deep"],
    ["[1,2,3,4,5,6,7,8,9,10,11]", "too_many"],
    [`"${"x".repeat(100_000)}"`, "too_large"],
    ['{"a":', "no_json"],
    ['"no end', "no_json"],
    ["", "no_json"],
  ])("%.40s is %s", (json, fault) => {
    const found = read(json);
    expect(found.fault).toBe(fault);
    expect(found.value).toEqual(fault === undefined ? JSON.parse(json) : undefined);
  });
});

it("readers take a poisoned object for nothing that they read", () => {
  expect([textIn(poisoned, 9), integerIn(poisoned, 0, 9), scalarIn(poisoned), scalarOrBytes(poisoned)]).toEqual([
    undefined,
    undefined,
    oddValue,
    oddValue,
  ]);
  expect([membersIn("text"), membersIn(null), membersIn([1])]).toEqual([{}, {}, {}]);
  expect([textIn("1234", 3), integerIn(1.5, 0, 9), integerIn(10, 0, 9), integerIn("1", 0, 9)]).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
  expect([isSameScalar([1, 2], { type: "Buffer", data: [1, 2] }), isSameScalar(poisoned, poisoned)]).toEqual([
    true,
    false,
  ]);
});

it("what a handler throws ends its link, and says nothing of what the hub said", () => {
  const ended: DriverError[] = [];
  guardWork((error) => void ended.push(error))((said: string) => {
    throw new Error(said);
  })("4711");
  expect(ended).toMatchObject([{ fault: "internal", applied: "unknown" }]);
  expect(ended[0]?.message).not.toContain("4711");
});

it("an intake lets a big house through at once, and a flood for a quarter of the time", () => {
  let now = 0;
  const intake = newIntake(() => now);
  const work = (milliseconds: number) => intake.take(() => void (now += milliseconds));
  work(400);
  expect(intake.pauseMs).toBe(0);
  const [begun, worked] = [now, { ms: 0 }];
  while (now < begun + 60_000) {
    work(5);
    worked.ms += 5;
    now += intake.pauseMs;
  }
  expect(worked.ms / 60_000).toBeGreaterThan(0.2);
  expect(worked.ms / 60_000).toBeLessThan(0.3);
});

describe("as time goes by", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it("what repeats is said at once, and then once a minute with how often", () => {
    const lines: string[] = [];
    const say = atMostOnceAMinute((line) => void lines.push(line));
    for (let second = 0; second < 180; second += 1) {
      say("It was odd.");
      vi.advanceTimersByTime(1000);
    }
    expect(lines).toEqual([
      "It was odd.",
      ...Array.from({ length: 3 }, () => expect.stringMatching(/^It was odd\. \(\d\d times\)$/)),
    ]);
  });

  const key = "zwave:00000001:2";
  const told: DriverEvent[] = [];
  const lines: string[] = [];
  function telling() {
    told.length = lines.length = 0;
    const begin = createTelling({
      repeats: (line) => void lines.push(line),
      now: () => Date.now(),
      elapsed: () => Date.now(),
    });
    return begin(
      (event) => void told.push(event),
      () => expect.unreachable(),
    ).tell;
  }
  const state = (more: object, at = Date.now()) =>
    ({ type: "state", key, at, source: "report", ...more }) as DriverEvent;
  const opened = (of = key): DriverEvent => ({ type: "operated", key: of, at: 1, operation: "unlock", by: "keypad" });

  it("a battery is told once a second, and as it is by then", () => {
    const tell = telling();
    for (let step = 0; step < 3000; step += 1) {
      tell(state({ battery_level: step / 3000 }));
      vi.advanceTimersByTime(1);
    }
    vi.advanceTimersByTime(2000);
    expect(told.length).toBeGreaterThan(2);
    expect(told.length).toBeLessThan(7);
    expect(told.at(-1)).toMatchObject({ battery_level: 2999 / 3000 });
  });

  it("who moved the bolt is told each time, as often as a bolt can move", () => {
    const tell = telling();
    for (let time = 0; time < 60; time += 1) {
      tell(opened());
      vi.advanceTimersByTime(600);
    }
    expect(told.length).toBe(60);
    expect(lines).toEqual([]);
  });

  it("a lock that tells of more than locks can do is cut short, with a word, and its neighbour is not", () => {
    const tell = telling();
    for (let time = 0; time < 5000; time += 1) {
      tell(opened());
      tell(state({ locked: time % 2 === 0 }));
    }
    tell(opened("zwave:00000001:3"));
    expect(told.length).toBeLessThan(70);
    expect(told.at(-1)).toMatchObject({ key: "zwave:00000001:3" });
    expect(new Set(lines).size).toBe(1);
    vi.advanceTimersByTime(3000);
    expect(told.at(-1)).toMatchObject({ type: "state", locked: false });
  });

  it("news of a place is told at once, and once more when it came again meanwhile", () => {
    const tell = telling();
    const news = (slot: number): DriverEvent => ({ type: "slot_news", key, at: 1, slot });
    for (let time = 0; time < 100; time += 1) for (const slot of [1, 2]) tell(news(slot));
    expect(told).toEqual([news(1), news(2)]);
    vi.advanceTimersByTime(2500);
    expect(told.slice(2)).toEqual([news(1), news(2)]);
  });

  it("what lasts is held back without bound of time, never of number", () => {
    const tell = telling();
    for (let device = 0; device < 20_000; device += 1) tell({ type: "device_gone", key: `zigbee:${device}`, at: 1 });
    expect(told.length).toBeLessThanOrEqual(5000);
    expect(new Set(lines).size).toBe(1);
  });
});

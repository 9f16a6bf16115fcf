import { describe, expect, test } from "vitest";
import { createSlots } from "./slots.ts";

describe("slots", () => {
  const fill = (slots: ReturnType<typeof createSlots>, endpoint: string) => {
    let taken = 0;
    for (; slots.room(endpoint) > 0; taken += 1) slots.take(endpoint);
    return taken;
  };

  test("a new endpoint has a few slots, more after successes and fewer after failures", () => {
    const slots = createSlots(256);
    expect(fill(slots, "a")).toBe(16);
    slots.release("a", "success");
    expect(fill(slots, "a")).toBe(17);
    for (let count = 0; count < 6; count += 1) slots.release("a", "failure");
    expect(slots.room("a")).toBe(0);
    for (let count = 0; count < 26; count += 1) slots.release("a", "failure");
    expect(slots.free()).toBe(256);
    expect(slots.room("a")).toBe(1);
  });

  test("an endpoint's record is remembered while nothing is being sent to it", () => {
    const slots = createSlots(256);
    for (let count = 0; count < 2; count += 1) {
      slots.take("good");
      slots.release("good", "success");
      slots.take("bad");
      slots.release("bad", "failure");
    }
    expect([slots.room("good"), slots.room("bad"), slots.free()]).toEqual([64, 4, 256]);
  });

  test("of very many endpoints only those being sent to are remembered", () => {
    const slots = createSlots(256);
    slots.take("busy");
    for (let index = 0; index < 6000; index += 1) {
      slots.take(`dead-${index}`);
      slots.release(`dead-${index}`, "failure");
    }
    expect([slots.room("busy"), slots.room("dead-0"), slots.room("dead-5999")]).toEqual([15, 16, 8]);
  });

  test("failing endpoints never take more than half of the slots", () => {
    const slots = createSlots(20);
    for (let index = 0; index < 30; index += 1) {
      for (let count = 0; count < 4; count += 1) {
        slots.take(`dead-${index}`);
        slots.release(`dead-${index}`, "failure");
      }
    }
    let taken = 0;
    for (let index = 0; index < 30; index += 1) taken += fill(slots, `dead-${index}`);
    expect(taken).toBe(10);
    expect(fill(slots, "alive")).toBe(8);
    expect(slots.free()).toBe(2);
  });

  test("an endpoint that does not answer loses its slots to others, and gets few new ones", () => {
    const slots = createSlots(256);
    for (let index = 0; index < 4; index += 1) {
      for (let count = 0; count < 2; count += 1) {
        slots.take(`good-${index}`);
        slots.release(`good-${index}`, "success");
      }
      fill(slots, `good-${index}`);
    }
    expect(slots.free()).toBe(32);
    for (let count = 0; count < 64; count += 1) expect(slots.stall("good-0")).toBe(true);
    expect([slots.free(), slots.room("good-0"), slots.room("alive")]).toEqual([96, 0, 16]);
    for (let count = 0; count < 60; count += 1) slots.release("good-0", "success", true);
    expect([slots.free(), slots.room("good-0")]).toEqual([96, 12]);
    for (let count = 0; count < 4; count += 1) slots.release("good-0", "failure", true);
    expect([slots.free(), slots.room("good-0")]).toEqual([96, 4]);
  });

  test("the number of slots that slow endpoints give up is limited", () => {
    const slots = createSlots(8);
    let stalled = 0;
    for (let index = 0; index < 40; index += 1) {
      slots.take(`slow-${index}`);
      if (slots.stall(`slow-${index}`)) stalled += 1;
    }
    expect(stalled).toBe(16);
  });

  test("however many good endpoints stop answering at once, another one still gets its first attempt", () => {
    const slots = createSlots(256);
    for (let index = 0; index < 20; index += 1) fill(slots, `hanging-${index}`);
    expect(slots.free()).toBeGreaterThan(16);
    expect(slots.room("alive")).toBe(1);
    expect(fill(slots, "alive")).toBe(1);
  });

  test("an endpoint with one unanswered attempt gets no more slots than a new one", () => {
    const slots = createSlots(256);
    for (let count = 0; count < 2; count += 1) {
      slots.take("good");
      slots.release("good", "success");
    }
    for (let count = 0; count < 10; count += 1) slots.take("good");
    slots.stall("good");
    expect(slots.room("good")).toBe(6);
  });

  test("when all slots are taken, neither a new nor a failing endpoint gets one", () => {
    const slots = createSlots(7);
    slots.take("bad");
    slots.release("bad", "failure");
    for (let index = 0; index < 7; index += 1) slots.take(`good-${index}`);
    expect([slots.free(), slots.room("new"), slots.room("bad")]).toEqual([0, 0, 0]);
  });

  test("of an odd number of slots, failing endpoints get the smaller half", () => {
    const slots = createSlots(7);
    slots.take("bad");
    slots.release("bad", "failure");
    expect(fill(slots, "bad")).toBe(3);
  });
});

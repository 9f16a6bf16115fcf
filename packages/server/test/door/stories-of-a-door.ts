// Sequences of deeds after which the server once reported something untrue. Every run repeats them.
import { type Deed, minute } from "./deeds.ts";

export const stories: Deed[][] = [
  [
    { kind: "create", pin: "2468", times: undefined, native: false, wish: {} },
    { kind: "pass", ms: 2000 },
    { kind: "online", online: false },
    { kind: "update", which: 0, pin: undefined, times: { from: 60, length: 60 }, ongoing: false, wish: {} },
    { kind: "pass", ms: 30 * minute },
  ],
  [
    { kind: "create", pin: "2468", times: { from: 1, length: 240 }, native: true, wish: {} },
    { kind: "pass", ms: 2000 },
    { kind: "fault", fault: "slots_full", times: null },
    { kind: "update", which: 0, pin: undefined, times: { from: 200, length: 240 }, ongoing: false, wish: {} },
    { kind: "pass", ms: 30 * minute },
  ],
  [
    { kind: "create", pin: "2468", times: { from: 41, length: 1 }, native: true, wish: {} },
    { kind: "pass", ms: 2000 },
    { kind: "leave", ms: 1, during: [] },
  ],
  [
    { kind: "create", pin: "2468", times: { from: 10, length: 60 }, native: true, wish: {} },
    { kind: "pass", ms: 2000 },
    { kind: "leave", ms: 1, during: [] },
    { kind: "adopt", which: 0 },
    { kind: "pass", ms: 20 * minute },
    { kind: "pass", ms: 20 * minute },
  ],
  [
    { kind: "create", pin: "2468", times: { from: 0, length: 1 }, native: true, wish: {} },
    { kind: "pass", ms: 2000 },
    { kind: "leave", ms: 1, during: [] },
    { kind: "reprogram", which: 0, pin: "7391" },
  ],
  [
    { kind: "fault", fault: "no_answer", times: null },
    { kind: "create", pin: "2468", times: undefined, native: false, wish: {} },
    { kind: "pass", ms: 1 },
    { kind: "reprogram", which: 0, pin: "7391" },
  ],
  [
    { kind: "create", pin: "2468", times: undefined, native: false, wish: {} },
    { kind: "die", moment: "after", isKilled: false },
    { kind: "pass", ms: 1 },
    { kind: "reprogram", which: 0, pin: "7391" },
  ],
  [
    { kind: "fault", fault: "no_answer", times: null },
    { kind: "create", pin: "2468", times: undefined, native: false, wish: {} },
    { kind: "pass", ms: 10 },
    { kind: "leave", ms: 1, during: [] },
    { kind: "adopt", which: 0 },
    { kind: "adopt", which: 0 },
    { kind: "adopt", which: 0 },
  ],
  [
    { kind: "fault", fault: "no_answer", times: null },
    { kind: "create", pin: "2468", times: undefined, native: false, wish: {} },
    { kind: "pass", ms: 10 },
    { kind: "leave", ms: 1, during: [] },
    { kind: "adopt", which: 0 },
    { kind: "leave", ms: 1, during: [] },
  ],
  [
    { kind: "erase", which: 0 },
    { kind: "reprogram", which: 5, pin: "2468" },
    { kind: "update", which: 0, pin: "2468", times: undefined, ongoing: false, wish: {} },
  ],
  [
    { kind: "online", online: false },
    { kind: "erase", which: 0 },
  ],
  [
    { kind: "account", connected: false },
    { kind: "program", pin: "2468" },
  ],
  [
    { kind: "create", pin: "2468", times: { from: 1, length: 1 }, native: true, wish: {} },
    { kind: "account", connected: false },
    { kind: "advance", ms: minute },
  ],
  [
    {
      kind: "update",
      which: 3,
      pin: undefined,
      times: { from: 41, length: 1 },
      ongoing: false,
      wish: { prefer_native_scheduling: false },
    },
    { kind: "erase", which: 5 },
  ],
  [
    { kind: "update", which: 3, pin: "2468", times: undefined, ongoing: false, wish: {} },
    { kind: "reprogram", which: 2, pin: "2468" },
    { kind: "reprogram", which: 2, pin: "8642" },
  ],
];
/** Like {@link stories}, with a server that is killed at times. */
export const deadlyStories: Deed[][] = [
  [
    { kind: "die", moment: "lost", isKilled: false },
    { kind: "update", which: 2, pin: undefined, times: { from: 0, length: 1 }, ongoing: false, wish: {} },
    { kind: "leave", ms: 1, during: [] },
  ],
  [
    { kind: "kill", which: 0, turns: 1, during: { kind: "fault", fault: "no_answer", times: null } },
    { kind: "spares", kept: true },
    { kind: "reprogram", which: 0, pin: "2468" },
  ],
  [
    { kind: "fault", fault: "no_answer", times: null },
    { kind: "spares", kept: true },
    { kind: "reprogram", which: 0, pin: "2468" },
    { kind: "adopt", which: 0 },
  ],
  [
    { kind: "fault", fault: "no_answer", times: null },
    { kind: "update", which: 0, pin: "2468", times: undefined, ongoing: true, wish: {} },
    { kind: "online", online: false },
    { kind: "leave", ms: 60 * minute, during: [] },
    { kind: "adopt", which: 0 },
    { kind: "adopt", which: 1 },
  ],
  [
    { kind: "fault", fault: "slow", times: null },
    { kind: "create", pin: "2468", times: { from: 0, length: 1 }, native: false, wish: {} },
    { kind: "die", moment: "lost", isKilled: false },
    { kind: "leave", ms: 1, during: [] },
  ],
  [
    { kind: "fault", fault: "slow", times: null },
    { kind: "create", pin: "2468", times: undefined, native: false, wish: {} },
    { kind: "die", moment: "lost", isKilled: false },
    { kind: "leave", ms: 1, during: [] },
  ],
  [
    { kind: "update", which: 0, pin: "2468", times: { from: -42, length: 82 }, ongoing: false, wish: {} },
    { kind: "die", moment: "before", isKilled: false },
  ],
];

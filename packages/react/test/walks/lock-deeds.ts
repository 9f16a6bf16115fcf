// Actions around one lock, more frequent than elsewhere: presses, failures of the lock and of the network, and pauses.
import { constant, constantFrom, oneof, record } from "fast-check";
import type { NetworkFault } from "./deeds.ts";

const onScreen = constant(0);

/** One action. Every second one is a press of the lock's button. */
export const lockDeed = oneof(
  {
    weight: 8,
    arbitrary: record({
      kind: constant("press" as const),
      thing: constant("lock" as const),
      which: constantFrom(0, 1),
      by: constantFrom("mouse" as const, "keyboard" as const),
    }),
  },
  {
    weight: 3,
    arbitrary: record({
      kind: constant("network" as const),
      fault: constantFrom<NetworkFault[]>({ down: true }, { status: 500 }, { body: "truncated" }, {}, {}),
    }),
  },
  {
    weight: 2,
    arbitrary: record({
      kind: constant("fault" as const),
      which: onScreen,
      fault: constantFrom("jammed" as const, "refused" as const),
    }),
  },
  {
    weight: 2,
    arbitrary: record({ kind: constant("turn" as const), which: onScreen, locked: constantFrom(true, false) }),
  },
  {
    weight: 1,
    arbitrary: record({ kind: constant("online" as const), which: onScreen, online: constantFrom(true, false) }),
  },
  { weight: 2, arbitrary: record({ kind: constant("rest" as const) }) },
);

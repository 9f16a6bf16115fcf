// `pending_mutations` and schedule of a code for each known, or unknown, content of its lock (platform-api §3.8).
import { expect, it } from "vitest";
import type { AccessCodeEntity } from "../../src/base/db/access-codes.ts";
import type { CodeSlotRow } from "../../src/base/db/schema.ts";
import { type AtLock, pendingMutations } from "../../src/doors/slots/pending-mutations.ts";

const made = "2030-01-01T00:00:00.000Z";
const today = "2030-01-02T00:00:00.000Z";
const tomorrow = "2030-01-03T00:00:00.000Z";
const after = "2030-01-04T00:00:00.000Z";
const code = (status: AccessCodeEntity["status"], more: Partial<AccessCodeEntity> = {}) =>
  ({ code: "1234", type: "ongoing", status, created_at: made, ...more }) as AccessCodeEntity;
const later = { type: "time_bound", starts_at: tomorrow, ends_at: after } as const;
const slot = (phase: CodeSlotRow["phase"], more: Partial<CodeSlotRow> = {}) => ({
  slot: { code: "1234", hours: "", phase, former: null, ...more } as CodeSlotRow,
});
const toGo = { removal_asked_at: today };

const creating = { mutation_code: "creating", message: "The lock does not have this code yet.", created_at: made };
const deleting = { mutation_code: "deleting", created_at: today };
const leftOff = { mutation_code: "creating", message: expect.stringMatching("taken off the lock again") };
const newHours = {
  mutation_code: "updating_time_frame",
  from: { starts_at: null, ends_at: null },
  to: { starts_at: tomorrow, ends_at: after },
};

const cases: [string, AccessCodeEntity, Partial<AtLock>, object[]][] = [
  ["is to go, and was said to be there, by nobody's note", code("set"), toGo, [deleting]],
  ["is to go, and a place is noted where it may be", code("unset"), { ...toGo, ...slot("clearing") }, [deleting]],
  ["is to go, and never came there", code("unset"), toGo, []],
  ["is wanted, and said to be there", code("set"), {}, []],
  ["is wanted, and not said to be there", code("setting"), {}, [creating]],
  ["is wanted, and said to be there, but being written", code("set"), slot("writing"), [creating]],
  ["is wanted, and there", code("setting"), slot("set"), []],
  ["is wanted, and was taken off the lock again", code("setting"), { is_left: true }, [leftOff]],
  ["is wanted tomorrow", code("unset", later), {}, [{ mutation_code: "deferring_creation", scheduled_at: tomorrow }]],
  ["is wanted tomorrow, and said to be there already", code("set", later), {}, []],
  ["is wanted tomorrow, and opens the door already", code("set", later), slot("set"), [newHours]],
];

it.each(cases)("a code that %s", (_, entity, at, told) => {
  const now = Date.parse(today);
  const all = {
    slot: undefined,
    native_schedule: false,
    removal_asked_at: null,
    is_left: false,
    awaits_place: false,
    now,
    ...at,
  };
  const mutations = pendingMutations(entity, all);
  expect(mutations).toHaveLength(told.length);
  expect(mutations).toMatchObject(told);
});

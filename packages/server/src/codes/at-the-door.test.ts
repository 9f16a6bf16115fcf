// The one question: does what is said of a code hold at the door? Whatever is asked, fails, or is done at the lock, in any order.
import { array, assert, asyncProperty } from "fast-check";
import { expect, it } from "vitest";
import { deed, type Deed, type DoorCode, minute, type OpenDoor, openDoor } from "../../test/at-door.ts";

const isBegun = ({ starts_at }: DoorCode, now: number) => starts_at === undefined || Date.parse(starts_at) <= now;
const isOver = ({ ends_at }: DoorCode, now: number) => ends_at !== undefined && Date.parse(ends_at) <= now;
const isFine = ({ errors }: DoorCode) => errors.length === 0;

/** While all is in motion: what is said to be set opens, and what opens is told. `known`: all the digits each code has had. */
async function expectTruth(door: OpenDoor, known: Map<string, string[]>): Promise<void> {
  const [mine, theirs, opening] = [await door.mine(), await door.theirs(), await door.opening()];
  const codes = mine.concat(theirs);
  for (const { access_code_id, code } of codes) known.set(access_code_id, [...(known.get(access_code_id) ?? []), code ?? ""]);
  const shut = mine.filter((code) => code.status === "set" && isFine(code) && !opening.includes(code.code ?? ""));
  expect(shut, "is said to open the door").toEqual([]);
  const told = new Set(codes.filter(({ status }) => status !== "unset").flatMap(({ access_code_id }) => known.get(access_code_id)));
  expect(
    opening.filter((each) => !told.has(each)),
    "opens the door untold",
  ).toEqual([]);
}

/** With nothing failing any more, and time to try again: just what is said to be set opens, and what is asked for is done. */
async function expectPeace(door: OpenDoor): Promise<void> {
  await door.comeToRest();
  const now = door.now();
  const [mine, theirs, opening] = [await door.mine(), await door.theirs(), await door.opening()];
  const set = mine.concat(theirs).filter(({ status }) => status === "set");
  expect(
    set.filter(({ code }) => !opening.includes(code ?? "")),
    "is said to open the door",
  ).toEqual([]);
  // Refused other hours, a code may still be there with those it had, while they are its own.
  const refused = mine.filter((code) => code.status === "setting" && !isFine(code) && isBegun(code, now));
  const told = new Set(set.concat(refused).map(({ code }) => code));
  expect(
    opening.filter((each) => !told.has(each)),
    "opens the door untold",
  ).toEqual([]);
  expect(
    mine.filter((code) => isOver(code, now)),
    "is over",
  ).toEqual([]);
  const undone = mine.filter((code) =>
    isFine(code) ? code.status !== (isBegun(code, now) ? "set" : "unset") : code.status === "removing",
  );
  expect(undone, "is not done").toEqual([]);
}

/** Whole stories that once ended in an untruth. */
const stories: Deed[][] = [
  [
    { kind: "create", pin: "2468", times: undefined, native: false },
    { kind: "pass", ms: 2000 },
    { kind: "online", online: false },
    { kind: "update", which: 0, pin: undefined, times: { from: 60, length: 60 }, ongoing: false },
    { kind: "pass", ms: 30 * minute },
  ],
  [
    { kind: "create", pin: "2468", times: { from: 1, length: 240 }, native: true },
    { kind: "pass", ms: 2000 },
    { kind: "fault", fault: "slots_full", times: null },
    { kind: "update", which: 0, pin: undefined, times: { from: 200, length: 240 }, ongoing: false },
    { kind: "pass", ms: 30 * minute },
  ],
  [
    { kind: "create", pin: "2468", times: { from: 41, length: 1 }, native: true },
    { kind: "pass", ms: 2000 },
    { kind: "leave", ms: 1 },
  ],
  [
    { kind: "create", pin: "2468", times: { from: 10, length: 60 }, native: true },
    { kind: "pass", ms: 2000 },
    { kind: "leave", ms: 1 },
    { kind: "adopt", which: 0 },
    { kind: "pass", ms: 20 * minute },
    { kind: "pass", ms: 20 * minute },
  ],
];
const rounds = Number(process.env["DOOR_ROUNDS"] ?? 15);

it.each(["Front Door", "Linen Room"])(
  "what is said of a code holds at the %s",
  async (name) => {
    const story = asyncProperty(array(deed, { maxLength: 40 }), async (deeds) => {
      const door = await openDoor(name);
      try {
        const known = new Map<string, string[]>();
        await expectTruth(door, known);
        for (const each of deeds) {
          await door.act(each);
          await expectTruth(door, known);
        }
        await expectPeace(door);
      } finally {
        await door.close();
      }
    });
    await assert(story, { numRuns: rounds, examples: stories.map((each) => [each]) });
  },
  600_000,
);

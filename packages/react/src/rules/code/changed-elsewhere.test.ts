import type { AccessCode } from "@mortise/client";
import { describe, expect, it } from "vitest";
import {
  beginDraft,
  changeDraft,
  disputedParts,
  followCode,
  isChangedHere,
  keepOwn,
  takeTheirs,
} from "./changed-elsewhere.ts";
import { type CodeDraft, draftOf, moveToZone, typedTime, updateInput } from "./code-form.ts";

const opened = { now: Date.parse("2026-06-08T14:00:00Z"), zone: "Europe/Copenhagen" };
const code = {
  access_code_id: "c",
  device_id: "d",
  name: "Amara",
  code: "1234",
  type: "time_bound",
  starts_at: "2026-06-08T14:00:23.000Z",
  ends_at: "2026-06-12T09:00:00.000Z",
} as AccessCode;
const later = { starts_at: "2026-07-01T14:00:00.000Z", ends_at: "2026-07-02T09:00:00.000Z" };
const read = (changes: Partial<AccessCode> = {}) => draftOf({ ...code, ...changes }, opened);
const begun = (mine: Partial<CodeDraft> = {}, hidesPin = false) => changeDraft(beginDraft(read(), hidesPin), mine);

describe("changes that others make while a form is open", () => {
  it.each([
    ["name", { name: "Guest" }, { name: "Guest" }],
    ["pin", { code: "9999" }, { pin: "9999" }],
    ["times", later, { starts: read(later).starts, ends: read(later).ends }],
    ["times", { type: "ongoing" }, { type: "ongoing" }],
  ] as const)("are taken over where nothing was entered: %s %j", (part, theirs, expected) => {
    const held = followCode(begun(), read(theirs));
    expect(held).toMatchObject({ draft: expected, taken: [part] });
    expect([disputedParts(held), isChangedHere(held)]).toEqual([[], false]);
    const sent = updateInput(held.draft, { ...code, ...theirs });
    expect(sent).not.toHaveProperty("code");
    expect(sent).not.toHaveProperty("starts_at");
  });

  it.each([
    ["name", { name: "Mine" }, { name: "Guest" }],
    ["pin", { pin: "5555" }, { code: "9999" }],
    ["times", { ends: typedTime("2026-06-13T11:00") }, later],
    ["times", { type: "ongoing" }, later],
    ["times", { starts: typedTime("") }, { type: "ongoing" }],
  ] as const)("do not touch what was entered, and are offered: %s", (part, mine, theirs) => {
    const held = followCode(begun(mine), read(theirs));
    expect(held.draft).toMatchObject(mine);
    expect([held.taken, disputedParts(held)]).toEqual([[], [part]]);
    const kept = keepOwn(held, part);
    expect([kept.draft, disputedParts(kept), isChangedHere(kept)]).toEqual([held.draft, [], true]);
    const taken = takeTheirs(held, part, false);
    expect([disputedParts(taken), isChangedHere(taken)]).toEqual([[], false]);
    // Reverted before the person has chosen.
    expect(disputedParts(followCode(held, read()))).toEqual([]);
  });

  it("are no dispute where both chose the same", () => {
    const held = followCode(begun({ name: "Guest ", pin: "٩٩٩٩" }), read({ name: "Guest", code: "9999" }));
    expect([held.draft.name, held.taken, disputedParts(held), isChangedHere(held)]).toEqual(["Guest ", [], [], false]);
  });

  it("are no news any more in a part that is changed here", () => {
    const held = followCode(begun(), read({ name: "Guest", code: "9999" }));
    expect(held.taken).toEqual(["name", "pin"]);
    expect(changeDraft(held, { name: "Mine" }).taken).toEqual(["pin"]);
  });

  it("leave an empty PIN empty, which stands for the code's own digits", () => {
    const held = followCode(begun({}, true), read({ code: "9999" }));
    expect(held).toMatchObject({ draft: { pin: "" }, taken: ["pin"] });
    const disputed = followCode(begun({ pin: "5555" }, true), read({ code: "9999" }));
    expect(disputedParts(disputed)).toEqual(["pin"]);
    expect(takeTheirs(disputed, "pin", true).draft.pin).toBe("");
  });

  it("are not told where the server has chosen the first digits", () => {
    const held = followCode(beginDraft(read({ code: null }), false), read());
    expect([held.draft.pin, held.taken, disputedParts(held)]).toEqual(["", [], []]);
  });

  it("show their moments in the zone that was chosen here", () => {
    const moved = begun(moveToZone(read(), "Asia/Tokyo"));
    expect(isChangedHere(moved)).toBe(false);
    expect(followCode(moved, read(later)).draft).toMatchObject({
      zone: "Asia/Tokyo",
      starts: { wall: "2026-07-01T23:00", instant: Date.parse(later.starts_at) },
    });
  });
});

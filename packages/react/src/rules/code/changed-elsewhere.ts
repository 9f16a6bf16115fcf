// Merges others' changes of a code into the draft of its open form.
import { type CodeDraft, instantOf, moveToZone } from "./code-form.ts";
import { plainDigits } from "./pin.ts";

/** Unit of a draft for merging. The times form one unit with the choice between ongoing and time-bound. */
export type DraftPart = "name" | "pin" | "times";

export interface FollowedDraft {
  /** Draft that the form shows. */
  readonly draft: CodeDraft;
  /** Values with which edits are compared: those at the start, and later ones of others that were taken or refused. */
  readonly known: CodeDraft;
  /** Current values of the code. */
  readonly theirs: CodeDraft;
  /** Parts that changed in `draft` because others changed them. */
  readonly taken: readonly DraftPart[];
}

/** Starts a draft. @param hidesPin - Whether the draft starts with an empty PIN, which stands for the code's own. */
export function beginDraft(known: CodeDraft, hidesPin: boolean): FollowedDraft {
  return { draft: hidesPin ? { ...known, pin: "" } : known, known, theirs: known, taken: [] };
}

/** Merges new values of the code. Untouched parts take them; edited parts stay. */
export function followCode(held: FollowedDraft, theirs: CodeDraft): FollowedDraft {
  return parts.reduce(
    (next, part) => {
      const { draft, known } = next;
      // A PIN that the server chose is not a change by others.
      const isFirst = part === "pin" && known.pin === "";
      if (isSame(part, known, theirs)) return next;
      if (isUntouched(part, draft, known) && !isFirst)
        return {
          ...takeTheirs(next, part, draft.pin === ""),
          taken: [...next.taken.filter((each) => each !== part), part],
        };
      return isFirst || isSame(part, draft, theirs) ? keepOwn(next, part) : next;
    },
    { ...held, theirs },
  );
}

/** Parts that were edited here and changed differently by others. */
export const disputedParts = ({ draft, known, theirs }: FollowedDraft): DraftPart[] =>
  parts.filter(
    (part) => !isSame(part, known, theirs) && !isSame(part, draft, theirs) && !(part === "pin" && draft.pin === ""),
  );

/**
 * Resolves a conflict with the value of others. @param hidesPin - Whether their PIN is hidden, and an empty one stands
 * for it.
 */
export const takeTheirs = (held: FollowedDraft, part: DraftPart, hidesPin: boolean): FollowedDraft => ({
  ...keepOwn(held, part),
  draft: part === "pin" && hidesPin ? { ...held.draft, pin: "" } : withPart(held.draft, part, held.theirs),
});

/** Resolves a conflict with the value entered here. */
export const keepOwn = (held: FollowedDraft, part: DraftPart): FollowedDraft => ({
  ...held,
  known: withPart(held.known, part, held.theirs),
});

/** Applies edits to the draft. Edited parts no longer count as taken from others. */
export function changeDraft(held: FollowedDraft, changes: Partial<CodeDraft>): FollowedDraft {
  const draft = { ...held.draft, ...changes };
  return { ...held, draft, taken: held.taken.filter((part) => isSame(part, draft, held.draft)) };
}

/** Whether leaving the form would lose edits. */
export const isChangedHere = ({ draft, known }: FollowedDraft): boolean =>
  parts.some((part) => !isUntouched(part, draft, known));

const parts: readonly DraftPart[] = ["name", "pin", "times"];

const isUntouched = (part: DraftPart, draft: CodeDraft, known: CodeDraft): boolean =>
  isSame(part, draft, known) || (part === "pin" && draft.pin === "");

const isSame = (part: DraftPart, one: CodeDraft, other: CodeDraft): boolean =>
  valueOf(part, one) === valueOf(part, other);

function valueOf(part: DraftPart, { name, pin, type, starts, ends, zone }: CodeDraft): string {
  if (part === "name") return name.trim();
  if (part === "pin") return plainDigits(pin);
  return type === "ongoing" ? "" : `${instantOf(starts, zone)} ${instantOf(ends, zone)}`;
}

/** Returns the draft with a part of another, whose moments are shown in the draft's zone. */
function withPart(draft: CodeDraft, part: DraftPart, from: CodeDraft): CodeDraft {
  if (part !== "times") return { ...draft, [part]: from[part] };
  const { type, starts, ends } = moveToZone(from, draft.zone);
  return { ...draft, type, starts, ends };
}

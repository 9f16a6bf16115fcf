// What becomes of a form's draft when others change its code while the form is open.
import { type CodeDraft, instantOf, moveToZone } from "./code-form.ts";
import { plainDigits } from "./pin.ts";

/** What of a draft is one thing to a person; the times are one with whether there are any. */
export type DraftPart = "name" | "pin" | "times";

export interface FollowedDraft {
  /** What the form shows. */
  readonly draft: CodeDraft;
  /** The code's values that `draft` was begun with, or that the person has seen since. */
  readonly known: CodeDraft;
  /** The code's present values. */
  readonly theirs: CodeDraft;
  /** The parts that changed in `draft` because others changed them. */
  readonly taken: readonly DraftPart[];
}

/** `hidesPin`: the draft begins with an empty PIN, which means the code's own. */
export function beginDraft(known: CodeDraft, hidesPin: boolean): FollowedDraft {
  return { draft: hidesPin ? { ...known, pin: "" } : known, known, theirs: known, taken: [] };
}

/** The draft once the code has new values: parts that nobody touched here take them, all others stay as they are. */
export function followCode(held: FollowedDraft, theirs: CodeDraft): FollowedDraft {
  return parts.reduce(
    (next, part) => {
      const { draft, known } = next;
      // Digits that the server chose are no change.
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

/** The parts that somebody changed here and others changed otherwise. */
export const disputedParts = ({ draft, known, theirs }: FollowedDraft): DraftPart[] =>
  parts.filter(
    (part) => !isSame(part, known, theirs) && !isSame(part, draft, theirs) && !(part === "pin" && draft.pin === ""),
  );

/** Settles a dispute in favour of the others. `hidesPin`: their digits are not shown, and an empty PIN stands for them. */
export const takeTheirs = (held: FollowedDraft, part: DraftPart, hidesPin: boolean): FollowedDraft => ({
  ...keepOwn(held, part),
  draft: part === "pin" && hidesPin ? { ...held.draft, pin: "" } : withPart(held.draft, part, held.theirs),
});

/** Settles a dispute in favour of what was entered here. */
export const keepOwn = (held: FollowedDraft, part: DraftPart): FollowedDraft => ({
  ...held,
  known: withPart(held.known, part, held.theirs),
});

/** The draft with changes made here: what was taken is no news any more in a part that they touch. */
export function changeDraft(held: FollowedDraft, changes: Partial<CodeDraft>): FollowedDraft {
  const draft = { ...held.draft, ...changes };
  return { ...held, draft, taken: held.taken.filter((part) => isSame(part, draft, held.draft)) };
}

/** Whether anything was entered here that leaving would lose. */
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

/** The draft with a part of another, whose moments it shows in its own zone. */
function withPart(draft: CodeDraft, part: DraftPart, from: CodeDraft): CodeDraft {
  if (part !== "times") return { ...draft, [part]: from[part] };
  const { type, starts, ends } = moveToZone(from, draft.zone);
  return { ...draft, type, starts, ends };
}

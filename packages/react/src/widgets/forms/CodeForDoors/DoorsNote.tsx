import type { DraftRules } from "../../../rules/code/code-form.ts";
import { mostDoors } from "../../../rules/code/door-choice.ts";
import type { SharedRules } from "../../../rules/code/shared-rules.ts";
import { useDoorsStrings } from "../../../strings/doors-strings.ts";
import { useAnnouncedAfter } from "../../../ui/Live/use-announced.ts";
import { useLengths } from "../AccessCodeForm/use-lengths.ts";
import { useClashSentence } from "./use-clash-sentence.ts";

const restsMs = 600;

interface DoorsNoteProps {
  id: string;
  /** Number of chosen doors. */
  count: number;
  rules: DraftRules;
  clash: SharedRules["clash"];
  /** Sentence that names the chosen doors whose account has signed out; `null` without such a door. */
  leftOut: string | null;
}

/** Why the chosen doors do not fit together, which of them are left out, or the rules for one code on all of them. */
export function DoorsNote({ id, count, rules: { pin }, clash, leftOut }: DoorsNoteProps) {
  const { codeForDoors: words } = useDoorsStrings();
  const lengths = useLengths(pin.lengths);
  const clashSentence = useClashSentence(clash);
  const problem = count > mostDoors ? words.tooMany({ most: mostDoors }) : clashSentence;
  const fits = count > 1 && pin.isNamed ? words.fits({ lengths }) : null;
  useAnnouncedAfter(restsMs, problem ?? fits);
  return (
    <div id={id} className="seam-doors-note" data-tone={problem ? "danger" : undefined}>
      <bdi>{problem ?? leftOut ?? (count === 0 ? words.chooseFirst : fits)}</bdi>
    </div>
  );
}

import type { Device } from "@mortise/client";
import { useState } from "react";
import { useDoorsStrings } from "../../../strings/doors-strings.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { useAnnounced } from "../../../ui/Live/use-announced.ts";
import type { ChosenDoors } from "./use-chosen-doors.ts";

interface ChooseManyProps {
  shown: readonly Device[];
  isNarrowed: boolean;
  chosen: ChosenDoors;
  isHeld: boolean;
}

/** Buttons that choose all listed doors, or none. */
export function ChooseMany({ shown, isNarrowed, chosen, isHeld }: ChooseManyProps) {
  const { codeForDoors: words } = useDoorsStrings();
  const [presses, setPresses] = useState(0);
  const [spoken, setSpoken] = useState<ChosenDoors["ids"]>();
  if (presses > 0 && spoken === undefined) setSpoken(chosen.ids);
  useAnnounced(spoken === chosen.ids ? words.chosen({ count: chosen.ids.size }) : null, presses);
  const press = (choose: () => void) => () => {
    choose();
    setSpoken(undefined);
    setPresses(presses + 1);
  };
  return (
    <div className="seam-health" role="group" aria-label={words.chooseMany}>
      <Button disabled={isHeld} onClick={press(() => chosen.choose(shown))}>
        {isNarrowed ? words.allShown : words.all}
      </Button>
      <Button disabled={isHeld} onClick={press(chosen.chooseNone)}>
        {words.none}
      </Button>
    </div>
  );
}

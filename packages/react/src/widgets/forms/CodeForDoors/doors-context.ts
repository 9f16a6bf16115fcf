// Context with the choice of doors. Rows read it here, so that the list's `renderRow` stays the same function.
import { createContext, useContext } from "react";
import type { ChosenDoors } from "./use-chosen-doors.ts";

interface DoorsChoice {
  readonly chosen: Pick<ChosenDoors, "ids" | "toggle">;
  /** Whether the choice is frozen. */
  readonly isHeld: boolean;
}

export const DoorsContext = createContext<DoorsChoice>({
  chosen: { ids: new Set(), toggle: () => undefined },
  isHeld: true,
});

export const useDoorsChoice = (): DoorsChoice => useContext(DoorsContext);

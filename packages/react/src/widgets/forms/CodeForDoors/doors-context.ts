// What each row of the doors needs of the whole choice: rows stay as they are while others change.
import { createContext, useContext } from "react";
import type { ChosenDoors } from "./use-chosen-doors.ts";

interface DoorsChoice {
  readonly chosen: Pick<ChosenDoors, "ids" | "toggle">;
  /** The choice cannot change now. */
  readonly isHeld: boolean;
}

export const DoorsContext = createContext<DoorsChoice>({
  chosen: { ids: new Set(), toggle: () => undefined },
  isHeld: true,
});

export const useDoorsChoice = (): DoorsChoice => useContext(DoorsContext);

import type { Device } from "@mortise/client";
import { useDoorsStrings } from "../../../strings/doors-strings.ts";
import { useAnnounced } from "../../../ui/Live/use-announced.ts";
import { useDoorNames } from "./use-door-names.ts";

/** Returns and announces a sentence that names doors whose account has signed out; `null` if there are none. */
export function useLeftOut(doors: readonly Device[], isSpoken: boolean): string | null {
  const { codeForDoors: words } = useDoorsStrings();
  const names = useDoorNames();
  const sentence = doors.length > 0 ? words.leftOut({ doors: names(doors) }) : null;
  useAnnounced(isSpoken ? sentence : null);
  return sentence;
}

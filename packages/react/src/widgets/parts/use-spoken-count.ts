import { useStrings } from "../../strings/strings.tsx";
import { useAnnouncedAfter } from "../../ui/Live/use-announced.ts";

const typingRestsMs = 600;

/**
 * Announces the number of remaining entries, once typing pauses.
 * @param narrowedBy - Search or filter that reduced them; `null` for none.
 */
export function useSpokenCount(count: number, narrowedBy: string | null): void {
  const { table } = useStrings();
  useAnnouncedAfter(typingRestsMs, narrowedBy === null ? null : table.shown({ count }), narrowedBy);
}

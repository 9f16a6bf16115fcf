import { useStrings } from "../../strings/strings.tsx";
import { useSaidAfter } from "../../ui/Live/use-said.ts";

const typingRestsMs = 600;

/** Announces how many entries are left, once typing pauses. `narrowedBy`: what made them fewer; `null` for nothing. */
export function useSpokenCount(count: number, narrowedBy: string | null): void {
  const { table } = useStrings();
  useSaidAfter(typingRestsMs, narrowedBy === null ? null : table.shown({ count }), narrowedBy);
}

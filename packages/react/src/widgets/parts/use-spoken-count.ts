import { useEffect } from "react";
import { useStrings } from "../../strings/strings.tsx";
import { useAnnounce } from "../../ui/Live/Live.tsx";

/** Announces how many entries are left, once typing pauses. `narrowedBy`: what made them fewer; `null` for nothing. */
export function useSpokenCount(count: number, narrowedBy: string | null): void {
  const announce = useAnnounce();
  const { table } = useStrings();
  useEffect(() => {
    if (narrowedBy === null) return undefined;
    const timer = setTimeout(() => announce(table.shown({ count })), 600);
    return () => clearTimeout(timer);
  }, [announce, table, narrowedBy, count]);
}

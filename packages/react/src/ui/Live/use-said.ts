import { useEffect } from "react";
import { useAnnounce } from "./Live.tsx";

/** Says a text when it begins to hold, and takes it back when it no longer does. `null`: nothing to say. */
export function useSaid(text: string | null): void {
  const announce = useAnnounce();
  useEffect(() => (text === null ? undefined : announce(text)), [announce, text]);
}

import { useEffect } from "react";
import { useAnnounce } from "./Live.tsx";

/** Says a text when it comes, through screen readers, and takes it back when it goes. `null`: there is nothing to say. */
export function useSpoken(text: string | null): void {
  const announce = useAnnounce();
  useEffect(() => (text === null ? undefined : announce(text)), [announce, text]);
}

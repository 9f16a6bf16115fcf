import { useEffect, useRef } from "react";
import { countOn } from "../../../rules/code/code-on-doors.ts";
import { codeStage } from "../../../rules/code/code-stage.ts";
import { useDoorsStrings } from "../../../strings/doors-strings.ts";
import { useAnnounce } from "../../../ui/Live/Live.tsx";
import { useAnnouncedAfter } from "../../../ui/Live/use-announced.ts";
import type { CodeAtDoor } from "./codes-at-doors.ts";
import { useTroubled } from "./use-troubled.ts";

/** Delay before the total is announced, in milliseconds, because locks confirm one after the other. */
const restsMs = 600;

/** Announces a failing door at once, and the total at first and after each change. */
export function useDoorsNews(present: readonly CodeAtDoor[], digits: string | null): void {
  const { codeForDoors: words, lock, codeStage: stages, device } = useDoorsStrings();
  const announce = useAnnounce();
  const troubled = useTroubled(present);
  const known = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const now = new Set(troubled.map(({ code }) => code.access_code_id));
    const fresh = troubled.filter(({ code }) => !known.current.has(code.access_code_id));
    known.current = now;
    for (const { code, door } of fresh) {
      const name = door?.properties.name || device.unnamed;
      announce(lock.announcement({ name, news: stages[codeStage(code) ?? "setFailed"] }));
    }
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of the failing doors is announced
  }, [troubled]);
  const on = countOn(present, digits);
  useAnnouncedAfter(restsMs, words.onDoors({ on, total: present.length }));
}

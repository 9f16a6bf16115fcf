import type { AccessCode } from "@mortise/client";
import { useEffect, useRef } from "react";
import type { CodeStage } from "../../../rules/code/code-stage.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { useAnnounce } from "../../../ui/Live/Live.tsx";

/** The code and stage that were announced last, by whichever widget of the page shows the code. */
let told = "";

/** Announces that a code on screen has come further, and what it begins with if that `isNews`. */
export function useStageNews({ access_code_id, name }: AccessCode, stage: CodeStage | null, isNews: boolean): void {
  const { codeStage, accessCode, lock } = useAllStrings();
  const announce = useAnnounce();
  const known = useRef(isNews ? null : stage);
  const takeBack = useRef<() => void>(undefined);
  useEffect(() => {
    told = "";
    return () => takeBack.current?.();
  }, []);
  useEffect(() => {
    if (known.current === stage) return;
    known.current = stage;
    takeBack.current?.();
    const news = `${access_code_id} ${stage}`;
    // Whoever deletes a code is told so already; that it is gone, is told to all.
    if (stage && stage !== "removing" && told !== news)
      takeBack.current = announce(lock.announcement({ name: name || accessCode.unnamed, news: codeStage[stage] }));
    told = news;
  }, [access_code_id, name, stage, announce, codeStage, accessCode, lock]);
}

/** Announces which codes are gone from a list. `codes`: all of one lock; undefined while they are not known. */
export function useRemovalNews(codes: readonly AccessCode[] | undefined): void {
  const { codeStage, accessCode, lock } = useAllStrings();
  const announce = useAnnounce();
  const known = useRef(codes);
  useEffect(() => {
    const ids = new Set(codes?.map(({ access_code_id }) => access_code_id));
    const gone = (codes && known.current?.filter(({ access_code_id }) => !ids.has(access_code_id))) ?? [];
    known.current = codes;
    const names = gone.map(({ name }) => name || accessCode.unnamed).join(", ");
    if (names) announce(lock.announcement({ name: names, news: codeStage.removed }));
  }, [codes, announce, codeStage, accessCode, lock]);
}

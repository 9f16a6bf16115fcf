import type { AccessCode } from "@mortise/client";
import { useEffect, useRef } from "react";
import type { CodeStage } from "../../../rules/code/code-stage.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { useAnnounce } from "../../../ui/Live/Live.tsx";

/** The code and stage that were announced last, by any widget of the page that shows the code. */
let lastAnnounced = "";

/** Announces changes of a code's stage on screen, and if `isNews` its first stage. */
export function useStageNews({ access_code_id, name }: AccessCode, stage: CodeStage | null, isNews: boolean): void {
  const { codeStage, accessCode, lock } = useAllStrings();
  const announce = useAnnounce();
  const known = useRef(isNews ? null : stage);
  const takeBack = useRef<() => void>(undefined);
  useEffect(() => {
    lastAnnounced = "";
    return () => takeBack.current?.();
  }, []);
  useEffect(() => {
    if (known.current === stage) return;
    known.current = stage;
    takeBack.current?.();
    const news = `${access_code_id} ${stage}`;
    // `removing` is not announced, because the person who deletes knows. The removal is announced to everyone.
    if (stage && stage !== "removing" && lastAnnounced !== news)
      takeBack.current = announce(lock.announcement({ name: name || accessCode.unnamed, news: codeStage[stage] }));
    lastAnnounced = news;
  }, [access_code_id, name, stage, announce, codeStage, accessCode, lock]);
}

/**
 * Announces codes that disappear from a list.
 * @param codes - All codes of one lock; `undefined` while they load.
 */
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

import type { LifeEntry } from "../../../rules/code/code-life.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { useLifeTime } from "./use-life-time.ts";

export function LifeRow({ entry, zone }: { entry: LifeEntry; zone: string | null }) {
  const { codeLife: words, codeStage, accessCodeDetails } = useAllStrings();
  const { kind, isByReader, uses } = entry;
  const time = useLifeTime()(entry, zone);
  const label = kind === "created" ? accessCodeDetails.created : kind === "onLock" ? codeStage.set : words[kind];
  return (
    <div className="seam-life-row" role="listitem" data-tone={toneOf[kind]}>
      <span className="seam-life-label">{label}</span>{" "}
      <span className="seam-life-value">
        <bdi>{isByReader ? words.byYou({ time }) : time}</bdi>
        {uses !== undefined && (
          <>
            {" · "}
            <bdi className="seam-life-uses">{words.uses({ count: uses })}</bdi>
          </>
        )}
      </span>
    </div>
  );
}

const toneOf: { readonly [Kind in LifeEntry["kind"]]?: "danger" } = { refused: "danger", notSet: "danger" };

import type { DeviceModel } from "@mortise/client";
import { memo } from "react";
import { readableName } from "../../rules/whole-entries.ts";
import type { Strings } from "../../strings/messages.ts";
import { useAllStrings } from "../../strings/all-strings.ts";
import type { RowPlace } from "../../ui/ChunkedList/ChunkedList.tsx";
import { DeviceImage } from "../../ui/DeviceImage/DeviceImage.tsx";
import { Pill } from "../../ui/Pill/Pill.tsx";

export const ModelRow = memo(function ModelRow({ model, place }: { model: DeviceModel; place: RowPlace }) {
  const { supportedDevices: words } = useAllStrings();
  const support = supportOf(model.support_level);
  return (
    <div {...place} className="seam-row seam-model-row">
      <span className="seam-row-media">
        <DeviceImage url={model.icon_url} />
      </span>
      <span className="seam-row-text">
        <span className="seam-model-name">
          <bdi>{readableName(model.model_name) || words.unnamedModel}</bdi>
        </span>
        {model.manufacturer_model_id && (
          <span className="seam-row-meta">
            <bdi>{model.manufacturer_model_id}</bdi>
          </span>
        )}
      </span>
      <span className="seam-row-meta seam-model-link">{connectionWord(model.connection_type, words)}</span>
      <Pill tone={support}>{words[support]}</Pill>
    </div>
  );
});

type Words = Strings["supportedDevices"];

/** Names connection types. A type that this version does not know is "Unknown". */
const connectionWord = (type: string | undefined, words: Words): string =>
  words[type === "wifi" || type === "zwave" || type === "zigbee" ? type : "unknownConnection"];

const supportOf = (level: string | undefined) => (level === "live" || level === "beta" ? level : "inquire");

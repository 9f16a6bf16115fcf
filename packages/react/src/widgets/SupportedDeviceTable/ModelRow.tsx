import type { DeviceModel } from "@mortise/client";
import { memo } from "react";
import type { Strings } from "../../strings/messages.ts";
import { useAllStrings } from "../../strings/all-strings.ts";
import type { RowPlace } from "../../ui/ChunkedList/ChunkedList.tsx";
import { DeviceImage } from "../../ui/DeviceImage/DeviceImage.tsx";
import { Pill } from "../../ui/Pill/Pill.tsx";

export const ModelRow = memo(function ModelRow({ model, place }: { model: DeviceModel; place: RowPlace }) {
  const { supportedDevices: words } = useAllStrings();
  const pill = supportPill(model.support_level, words);
  return (
    <div {...place} className="seam-row seam-model-row">
      <span className="seam-row-media">
        <DeviceImage url={model.icon_url} />
      </span>
      <span className="seam-row-text">
        <span className="seam-model-name">
          <bdi>{model.model_name || words.unnamedModel}</bdi>
        </span>
        {model.manufacturer_model_id && (
          <span className="seam-model-id">
            <bdi>{model.manufacturer_model_id}</bdi>
          </span>
        )}
      </span>
      <span className="seam-model-link">{connectionWord(model.connection_type, words)}</span>
      <Pill tone={pill.tone}>{pill.text}</Pill>
    </div>
  );
});

type Words = Strings["supportedDevices"];

/** Anything a newer server may name is "Unknown" here. */
function connectionWord(type: string | undefined, { wifi, zwave, zigbee, unknownConnection }: Words): string {
  if (type === "wifi") return wifi;
  if (type === "zwave") return zwave;
  return type === "zigbee" ? zigbee : unknownConnection;
}

function supportPill(level: string | undefined, { live, beta, inquire }: Words) {
  if (level === "live") return { tone: "live", text: live } as const;
  return level === "beta" ? ({ tone: "beta", text: beta } as const) : ({ tone: "inquire", text: inquire } as const);
}

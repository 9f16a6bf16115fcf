// Words and icons for a device's status and battery, in rows and details alike.
import { type BatteryReading } from "../../../rules/device/battery.ts";
import type { DeviceStatus } from "../../../rules/device/device-status.ts";
import type { Strings } from "../../../strings/messages.ts";
import { useFormat, useStrings } from "../../../strings/strings.tsx";
import { Dot } from "../../../ui/Icon/Dot.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";

export function StatusIcon({ status }: { status: DeviceStatus }) {
  if (status === "online") return <Dot />;
  return <Icon name={status === "deviceOffline" ? "device-offline" : "account-offline"} size="sm" tone="danger" />;
}

export const statusWord = (status: DeviceStatus, words: Strings["device"]): string => words[status];

/** Battery text, such as "Good (82%)". */
export function BatteryText({ battery: { word, percent } }: { battery: BatteryReading }) {
  const { device: words } = useStrings();
  const format = useFormat();
  const text = { good: words.batteryGood, low: words.batteryLow, critical: words.batteryCritical }[word];
  if (percent === null) return <bdi>{text}</bdi>;
  return (
    <bdi>
      {text}{" "}
      <span className="seam-nowrap">
        {words.batteryLevel.rich({ percent: <bdi dir="ltr">{format.percent(percent / 100)}</bdi> })}
      </span>
    </bdi>
  );
}

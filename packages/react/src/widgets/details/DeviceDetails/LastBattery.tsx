import type { BatteryReading } from "../../../rules/device/battery.ts";
import { useFormat, useStrings } from "../../../strings/strings.tsx";
import { BatteryText } from "../../parts/device/DeviceWords.tsx";
import { useNow } from "../../parts/use-now.ts";

/** The last reading of a device that has been silent since then, as in "Low (20%), 3 hours ago". */
export function LastBattery({ battery, since }: { battery: BatteryReading; since: string }) {
  const { device: words } = useStrings();
  const { locale } = useFormat();
  const age = new Intl.RelativeTimeFormat(locale).format(...agoOf(useNow() - Date.parse(since)));
  // The age is no `bdi`: it is what tells the browser the direction of the whole, as isolated parts do not count for
  // that.
  return (
    <bdi>
      {words.batteryAged.rich({
        battery: <BatteryText battery={battery} />,
        age: <span className="seam-nowrap">{age}</span>,
      })}
    </bdi>
  );
}

function agoOf(milliseconds: number): [value: number, unit: Intl.RelativeTimeFormatUnit] {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  if (minutes < 60) return [-minutes, "minute"];
  return minutes < 1440 ? [-Math.floor(minutes / 60), "hour"] : [-Math.floor(minutes / 1440), "day"];
}

import type { BatteryReading } from "../../../rules/device/battery.ts";
import { ageOf } from "../../../strings/age.ts";
import { useFormat, useStrings } from "../../../strings/strings.tsx";
import { BatteryText } from "../../parts/device/DeviceWords.tsx";
import { useNow } from "../../parts/use-now.ts";

/** Last battery reading of an offline device, and the time since it went offline: "Low (20%), 3 hours ago". */
export function LastBattery({ battery, since }: { battery: BatteryReading; since: string }) {
  const { device: words } = useStrings();
  useNow();
  const age = ageOf(useFormat(), since);
  // The age is no `bdi`, because isolated parts do not count for the direction of the whole.
  return (
    <bdi>
      {words.batteryAged.rich({
        battery: <BatteryText battery={battery} />,
        age: <span className="seam-nowrap">{age}</span>,
      })}
    </bdi>
  );
}

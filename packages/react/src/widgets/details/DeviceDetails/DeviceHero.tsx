import type { Device } from "@mortise/client";
import type { ReactNode } from "react";
import { batteryOf } from "../../../rules/device/battery.ts";
import { deviceStatus, offlineSince } from "../../../rules/device/device-status.ts";
import { modelName } from "../../../rules/device/model-name.ts";
import { useStrings } from "../../../strings/strings.tsx";
import { DeviceImage } from "../../../ui/DeviceImage/DeviceImage.tsx";
import { Icon, type Tone } from "../../../ui/Icon/Icon.tsx";
import { LastBattery } from "./LastBattery.tsx";
import { BatteryText, StatusIcon, statusWord } from "../../parts/device/DeviceWords.tsx";
import { batteryIcon, batteryTone } from "../../parts/device/battery-looks.ts";

/** Image, name, status, power and model. */
export function DeviceHero({ device, level }: { device: Device; level: number }) {
  const { device: words, deviceDetails } = useStrings();
  const { name, image_url } = device.properties;
  const model = modelName(device);
  const status = deviceStatus(device);
  const battery = batteryOf(device);
  const since = offlineSince(device);
  const tone = battery ? batteryTone(battery) : undefined;
  return (
    <div className="seam-hero" data-offline={status === "online" ? undefined : ""}>
      <span className="seam-hero-media">
        <DeviceImage url={image_url} size={104} />
      </span>
      <div className="seam-hero-text">
        <div className="seam-hero-name" role="heading" aria-level={level}>
          <bdi>{name || words.unnamed}</bdi>
        </div>
        <div className="seam-hero-facts">
          <HeroFact
            icon={<StatusIcon status={status} />}
            term={deviceDetails.status}
            tone={status === "online" ? undefined : "danger"}
          >
            {statusWord(status, words)}
          </HeroFact>
          {model && (
            <HeroFact icon={<Icon name="devices" size="sm" />} term={deviceDetails.model}>
              <bdi>{model}</bdi>
            </HeroFact>
          )}
          {/* Power shows for an offline device too, because an empty battery is often the reason. */}
          {battery && (
            <HeroFact
              icon={<Icon name={batteryIcon(battery)} size="sm" tone={tone} />}
              term={deviceDetails.power}
              tone={tone}
            >
              {since ? <LastBattery battery={battery} since={since} /> : <BatteryText battery={battery} />}
            </HeroFact>
          )}
        </div>
      </div>
    </div>
  );
}

interface HeroFactProps {
  icon: ReactNode;
  term: string;
  tone?: Tone | undefined;
  children: ReactNode;
}

function HeroFact({ icon, term, tone, children }: HeroFactProps) {
  return (
    <span className="seam-hero-fact">
      <span className="seam-hero-label">
        {icon}
        <span className="seam-hero-term">{term}</span>
      </span>{" "}
      <span className="seam-hero-value" data-tone={tone}>
        {children}
      </span>
    </span>
  );
}

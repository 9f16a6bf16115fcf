import type { Device } from "@mortise/client";
import type { ReactNode } from "react";
import { batteryOf } from "../../rules/battery.ts";
import { deviceStatus } from "../../rules/device-status.ts";
import { useStrings } from "../../strings/strings.tsx";
import { DeviceImage } from "../../ui/DeviceImage/DeviceImage.tsx";
import { Icon, type Tone } from "../../ui/Icon/Icon.tsx";
import { BatteryText, batteryIcon, batteryTone, StatusIcon, statusWord } from "../parts/device/DeviceWords.tsx";

/** Image, name, status, power and model. */
export function DeviceHero({ device, level }: { device: Device; level: number }) {
  const { device: words, deviceDetails } = useStrings();
  const { name, image_url, model } = device.properties;
  const status = deviceStatus(device);
  const battery = batteryOf(device);
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
          <HeroFact icon={<StatusIcon status={status} />} term={deviceDetails.status} tone={status === "online" ? undefined : "danger"}>
            {statusWord(status, words)}
          </HeroFact>
          {model.display_name && (
            <HeroFact icon={<Icon name="devices" size="sm" />} term={deviceDetails.model}>
              <bdi>{model.display_name}</bdi>
            </HeroFact>
          )}
          {/* An offline device's battery is not known. It comes last, and its line is kept free, so that nothing below moves. */}
          {battery &&
            (status === "online" ? (
              <HeroFact icon={<Icon name={batteryIcon(battery)} size="sm" tone={tone} />} term={deviceDetails.power} tone={tone}>
                <BatteryText battery={battery} />
              </HeroFact>
            ) : (
              <HeroFact />
            ))}
        </div>
      </div>
    </div>
  );
}

interface HeroFactProps {
  icon?: ReactNode;
  term?: string;
  tone?: Tone | undefined;
  children?: ReactNode;
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

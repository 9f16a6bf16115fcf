import type { ReactNode } from "react";
import { Icon, type IconName, type Tone } from "../Icon/Icon.tsx";

export interface ChipProps {
  icon: IconName;
  tone?: Tone | undefined;
  isPressed: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A filter that is on or off. */
export function Chip({ icon, tone, isPressed, onPress, children }: ChipProps) {
  return (
    <button type="button" className="seam-chip" aria-pressed={isPressed} onClick={onPress}>
      <Icon name={icon} size="sm" tone={tone} />
      <bdi>{children}</bdi>
      {isPressed && <Icon name="close" size="sm" />}
    </button>
  );
}

import type { ReactNode } from "react";
import { Icon, type IconName, type Tone } from "../Icon/Icon.tsx";

interface ChipProps {
  icon: IconName;
  tone?: Tone | undefined;
  isPressed: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Filter that is on or off. */
export function Chip({ icon, tone, isPressed, onPress, children }: ChipProps) {
  return (
    <button type="button" className="seam-chip" aria-pressed={isPressed} onClick={onPress}>
      {/* The cross replaces the icon. Beside it, it would widen the chip and push the next one from the pointer. */}
      <Icon name={isPressed ? "close" : icon} size="sm" tone={isPressed ? undefined : tone} />
      <bdi>{children}</bdi>
    </button>
  );
}

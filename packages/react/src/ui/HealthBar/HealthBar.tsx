import type { ReactNode } from "react";
import { useStrings } from "../../strings/strings.tsx";
import { Chip } from "../Chip/Chip.tsx";
import { Icon, type IconName, type Tone } from "../Icon/Icon.tsx";

export interface HealthIssue<Key extends string> {
  key: Key;
  /** Count in words. */
  label: string;
  /**
   * Longest text that `label` may become. Its width is reserved, so that the next chip does not move. @default the
   * label alone
   */
  room?: string;
  count: number;
  icon: IconName;
  /** Tone of the issue. @default danger */
  tone?: Tone | undefined;
}

export interface HealthBarProps<Key extends string> {
  /** Issues of the list. Those with a count of 0 are left out. */
  issues: readonly HealthIssue<Key>[];
  /** Sentence to show if there are no issues. */
  ok: string;
  /** Issue that the list is narrowed to. */
  pressed: Key | null;
  onPress: (key: Key | null) => void;
  /** Further filters, after the issues. */
  children?: ReactNode;
}

/** Issues as chips that narrow the list, or one quiet sentence without issues. Never both. */
export function HealthBar<Key extends string>({ issues, ok, pressed, onPress, children }: HealthBarProps<Key>) {
  const { filterByIssue } = useStrings().table;
  const present = issues.filter(({ count }) => count > 0);
  if (present.length === 0)
    return (
      <div className="seam-health">
        <span className="seam-health-ok">
          <Icon name="ok" size="sm" tone="positive" />
          <bdi>{ok}</bdi>
        </span>
        {children}
      </div>
    );
  return (
    <div className="seam-health" role="group" aria-label={filterByIssue}>
      {present.map(({ key, label, room, icon, tone = "danger" }) => (
        <span key={key} className="seam-room" data-word={room}>
          <Chip
            icon={icon}
            tone={tone}
            isPressed={pressed === key}
            onPress={() => onPress(pressed === key ? null : key)}
          >
            {label}
          </Chip>
        </span>
      ))}
      {children}
    </div>
  );
}

import { memo } from "react";
import { type IconName, iconPaths } from "./icons.ts";

export type { IconName } from "./icons.ts";

export type Tone = "danger" | "warning" | "positive";

interface IconProps {
  name: IconName;
  size?: "sm" | undefined;
  tone?: Tone | undefined;
}

/** Always beside a text or in a named control, so never announced. */
export const Icon = memo(function Icon({ name, size, tone }: IconProps) {
  const [line, solid] = iconPaths[name] as readonly [string, string?];
  return (
    <svg
      className="seam-icon"
      viewBox="0 0 20 20"
      aria-hidden="true"
      // For a page without our stylesheet, where a picture without a size is as wide as its place.
      width="20"
      data-size={size}
      data-tone={tone}
      // Icons that point along the line of text are mirrored where it runs from the right.
      data-flip={/back|-end/.test(name) ? "" : undefined}
    >
      {line && <path className="seam-icon-line" d={line} />}
      {solid && <path className="seam-icon-solid" d={solid} />}
    </svg>
  );
});

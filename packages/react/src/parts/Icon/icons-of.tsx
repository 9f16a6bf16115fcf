import { memo } from "react";

/** Drawing on a 20 grid: the stroked line, then the filled part. */
export type Drawing = readonly [line: string, solid?: string];

export type Tone = "danger" | "warning" | "positive";

export interface IconProps<Name extends string> {
  name: Name;
  size?: "sm" | undefined;
  tone?: Tone | undefined;
}

/**
 * Makes the component that shows drawings of a set by their names. An icon is always beside a text or in a named
 * control, so it is hidden from screen readers.
 */
export const iconsOf = <Name extends string>(drawings: Readonly<Record<Name, Drawing>>) =>
  memo(function Icon({ name, size, tone }: IconProps<Name>) {
    const [line, solid] = drawings[name];
    return (
      <svg
        className="seam-icon"
        viewBox="0 0 20 20"
        aria-hidden="true"
        // Limits the size in a page without the stylesheet, where a picture without a size is as wide as its container.
        width="20"
        data-size={size}
        data-tone={tone}
        // Icons that point along the line of text are mirrored in right-to-left text.
        data-flip={/back|-end/.test(name) ? "" : undefined}
      >
        {line && <path className="seam-icon-line" d={line} />}
        {solid && <path className="seam-icon-solid" d={solid} />}
      </svg>
    );
  });

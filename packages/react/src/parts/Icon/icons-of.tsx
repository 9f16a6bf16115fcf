import { memo } from "react";

/** On a 20 grid: the stroked line, then what is filled. */
export type Drawing = readonly [line: string, solid?: string];

export type Tone = "danger" | "warning" | "positive";

export interface IconProps<Name extends string> {
  name: Name;
  size?: "sm" | undefined;
  tone?: Tone | undefined;
}

/**
 * Makes the component that shows a set of drawings by their names. An icon is always beside a text or in a named
 * control, so never announced.
 */
export const iconsOf = <Name extends string>(drawings: Readonly<Record<Name, Drawing>>) =>
  memo(function Icon({ name, size, tone }: IconProps<Name>) {
    const [line, solid] = drawings[name];
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

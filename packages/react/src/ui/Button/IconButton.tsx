import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { Icon, type IconName } from "../Icon/Icon.tsx";

export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<"button">, "className" | "children" | "aria-label"> {
  icon: IconName;
  /** What it does, in words. */
  label: string;
  size?: "sm" | undefined;
  /** A second class, for its place in a part. */
  part?: `seam-${string}` | undefined;
}

export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton({ icon, label, size, part, ...rest }, ref) {
  return (
    <button type="button" {...rest} ref={ref} className={part ? `seam-icon-button ${part}` : "seam-icon-button"} aria-label={label}>
      <Icon name={icon} size={size} />
    </button>
  );
});

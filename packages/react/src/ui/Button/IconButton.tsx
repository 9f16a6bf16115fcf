import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { Icon, type IconName } from "../Icon/Icon.tsx";

export interface IconButtonProps
  extends Omit<ComponentPropsWithoutRef<"button">, "className" | "children" | "aria-label"> {
  icon: IconName;
  /** Action of the button, in words. */
  label: string;
  size?: "sm" | undefined;
}

export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, size, ...rest },
  ref,
) {
  return (
    <button type="button" {...rest} ref={ref} className="seam-icon-button" aria-label={label}>
      <Icon name={icon} size={size} />
    </button>
  );
});

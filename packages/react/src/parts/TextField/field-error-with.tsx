import type { ComponentType, ReactNode } from "react";
import type { IconProps } from "../Icon/icons-of.tsx";

/** Makes the error of a field: an icon of a set, and a text. */
export const fieldErrorWith = (Icon: ComponentType<IconProps<"error">>) =>
  function FieldError({ children }: { children: ReactNode }) {
    return (
      <span className="seam-field-error">
        <Icon name="error" size="sm" />
        <span>
          <bdi>{children}</bdi>
        </span>
      </span>
    );
  };

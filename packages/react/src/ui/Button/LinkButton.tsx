import { type ComponentPropsWithoutRef, forwardRef } from "react";

/** Looks like a link, acts like a button: it opens a view, not an address. */
export const LinkButton = forwardRef<HTMLButtonElement, Omit<ComponentPropsWithoutRef<"button">, "className">>(
  function LinkButton(props, ref) {
    return <button type="button" {...props} ref={ref} className="seam-link" />;
  },
);

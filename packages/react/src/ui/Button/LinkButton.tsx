import type { ComponentPropsWithoutRef } from "react";

/** Looks like a link, acts like a button: it opens a view, not an address. */
export function LinkButton(props: Omit<ComponentPropsWithoutRef<"button">, "className">) {
  return <button type="button" {...props} className="seam-link" />;
}

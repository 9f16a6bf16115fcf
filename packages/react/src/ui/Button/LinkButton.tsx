import type { ComponentPropsWithoutRef } from "react";

/** Button that looks like a link. It opens a view, not an address. */
export function LinkButton(props: Omit<ComponentPropsWithoutRef<"button">, "className">) {
  return <button type="button" {...props} className="seam-link" />;
}

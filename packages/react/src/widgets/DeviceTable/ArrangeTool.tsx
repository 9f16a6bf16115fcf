import { type ComponentProps } from "react";
import { useLazyView } from "../lazy-view.ts";
import type { ArrangeButton } from "./arranging/ArrangeButton.tsx";

const load = async () => (await import("./arranging/arranging.ts")).ArrangeButton;

/** The button that sorts and narrows; its code is fetched for it, and without that there is none. */
export function ArrangeTool(props: ComponentProps<typeof ArrangeButton>) {
  const { View } = useLazyView(load);
  return View && <View {...props} />;
}

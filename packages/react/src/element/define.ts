// Defines widgets as custom elements. This is all that a page loads at first: runtime, provider and the widget are fetched side by
// side when the first element of a kind is on the page.
import type { ComponentType } from "react";
import { createElementClass, type ElementOptions, type LoadWidget } from "./element-class.ts";
import type { AnyElementSpec, ElementSpec } from "./element-spec.ts";

/** Defines a widget's element, unless a script loaded earlier has. The widget itself is loaded when the first one is on the page. */
export function define<Props>(spec: ElementSpec<Props>, load: () => Promise<ComponentType<Props>>, options: ElementOptions = {}): void {
  // On a server there is nothing to define.
  if (typeof customElements === "undefined" || customElements.get(spec.tag) !== undefined) return;
  // `ElementSpec` has checked the props against the widget's type; from here on they are only names and kinds.
  const { props: kinds }: AnyElementSpec = spec;
  const loadWidget = load as unknown as LoadWidget;
  const loadMount = async () => {
    // Only a start, so that both files load side by side: what renders the widget awaits it, and shows a failure.
    loadWidget().catch(() => undefined);
    const { createMount } = await import("./bridge.tsx");
    return createMount(loadWidget, options);
  };
  customElements.define(spec.tag, createElementClass(kinds, loadMount));
}

// Implements `react-dom/client` in elements.js, on Preact.
import { type ComponentChildren, options, render } from "preact";
import { spellAsPreact } from "./dom-props.ts";
import { readPlainAttributes } from "./plain-attributes.ts";

export interface Root {
  render(children: ComponentChildren): void;
  unmount(): void;
}

/** Creates a root whose first render hydrates the elements in the container. */
export function createRoot(container: Element): Root {
  options.vnode = spellAsPreact;
  let isTakenOver = false;
  return {
    render(children) {
      if (isTakenOver) return render(children, container);
      isTakenOver = true;
      const readNodesAgain = readPlainAttributes(container);
      try {
        render(children, container);
      } finally {
        readNodesAgain();
      }
    },
    unmount: () => render(null, container),
  };
}

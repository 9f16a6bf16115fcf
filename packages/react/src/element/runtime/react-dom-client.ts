// `react-dom/client` in elements.js, on Preact.
import { type ComponentChildren, type ContainerNode, options, render } from "preact";
import { spellAsPreact } from "./dom-props.ts";

export interface Root {
  render(children: ComponentChildren): void;
  unmount(): void;
}

export function createRoot(container: ContainerNode): Root {
  options.vnode = spellAsPreact;
  return {
    render: (children) => render(children, container),
    unmount: () => render(null, container),
  };
}

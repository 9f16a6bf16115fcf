import type { ComponentChildren, FunctionComponent, Ref } from "preact";

/** Implements React's `forwardRef`: Preact passes a ref as one of the props. */
export const forwardRef =
  <Element, Props>(
    render: (props: Props, ref: Ref<Element>) => ComponentChildren,
  ): FunctionComponent<Props & { ref?: Ref<Element> }> =>
  ({ ref = null, ...props }) =>
    render(props as Props, ref);

import { type Component, type ComponentType, createElement, type VNode } from "preact";

type Props = Record<string, unknown>;

/** Renders a component again only when its props have changed. */
export function memo(type: ComponentType<Props>) {
  return function Memo(this: Component<Props>, props: Props): VNode<Props> {
    this.shouldComponentUpdate = (next) => !areEqual(this.props, next);
    return createElement(type, props);
  };
}

function areEqual(props: Props, next: Props): boolean {
  const names = Object.keys(next);
  return names.length === Object.keys(props).length && names.every((name) => props[name] === next[name]);
}

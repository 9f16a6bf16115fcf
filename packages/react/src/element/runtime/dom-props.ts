import type { VNode } from "preact";

/**
 * Renames props so that Preact does as React: `onFocus` and `onBlur` bubble, and `onChange` of a text field comes with
 * every letter.
 */
export function spellAsPreact({ type, props }: VNode): void {
  if (typeof type !== "string") return;
  const given = props as Record<string, unknown>;
  // The attribute's own name, so that elements that are there already keep it.
  rename(given, "className", "class");
  rename(given, "onFocus", "onFocusIn");
  rename(given, "onBlur", "onFocusOut");
  if (type === "input" && !/^(checkbox|radio)$/.test(given["type"] as string)) rename(given, "onChange", "onInput");
}

function rename(props: Record<string, unknown>, from: string, to: string): void {
  if (!(from in props)) return;
  props[to] = props[from];
  delete props[from];
}

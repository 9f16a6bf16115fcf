import type { VNode } from "preact";

/**
 * Renames props so that Preact behaves like React: `onFocus` and `onBlur` bubble, and `onChange` of a text field fires
 * at every character.
 */
export function spellAsPreact({ type, props }: VNode): void {
  if (typeof type !== "string") return;
  const given = props as Record<string, unknown>;
  // The attribute's own name, so that hydrated elements keep it.
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

// Look of the hosted pages, as the workspace's owner chose it (platform-api §3.1). Values are checked when they are
// set, and again before they become part of a stylesheet or a header.
import type { everyCall, InputOf } from "@mortise/contract";

type Change = NonNullable<InputOf<typeof everyCall.workspaces.update>["connect_webview_customization"]>;

export type WebviewCustomization = { readonly [Name in keyof Change]?: NonNullable<Change[Name]> };

export const customizationOf = ({
  webview_customization,
}: {
  webview_customization: string | null;
}): WebviewCustomization =>
  webview_customization === null ? {} : (JSON.parse(webview_customization) as WebviewCustomization);

/** Merges a change. Fields that are left out stay; `null` removes one. */
export const withCustomization = (before: WebviewCustomization, change: Change): WebviewCustomization =>
  Object.fromEntries(
    Object.entries({ ...before, ...change }).filter(([, value]) => value !== null && value !== undefined),
  );

const isColour = /^(?:[\da-f]{3}|[\da-f]{6})$/i;

/**
 * Returns the query of the stylesheet's address; empty without custom colours. The page's policy forbids inline styles,
 * so the colours go into the stylesheet.
 */
export function colourQuery({
  primary_button_color: button,
  primary_button_text_color: text,
}: WebviewCustomization): string {
  const query = new URLSearchParams();
  if (button !== undefined) query.set("button", button.replace("#", ""));
  if (text !== undefined) query.set("text", text.replace("#", ""));
  return query.size === 0 ? "" : `?${query.toString()}`;
}

/** Style rules for that query. Anybody can write it, so values that are no colours are dropped. */
export function colourRules(query: URLSearchParams): string {
  const colour = (name: string) => {
    const digits = query.get(name) ?? "";
    return isColour.test(digits) ? `#${digits}` : undefined;
  };
  const [button, text] = [colour("button"), colour("text")];
  const hover = `color-mix(in srgb, ${button} 88%, black)`;
  return [
    button === undefined ? "" : `:root { --button: ${button}; --button-hover: ${hover}; }\n`,
    text === undefined ? "" : `:root { --button-text: ${text}; }\n`,
  ].join("");
}

/** Origin of the logo, for the page's policy; `undefined` if there is no logo, or its address is not `https`. */
export function logoOrigin({ inviter_logo_url }: WebviewCustomization): string | undefined {
  if (inviter_logo_url === undefined || !URL.canParse(inviter_logo_url)) return undefined;
  const { origin, protocol } = new URL(inviter_logo_url);
  return protocol === "https:" && /^[\w.:/[\]-]+$/.test(origin) ? origin : undefined;
}

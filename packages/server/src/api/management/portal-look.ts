// Look of the webhook portal, requested with each link to it: colour, font, logo, and the sites that may frame it.
// Values are checked when they are set, and again before they become part of a page, a stylesheet or a header.
import type { BodyOf, management } from "@mortise/contract";
import { colourQuery, logoOrigin } from "../connect/customization.ts";
import type { Query } from "../../base/db/database.ts";
import { themeColours } from "./portal-colours.ts";

type Asked = BodyOf<typeof management.authentication.appPortalAccess>;
export type PortalLook = Pick<Asked, "customColor" | "customFontFamily" | "customLogoUrl" | "framedBy">;

/** Serialises the requested look; `null` for the default. @param page - Origin that requested the link. */
export function keptLook(asked: PortalLook, page: string | null): string | null {
  const { customColor, customFontFamily, customLogoUrl } = asked;
  const framers = [...new Set([...(asked.framedBy ?? []), ...(page === null ? [] : [page])])];
  const kept = {
    ...(customColor && { customColor }),
    ...(customFontFamily && { customFontFamily }),
    ...(customLogoUrl && { customLogoUrl }),
    ...(framers.length > 0 && { framedBy: framers }),
  };
  return Object.keys(kept).length === 0 ? null : JSON.stringify(kept);
}

/** Id of a token, as webhookTokenId makes it. */
const isId = /^[\da-f]{16}$/;

/** Finds a look by the id in the portal's address, which grants no access. Resolves to `undefined` if there is none. */
export async function lookOf(query: Query, id: string): Promise<PortalLook | undefined> {
  if (!isId.test(id)) return undefined;
  const row = await query
    .selectFrom("webhook_tokens")
    .select("portal_look")
    // A range uses the index, because anybody can request the page.
    .where("hash", ">=", id)
    .where("hash", "<", `${id}g`)
    .where("portal_look", "is not", null)
    .executeTakeFirst();
  return row?.portal_look ? (JSON.parse(row.portal_look) as PortalLook) : undefined;
}

const isFont = /^[\w -]+$/;

/** Query of the stylesheet's address. The page's policy forbids inline styles. */
function lookQuery({ customColor, customFontFamily }: PortalLook): string {
  const query = new URLSearchParams(colourQuery(customColor ? { primary_button_color: customColor } : {}));
  if (customFontFamily) query.set("font", customFontFamily);
  return query.size === 0 ? "" : `?${query.toString()}`;
}

/** Style rules for that query. Anybody can write it, so values that are no colour or font are dropped. */
export function lookRules(query: URLSearchParams): string {
  const [button, font] = [query.get("button") ?? "", query.get("font") ?? ""];
  return [
    /^(?:[\da-f]{3}|[\da-f]{6})$/i.test(button) ? colourRule(button) : "",
    isFont.test(font) ? `:root { --seam-font-family: "${font}", system-ui, sans-serif; }\n` : "",
  ].join("");
}

function colourRule(colour: string): string {
  const [light, dark] = [themeColours(colour, "light"), themeColours(colour, "dark")];
  const both = (name: keyof typeof light) => `light-dark(${light[name]}, ${dark[name]})`;
  return `:root {
  --seam-color-accent: ${both("accent")};
  --seam-color-accent-hover: ${both("hover")};
  --seam-color-accent-pressed: ${both("pressed")};
  --seam-color-on-accent: ${both("onAccent")};
  --seam-color-accent-text: ${both("text")};
}
`;
}

const policyOfImages = (logo: string | undefined) => `img-src 'self' data:${logo === undefined ? "" : ` ${logo}`}`;
/** A scheme and a host, without anything that has a meaning in a policy. */
const isHost = /^[a-z][a-z\d+.-]*:\/\/[\w.-]+(?::\d+)?$/i;

/** Policy of the server's own pages, with the framers and the logo of this look. */
export function lookPolicy(usual: string, { customLogoUrl, framedBy }: PortalLook): string {
  const framers = (framedBy ?? []).filter((host) => isHost.test(host));
  const logo = customLogoUrl ? logoOrigin({ inviter_logo_url: customLogoUrl }) : undefined;
  return usual
    .replace(/img-src [^;]*/, policyOfImages(logo))
    .replace(/frame-ancestors [^;]*/, ["frame-ancestors 'self'", ...framers].join(" "));
}

/** Page of the portal with the stylesheet and logo of a look. */
export function lookedPage(html: string, look: PortalLook, stylesheet: string): string {
  const query = lookQuery(look);
  const link = query === "" ? "" : `<link rel="stylesheet" href="${escaped(stylesheet + query)}">`;
  const logo = look.customLogoUrl ? ` data-logo="${escaped(new URL(look.customLogoUrl).href)}"` : "";
  return html.replace("</head>", () => `${link}</head>`).replace('<div id="page"', () => `<div id="page"${logo}`);
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

// All elements, with a check that each of them works.
import "../../src/elements.ts";
import type { World } from "../world.ts";
import { everySample } from "./every-sample.ts";
import { hand } from "./hand.ts";
import type { About } from "./widget-sample.tsx";

export const everyElement = everySample.map(({ tag, id, control, typed, use }) => ({
  tag,
  about: id,
  control: control(hand),
  typed,
  use: use(hand),
}));

/** Returns its tag as a host writes it. @param more - Further attributes. */
export function elementHtml(tag: string, { endpoint, client_session_token }: World, more = "", inside = ""): string {
  const allowed = ["create", "edit", "delete"].map((what) => `disable-${what}-access-code="false"`).join(" ");
  const session = `endpoint="${endpoint}" client-session-token="${client_session_token}"`;
  return `<${tag} ${session} ${allowed} disable-css-injection disable-font-injection ${more}>${inside}</${tag}>`;
}

export const aboutAttribute = (about: About, key: keyof About | undefined): string =>
  key ? `${key === "deviceId" ? "device-id" : "access-code-id"}="${about[key]}"` : "";

import { transform } from "lightningcss";
import { expect, it } from "vitest";
import { raiseWeight } from "../../css/weight.ts";

const raised = (selector: string) => {
  const code = Buffer.from(`${selector}{top:0}`);
  const { code: made } = transform({ filename: "x.css", code, minify: true, visitor: { Selector: raiseWeight } });
  return made.toString().replace(/\{.*$/, "");
};

it.each([
  [".seam-row", ":not(#s#s).seam-row"],
  [".seam-row:where(:hover)::after", ":not(#s#s).seam-row:where(:hover):after"],
  ["[data-offline] .seam-row > *", ":not(#s#s)[data-offline] .seam-row>*"],
  [":is(.seam-row,.seam-chip) + div", ":not(#s#s):is(.seam-row,.seam-chip)+div"],
  ["div > .seam-row", "div:not(#s#s)>.seam-row"],
  [".seam-components *", ":not(#s#s).seam-components *"],
])("%s, of a part, gains the weight of two ids once", (selector, expected) => {
  expect(raised(selector)).toBe(expected);
  expect(raised(expected)).toBe(expected);
});

it.each([
  ".seam-components",
  ".seam-components:where([data-inline])",
  "[data-seam-waits=held]",
  ":where([data-seam-theme=dark])",
  "seam-activity:where(:not(:defined))",
])("%s, of a root or a host's own element, keeps its weight", (selector) => {
  expect(raised(selector)).toBe(selector);
});

import { transform } from "lightningcss";
import { describe, expect, it } from "vitest";
import { joinedStyles } from "../../css/joined-styles.ts";

const css = joinedStyles({ minify: true });
/** Selectors of rules, without at-rules, keyframes, nested rules and declarations. */
const selectors = [...css.matchAll(/([^{};@]+)\{(?=[^{}]*\})/g)]
  .map(([, list]) => list ?? "")
  .filter((list) => !/^((to|from|\d+%)$|&)/.test(list));
/** Whether revert.css reverts what themes set by tag. */
const isReverted = (selector: string) => selector.startsWith(":where(.seam-components) :is(");

describe("the stylesheet", () => {
  it("styles nothing that is not ours", () => {
    expect(selectors.length).toBeGreaterThan(200);
    const foreign = selectors
      .flatMap((list) => splitList(list))
      .filter((selector) => !/\.seam-|^:where\(\[data-seam-theme|^\[data-seam-waits|^(?::is\()?seam-/.test(selector));
    expect(foreign).toEqual([]);
  });

  it("names no tag but those of our elements, so that nothing depends on one and nothing of the host's is hit", () => {
    const tags = selectors
      .flatMap((list) => splitList(list))
      .filter((selector) => !isReverted(selector))
      .filter((selector) =>
        /(^|[\s>+~(])[a-z]+(?![\w-]*\()/.test(selector.replaceAll(/\[[^\]]*\]|:(dir|lang)\(\w+\)|\bseam-[\w-]+/g, "")),
      );
    expect(tags).toEqual([]);
  });

  it("follows the page's color-scheme also when a host's bundler writes for browsers of 2023", () => {
    const targets = { chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };
    const lowered = transform({ filename: "index.css", code: Buffer.from(css), targets, minify: true }).code.toString();
    expect(lowered).toContain("light-dark(");
    expect(lowered).not.toContain("var(--lightningcss");
  });

  it("gives every rule of a part the weight of two ids, and none to a root or a host's own element", () => {
    const flat = selectors.flatMap((list) => splitList(list));
    const isLight = (selector: string) => !selector.includes(":not(#s#s)");
    const root = /^\.seam-components(:where\([^]*\))?$|^:where\(\[data-seam-theme|^\[data-seam-waits|^(:is\()?seam-/;
    expect(flat.filter(isLight).filter((selector) => !root.test(selector))).toEqual([]);
    expect(flat.filter((selector) => !isLight(selector) && root.test(selector))).toEqual([]);
    expect(flat.filter((selector) => selector.split(":not(#s#s)").length > 2)).toEqual([]);
  });

  it("declares no public token and loads nothing", () => {
    expect(css.match(/[{;]--seam-[\w-]+:/g) ?? []).toEqual([]);
    expect(css).not.toMatch(/url\(|@import|@font-face|!important/);
  });
});

/** Splits at commas outside brackets. */
function splitList(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= list.length; at++) {
    const character = list[at];
    if (character === "(" || character === "[") depth += 1;
    else if (character === ")" || character === "]") depth -= 1;
    else if (at === list.length || (character === "," && depth === 0)) {
      parts.push(list.slice(start, at).trim());
      start = at + 1;
    }
  }
  return parts;
}

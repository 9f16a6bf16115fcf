/// <reference types="vite/client" />
// Every token that a host may set, found in the widgets' own stylesheets, so that there is no second list to keep up to
// date.
import colours from "../../packages/react/src/styles/tokens.css?raw";
import measures from "../../packages/react/src/styles/measures.css?raw";

export interface Token {
  /** As a host sets it: `--seam-color-accent`. */
  readonly name: `--seam-${string}`;
  /** The private property that holds the token's value or its default; defined only inside a widget. */
  readonly alias: string;
  /** The default, in terms of other tokens. */
  readonly usual: string;
}

const aliases = aliasesOf(colours + measures);

export const colourTokens: readonly Token[] = tokensOf(colours);
export const measureTokens: readonly Token[] = tokensOf(measures);

/** A token's first declaration counts: later ones are for other densities, and for browsers that cannot mix colours. */
function tokensOf(stylesheet: string): Token[] {
  const found = new Map<string, Token>();
  for (const [alias, value] of declarations(stylesheet)) {
    const [, name, usual] = /^var\(\s*(--seam-[\w-]+),\s*([\s\S]*)\)$/.exec(value) ?? [];
    if (name === undefined || usual === undefined || found.has(name)) continue;
    found.set(name, { name: name as Token["name"], alias, usual: inPublicWords(usual) });
  }
  return [...found.values()];
}

function declarations(stylesheet: string): (readonly [alias: string, value: string])[] {
  return [...stylesheet.matchAll(/^\s*(--_s-[\w-]+):\s*([^;]+);/gm)].map(([, alias = "", value = ""]) => [
    alias,
    value.trim(),
  ]);
}

function aliasesOf(stylesheet: string): ReadonlyMap<string, string> {
  const pairs = declarations(stylesheet).map(
    ([alias, value]) => [alias, /^var\(\s*(--seam-[\w-]+)/.exec(value)?.[1]] as const,
  );
  return new Map(pairs.flatMap(([alias, name]) => (name === undefined ? [] : [[alias, name] as const])));
}

/** Writes public names for private ones: `color-mix(in oklab, text 78%, background)`. */
function inPublicWords(value: string): string {
  return value
    .replaceAll(
      /var\((--_s-[\w-]+)\)/g,
      (whole, alias: string) => aliases.get(alias)?.replace(/^--seam-(color-)?/, "") ?? whole,
    )
    .replaceAll(/\s+/g, " ")
    .replaceAll(/(?<=\() | (?=\))/g, "")
    .trim();
}

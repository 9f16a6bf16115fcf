/// <reference types="vite/client" />
// Every token a host may set, read out of the stylesheets that read them: there is no second list.
import colours from "../../packages/react/src/styles/tokens.css?raw";
import measures from "../../packages/react/src/styles/measures.css?raw";

export interface Token {
  /** As a host sets it: `--seam-color-accent`. */
  readonly name: `--seam-${string}`;
  /** Where the widgets keep what came of it; resolved only inside a widget. */
  readonly alias: string;
  /** What stands there when no host says otherwise, in terms of other tokens. */
  readonly usual: string;
}

const aliases = aliasesOf(colours + measures);

export const colourTokens: readonly Token[] = tokensOf(colours);
export const measureTokens: readonly Token[] = tokensOf(measures);

/** First mention counts: what follows are other densities, and browsers that cannot mix colours. */
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
  return [...stylesheet.matchAll(/^\s*(--_s-[\w-]+):\s*([^;]+);/gm)].map(([, alias = "", value = ""]) => [alias, value.trim()]);
}

function aliasesOf(stylesheet: string): ReadonlyMap<string, string> {
  const pairs = declarations(stylesheet).map(([alias, value]) => [alias, /^var\(\s*(--seam-[\w-]+)/.exec(value)?.[1]] as const);
  return new Map(pairs.flatMap(([alias, name]) => (name === undefined ? [] : [[alias, name] as const])));
}

/** `color-mix(in oklab, text 78%, background)` and not the private names. */
function inPublicWords(value: string): string {
  return value
    .replaceAll(/var\((--_s-[\w-]+)\)/g, (whole, alias: string) => aliases.get(alias)?.replace(/^--seam-(color-)?/, "") ?? whole)
    .replaceAll(/\s+/g, " ")
    .replaceAll(/(?<=\() | (?=\))/g, "")
    .trim();
}

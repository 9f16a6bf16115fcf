// Every TypeScript snippet that a document shows compiles in strict mode, because readers copy them.
import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./source-files.ts";

const folder = join(root, "test-results/snippets");
const exclude = (name: string) => /^(node_modules|dist|test-results|\..*)$/.test(name);
const given = [
  ...readFileSync(join(root, "test/snippets/given.ts"), "utf8").matchAll(/^export declare const (\w+)/gm),
].map(([, name = ""]) => name);

it("every snippet compiles", () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const compilerOptions = {
    noEmit: true,
    composite: false,
    declarationMap: false,
    types: ["node"],
    module: "esnext",
    moduleResolution: "bundler",
  };
  const include = ["*", "../../test/snippets/*.d.ts"];
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ extends: "../../tsconfig.base.json", compilerOptions, include }),
  );
  const written = globSync("**/*.md", { cwd: root, exclude }).map((document) => writeSnippets(document));
  expect(written.reduce((sum, count) => sum + count)).toBeGreaterThan(20);
  expect(compilerErrors()).toBe("");
});

/**
 * Writes one file for each snippet. Empty lines come first, so that the compiler's errors have the line numbers of the
 * document.
 */
function writeSnippets(document: string): number {
  const text = readFileSync(join(root, document), "utf8");
  const snippets = [...text.matchAll(/^```(tsx?)\n(.*?)^```$/gms)];
  for (const { 1: kind = "", 2: code = "", index } of snippets) {
    const line = text.slice(0, index).split("\n").length;
    const names = given.filter((name) => uses(code, name)).join(", ");
    const head = `import { ${names} } from "../../test/snippets/given.ts";`;
    writeFileSync(
      join(folder, `${document.replaceAll(/[/\\]/g, "-")}-${line}.${kind}`),
      `${head}${"\n".repeat(line)}${code}`,
    );
  }
  return snippets.length;
}

/** Whether a snippet uses a variable of this name without declaring it. */
const uses = (code: string, name: string): boolean =>
  new RegExp(`(?<![.\\w"'])${name}\\b(?!["':]|\\?:)`).test(code) &&
  !new RegExp(`\\b(?:const|let|import|function)\\b[^;=()]*\\b${name}\\b`).test(code);

function compilerErrors(): string {
  try {
    return execFileSync("tsc", ["-p", folder], { encoding: "utf8", cwd: root });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

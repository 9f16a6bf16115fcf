// Reads the exports of the entries of @mortise/react from their sources, with the same compiler as the kit's.
import { join } from "node:path";
import { kitEntries, loadCompiler } from "./kit-declarations.mjs";

const sources = join(import.meta.dirname, "../../packages/react/src");

/**
 * Reads the names by entry.
 * @returns {Record<string, Set<string>>}
 */
export function readOwnExports() {
  const ts = loadCompiler();
  const files = kitEntries.map((entry) => join(sources, `${entry}.ts`));
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    allowImportingTsExtensions: true,
    noEmit: true,
    customConditions: ["source"],
    types: [],
  });
  const checker = program.getTypeChecker();
  const namesIn = (file) =>
    checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file))).map(({ name }) => name);
  return Object.fromEntries(kitEntries.map((entry, at) => [entry, new Set(namesIn(files[at]))]));
}

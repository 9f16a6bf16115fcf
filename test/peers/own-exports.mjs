// The names that the entries of @mortise/react export, read from their sources by the same compiler as the kit's.
import { join } from "node:path";
import { kitEntries, loadCompiler } from "./kit-declarations.mjs";

const sources = join(import.meta.dirname, "../../packages/react/src");

/** @returns {Record<string, Set<string>>} by entry */
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

// Reads the declarations of a version of the established kit with the TypeScript compiler: the names that its entries
// export.
import { createRequire } from "node:module";
import { join } from "node:path";

const folder = join(import.meta.dirname, "pages");
/** TypeScript 5, for its programming interface. It is loaded late, because only the peers' lockfile has it. */
export const loadCompiler = () => createRequire(join(folder, "package.json"))("typescript");

export const kitVersions = ["1.55.1", "4.14.2"];
export const kitEntries = ["index", "hooks"];

/** Returns a program of both entries. `exports(entry)` returns the symbols by name. */
export function readKit(version) {
  const ts = loadCompiler();
  const files = kitEntries.map((entry) => join(folder, `node_modules/kit-${version}/${entry}.d.ts`));
  const program = ts.createProgram(files, {
    strict: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    types: [],
  });
  const checker = program.getTypeChecker();
  const exports = (entry) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(files[kitEntries.indexOf(entry)]));
    return new Map(checker.getExportsOfModule(module).map((symbol) => [symbol.name, aliased(ts, checker, symbol)]));
  };
  return { ts, checker, exports };
}

const aliased = (ts, checker, symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

// A program that calls every method of client 8 with all parameters, and reads every field of the results. It compiles,
// in strict mode, with client 8 and with our entry for its programs.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { argumentsOf, declaredMethods, resultFieldsOf } from "./declared.mjs";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "test-results/peer-programs");
const versions = { 8.24: "seamapi", 8.4: "seamapi-8.4" };
/** Differences by intent. There 8.24 resolves to nothing, and so does the entry. */
const chosen = { "thermostats.climateSettingSchedules.delete": "Property 'ok' does not exist on type 'void'." };

export function runOwnTypes() {
  return Object.entries(versions).flatMap(([version, module]) => {
    const peer = `@mortise/client/compat: types of seamapi ${version}`;
    const methods = declaredMethods({ module, name: "Seam" });
    const kits = [`test/peers/node_modules/${module}`, "packages/client/src/compat/compat.ts"];
    const [theirs, ours] = kits.map((kit) => faultsOf(methods, join(root, kit), version));
    return [...methods.keys()]
      .filter((method) => method.includes("."))
      .map((method) => {
        const why = [theirs[method] && `theirs: ${theirs[method]}`, ours[method]].filter(Boolean).join("; ");
        const state = why === "" ? "holds" : why === chosen[method] ? "chosen" : "differs";
        return { peer, method, state, why: why || "compiles with both, strict" };
      });
  });
}

/** Returns the first fault of each method in the program of all methods. */
function faultsOf(methods, kit, version) {
  const names = [...methods.keys()].filter((method) => method.includes("."));
  const lines = [
    'import { Seam } from "kit";',
    "declare const seam: Seam;",
    ...names.map((name) => lineOf(name, methods.get(name))),
  ];
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `client-${version}.ts`);
  writeFileSync(file, lines.join("\n"));
  const program = ts.createProgram([file], {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    lib: ["lib.es2024.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    exactOptionalPropertyTypes: true,
    types: [],
    paths: { kit: [kit] },
  });
  const source = program.getSourceFile(file);
  const faults = {};
  for (const { start, messageText } of program.getSemanticDiagnostics(source)) {
    const { line } = source.getLineAndCharacterOfPosition(start);
    faults[names[line - 2] ?? "import"] ??= ts.flattenDiagnosticMessageText(messageText, " ");
  }
  if (faults.import) throw new Error(`The program imports nothing from ${kit}: ${faults.import}`);
  return faults;
}

function lineOf(name, method) {
  const { isList, fields } = resultFieldsOf(method);
  const given = argumentsOf(method).map((argument) => JSON.stringify(argument));
  const reads = fields.map((field) => `${isList ? "result[0]?" : "result"}.${field}`);
  return `{ const result = await seam.${name}(${given.join(", ")}); void [${reads.join(", ")}]; }`;
}

// Writes a page that uses every export of an entry of the kit: each prop of each widget, each hook with its result,
// each type.
import { argumentsOf, readsOf, sampleOf, typeOf } from "./kit-sample.mjs";

/**
 * Returns the page.
 * @param leftOut - Exports by name, and fields by path, that the page leaves out.
 */
export function pageOf(declared, entry, { names, fields }) {
  const kit = { ...declared, isLeftOut: fields };
  const used = [...kit.exports(entry)].filter(([name]) => !names(name));
  const parts = used.map(([name, symbol], at) => partOf(kit, name, symbol, at));
  const from = entry === "index" ? "kit" : `kit/${entry}`;
  return (
    [`import * as Kit from "${from}";`, "declare function is<Type>(value: Type): void;", ...parts].join("\n\n") + "\n"
  );
}

function partOf(kit, name, symbol, at) {
  const { ts } = kit;
  if (!(symbol.flags & ts.SymbolFlags.Value)) return typePart(kit, name, symbol, at);
  const [call] = typeOf(kit, symbol).getCallSignatures();
  if (call && /^[A-Z]/.test(name)) return widgetPart(kit, name, call, at);
  if (call && name.startsWith("use")) return hookPart(kit, name, call, at);
  return `void Kit.${name};`;
}

const typePart = (kit, name, symbol, at) => {
  const count = symbol.declarations?.[0]?.typeParameters?.length ?? 0;
  const args = count > 0 ? `<${Array.from({ length: count }, () => "any").join(", ")}>` : "";
  return `export type T${at} = Kit.${name}${args};`;
};

function widgetPart(kit, name, call, at) {
  const [props] = call.getParameters();
  const alternatives = props ? alternativesOf(kit, typeOf(kit, props)) : [];
  const written = alternatives.map((type, which) => {
    const attributes = propsOf(kit, type)
      .filter(([prop]) => prop !== "children")
      .map(([prop, value]) => `\n  ${prop}={${value}}`);
    return `export const w${at}_${which} = <Kit.${name}${attributes.join("")}\n/>;`;
  });
  return written.join("\n");
}

function alternativesOf({ checker }, type) {
  const given = checker.getNonNullableType(type);
  return given.isUnion() ? given.types : [given];
}

const propsOf = (kit, type) =>
  kit.checker
    .getPropertiesOfType(type)
    .map((prop) => [prop.name, sampleOf(kit, kit.checker.getNonNullableType(typeOf(kit, prop)))]);

function hookPart(kit, name, call, at) {
  const inputs = argumentsOf(kit, call.getParameters());
  const result = `r${at}`;
  const reads = readsOf(kit, call.getReturnType(), result);
  const calls = mutationCalls(kit, call.getReturnType(), result);
  return `export function use${at}() {\n  const ${result} = Kit.${name}(${inputs.join(", ")});\n  ${[...reads, ...calls].join("\n  ")}\n}`;
}

const mutationCalls = (kit, type, result) =>
  kit.checker
    .getPropertiesOfType(type)
    .filter(({ name }) => name === "mutate")
    .map((field) => {
      const [call] = typeOf(kit, field).getCallSignatures();
      const [variables = ""] = argumentsOf(kit, call?.getParameters() ?? []);
      return `${result}.mutate(${variables});`;
    });

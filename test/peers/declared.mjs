// Reads the methods of a published client from its type declarations, with the TypeScript checker.
import ts from "typescript";
import { innerNames } from "./reflect.mjs";

const folder = import.meta.dirname;
/** Deepest nesting of a client's groups. */
const deepest = 5;

/**
 * Returns an instance's methods by their path from the client, like "locks.unlockDoor", each with its parameters'
 * types.
 * @param ofClass - `{ module, name }` of the class.
 */
export function declaredMethods({ module, name }) {
  const { checker, type } = typeOf(`import { ${name} } from "${module}";\nexport declare const it: ${name};`);
  const found = new Map();
  const walk = (group, names) => {
    if (names.length >= deepest) return;
    for (const property of checker.getPropertiesOfType(group)) {
      if (innerNames.has(property.name) || property.name.startsWith("_")) continue;
      const member = checker.getNonNullableType(checker.getTypeOfSymbol(property));
      const path = [...names, property.name];
      const signatures = member.getCallSignatures();
      const isMethod = signatures.length > 0 && member.getProperties().length === 0;
      if (isMethod) found.set(path.join("."), { signatures, checker });
      else if (signatures.length === 0 && isGroup(member)) walk(member, path);
    }
  };
  walk(type, []);
  return found;
}

const isGroup = (type) =>
  type.isClass() || Boolean(type.flags & ts.TypeFlags.Object && type.objectFlags & ts.ObjectFlags.Anonymous);

function typeOf(text) {
  const file = `${folder}/declared-${text.length}.ts`;
  const options = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const onDisk = { ...host };
  host.getSourceFile = (path, ...rest) =>
    path === file ? ts.createSourceFile(path, text, ts.ScriptTarget.ES2022) : onDisk.getSourceFile(path, ...rest);
  host.fileExists = (path) => path === file || onDisk.fileExists(path);
  host.readFile = (path) => (path === file ? text : onDisk.readFile(path));
  const program = ts.createProgram([file], options, host);
  const checker = program.getTypeChecker();
  const faults = program.getSemanticDiagnostics(program.getSourceFile(file));
  if (faults.length > 0) throw new Error(ts.flattenDiagnosticMessageText(faults[0].messageText, " "));
  const [it] = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)));
  return { checker, type: checker.getTypeOfSymbol(it) };
}

/**
 * Returns the optional fields of a method's input, each with a value of its type. Returns `{}` for a method without
 * any.
 */
export function optionalFields({ signatures, checker }) {
  const fields = {};
  for (const signature of signatures)
    for (const parameter of signature.getParameters().slice(0, 1))
      for (const part of partsOf(checker.getNonNullableType(checker.getTypeOfSymbol(parameter))))
        for (const property of checker.getPropertiesOfType(part))
          if (property.flags & ts.SymbolFlags.Optional)
            fields[property.name] ??= sample(checker, checker.getTypeOfSymbol(property), property.name);
  return fields;
}

/** Returns the arguments of the method's first signature, with all optional fields. */
export function argumentsOf({ signatures: [signature], checker }) {
  return signature.getParameters().map((parameter) => {
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(parameter));
    const [part = type] = partsOf(type);
    if (!(part.flags & objectLike)) return sample(checker, type, "id");
    const fields = checker.getPropertiesOfType(part);
    return Object.fromEntries(
      fields.map((field) => [field.name, sample(checker, checker.getTypeOfSymbol(field), field.name)]),
    );
  });
}

/** Returns the fields of the result of the method's first signature, or of the items of a list. */
export function resultFieldsOf({ signatures: [signature], checker }) {
  const result = checker.getAwaitedType(signature.getReturnType());
  const isList = checker.isArrayType(result);
  const item = isList ? checker.getTypeArguments(result)[0] : result;
  const isObject = Boolean(item.flags & objectLike);
  return { isList, fields: isObject ? checker.getPropertiesOfType(item).map(({ name }) => name) : [] };
}

const partsOf = (type) => (type.isUnion() ? type.types : [type]).filter(({ flags }) => flags & objectLike);
const objectLike = ts.TypeFlags.Object | ts.TypeFlags.Intersection;

/** Returns a value of the type, or `undefined` if there is none, as for a function. */
function sample(checker, given, name, depth = 0) {
  const type = checker.getNonNullableType(given);
  if (depth > 4) return undefined;
  if (type.isUnion()) {
    const first =
      type.types.find((each) => each.isLiteral()) ?? type.types.find(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    return type.flags & ts.TypeFlags.Boolean ? true : sample(checker, first, name, depth);
  }
  if (type.isLiteral()) return type.value;
  if (type.flags & ts.TypeFlags.BooleanLike) return true;
  if (type.flags & ts.TypeFlags.NumberLike) return number(name);
  if (type.flags & ts.TypeFlags.StringLike) return textOf(name);
  if (type.getCallSignatures().length > 0) return undefined;
  if (checker.isArrayType(type)) {
    const item = sample(checker, checker.getTypeArguments(type)[0], name.replace(/s$/, ""), depth + 1);
    return item === undefined ? [] : [item];
  }
  if (type.symbol?.name === "Date") return new Date(Date.now() + 86_400_000);
  if (!(type.flags & objectLike)) return undefined;
  const required = checker.getPropertiesOfType(type).filter(({ flags }) => !(flags & ts.SymbolFlags.Optional));
  return Object.fromEntries(
    required.map((property) => [
      property.name,
      sample(checker, checker.getTypeOfSymbol(property), property.name, depth + 1),
    ]),
  );
}

/** Returns a value for a field of this name. Ids and keys name objects that exist in no world. */
function textOf(name) {
  if (/(_|^)ids?$/.test(name)) return "00000000-0000-4000-8000-000000000000";
  if (/_(at|after|before)$|^since$/.test(name)) return new Date(Date.now() + 86_400_000).toISOString();
  if (/url/.test(name)) return "https://host.example/back";
  if (/^starts_daily_at$|^ends_daily_at$/.test(name)) return "21:00:00[Europe/Berlin]";
  return { code: "4711", max_time_rounding: "1hour" }[name] ?? "text";
}

function number(name) {
  if (/celsius/.test(name)) return 21;
  if (/fahrenheit/.test(name)) return 70;
  return /decibels|nrs|minutes|seconds|length/.test(name) ? 60 : 1;
}

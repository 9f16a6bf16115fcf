// Writes a value of a declared type as text, for a page to pass.
/** Depth to which objects are written out. Deeper ones are passed as `never`, which fits any type. */
const deepest = 3;
const anything = "undefined as never";

/** Returns the expression. Each function in it reads all declared fields of its arguments. */
export function sampleOf(kit, type, depth = 0) {
  const { ts, checker } = kit;
  const is = (flag) => (type.flags & flag) !== 0;
  if (type.isUnion() && !is(ts.TypeFlags.Boolean)) return sampleOf(kit, chosenMember(kit, type), depth);
  if (type.isStringLiteral() || type.isNumberLiteral()) return JSON.stringify(type.value);
  if (is(ts.TypeFlags.StringLike)) return '"x"';
  if (is(ts.TypeFlags.NumberLike)) return "1";
  if (is(ts.TypeFlags.BooleanLike)) return type.intrinsicName === "false" ? "false" : "true";
  if (is(ts.TypeFlags.Null)) return "null";
  if (is(ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return "undefined";
  const [call] = type.getCallSignatures();
  if (call) return functionOf(kit, call, depth);
  if (checker.isTupleType(type)) return `[${itemsOf(kit, type, depth).join(", ")}]`;
  if (checker.isArrayType(type)) return `[${sampleOf(kit, checker.getTypeArguments(type)[0], depth)}]`;
  if (!is(ts.TypeFlags.Object | ts.TypeFlags.Intersection) || isForeign(kit, type) || depth >= deepest) return anything;
  return `{ ${fieldsOf(kit, type, depth).join(", ")} }`;
}

const fieldsOf = (kit, type, depth) =>
  kit.checker
    .getPropertiesOfType(type)
    .filter(({ name }) => !kit.isLeftOut(name))
    .map((field) => `${JSON.stringify(field.name)}: ${sampleOf(kit, typeOf(kit, field), depth + 1)}`);

export const typeOf = ({ checker }, symbol) => checker.getTypeOfSymbol(symbol);

const itemsOf = (kit, tuple, depth) =>
  kit.checker.getTypeArguments(tuple).map((item) => sampleOf(kit, item, depth + 1));

/** Returns the arguments for these parameters. A rest parameter is a tuple, whose items are passed. */
export const argumentsOf = (kit, parameters) =>
  parameters.flatMap((parameter) => {
    const type = typeOf(kit, parameter);
    const required = (each) => !(each.flags & kit.ts.TypeFlags.Undefined);
    return kit.checker.isTupleType(type)
      ? kit.checker
          .getTypeArguments(type)
          .slice(0, 1)
          .filter(required)
          .map((item) => sampleOf(kit, item))
      : [sampleOf(kit, type)];
  });

/** Whether a type is declared elsewhere: classes, and types of frameworks. */
const isForeign = ({ ts }, type) =>
  (type.symbol?.declarations ?? []).some(
    (declaration) =>
      ts.isClassDeclaration(declaration) ||
      /node_modules\/(@types|@tanstack|typescript)\//.test(declaration.getSourceFile().fileName),
  );

/** Chooses a member of a union: a value before nothing, and the first of several words. */
function chosenMember({ ts }, type) {
  const nothing = ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Void;
  return type.types.find((member) => !(member.flags & nothing)) ?? type.types[0];
}

function functionOf(kit, call, depth) {
  const parameters = call.getParameters();
  const names = parameters.map((_, at) => `a${depth}${at}`);
  const reads = parameters.flatMap((parameter, at) => readsOf(kit, typeOf(kit, parameter), names[at], 1));
  const answer = sampleOf(kit, call.getReturnType(), depth + 1);
  return `(${names.join(", ")}) => { ${reads.join(" ")} return ${answer === "undefined" ? "undefined" : answer}; }`;
}

/** Returns statements that read every field of `name` and of its objects, with the kit's type if it is plain. */
export function readsOf(kit, type, name, depth = 0, isMaybe = false) {
  const { checker } = kit;
  if (kit.isLeftOut(pathOf(name))) return [];
  const given = checker.getNonNullableType(type);
  const plain = plainTypeOf(kit, type);
  // A value behind `?.` may also be undefined.
  if (plain) return [`is<${plain}${isMaybe ? " | undefined" : ""}>(${name});`];
  if (!isObject(kit, given) || depth > deepest) return [`void ${name};`];
  const into = given === type ? "" : "?";
  if (checker.isArrayType(given)) {
    const [item] = checker.getTypeArguments(given);
    return readsOf(kit, item, `${name}${into && "?."}[0]!`, depth + 1, isMaybe || into !== "");
  }
  if (given.getCallSignatures().length > 0 || isForeign(kit, given)) return [`void ${name};`];
  const fields = checker.getPropertiesOfType(given).filter((field) => isOwnField(kit, field));
  return fields.flatMap((field) =>
    readsOf(kit, typeOf(kit, field), `${name}${into}.${field.name}`, depth + 1, isMaybe || into !== ""),
  );
}

/** `r1.accessCodes?.[0]!.name` → `accessCodes[].name` */
const pathOf = (name) =>
  name
    .replaceAll(/\??\.?\[0\]!/g, "[]")
    .replaceAll("?.", ".")
    .replace(/^\w+(\.|$)/, "");

const isObject = ({ ts }, { flags }) =>
  (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection | ts.TypeFlags.Union)) !== 0;

const isOwnField = ({ ts }, field) =>
  /^\w+$/.test(field.name) &&
  !(field.declarations ?? []).some(
    (each) =>
      /\/typescript\/lib\//.test(each.getSourceFile().fileName) ||
      (ts.getCombinedModifierFlags(each) & ts.ModifierFlags.Private) !== 0,
  );

/** Returns `string | null` and the like, or `undefined` if the value is not plain. */
function plainTypeOf({ ts, checker }, type) {
  const members = type.isUnion() ? type.types : [type];
  const words = members.map((member) => {
    const base = checker.getBaseTypeOfLiteralType(member);
    const isPlain =
      base.flags &
      (ts.TypeFlags.String | ts.TypeFlags.Number | ts.TypeFlags.Boolean | ts.TypeFlags.Null | ts.TypeFlags.Undefined);
    return isPlain ? checker.typeToString(base) : base.flags & ts.TypeFlags.BooleanLike ? "boolean" : undefined;
  });
  return words.includes(undefined) || words.every((word) => /^(null|undefined)$/.test(word))
    ? undefined
    : [...new Set(words)].join(" | ");
}

// Makes an example for a JSON Schema: the author's own, else plausible values of the right types.
type Schema = Readonly<Record<string, unknown>>;

const maxDepth = 12;
/** Most values of an example, so that a recursive schema cannot make an endless one. */
const maxValues = 2000;
const maxItems = 3;
const maxText = 200;

export function exampleFrom(schema: unknown): unknown {
  const root = isSchema(schema) ? schema : {};
  let values = 0;

  function make(part: unknown, depth: number): unknown {
    values += 1;
    if (!isSchema(part) || depth > maxDepth || values > maxValues) return null;
    const given = givenBy(part);
    if (given !== undefined) return given.value;
    if (typeof part["$ref"] === "string") return make(resolve(root, part["$ref"]), depth + 1);
    const [choice] = [part["oneOf"], part["anyOf"]].flatMap((choices) =>
      Array.isArray(choices) ? (choices as unknown[]) : [],
    );
    if (choice !== undefined)
      return merged(make({ ...part, oneOf: undefined, anyOf: undefined }, depth), make(choice, depth + 1), part);
    if (Array.isArray(part["allOf"]))
      return (part["allOf"] as unknown[]).reduce<unknown>(
        (all, one) => merged(all, make(one, depth + 1), part),
        make({ ...part, allOf: undefined }, depth),
      );
    return ofType(part, depth);
  }

  function ofType(part: Schema, depth: number): unknown {
    switch (typeOf(part)) {
      case "object":
        return Object.fromEntries(
          Object.entries(isSchema(part["properties"]) ? part["properties"] : {}).map(([name, one]) => [
            name,
            make(one, depth + 1),
          ]),
        );
      case "array":
        return list(part, depth);
      case "string":
        return text(part);
      case "integer":
      case "number":
        return number(part);
      case "boolean":
        return true;
      default:
        return null;
    }
  }

  function list(part: Schema, depth: number): unknown[] {
    const items = part["items"];
    if (Array.isArray(items)) return items.slice(0, maxItems).map((one: unknown) => make(one, depth + 1));
    const length = Math.min(Math.max(count(part["minItems"]), 1), maxItems);
    return items === undefined ? [] : Array.from({ length }, () => make(items, depth + 1));
  }

  return make(root, 0);
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const count = (value: unknown): number => (typeof value === "number" && value > 0 ? Math.floor(value) : 0);

/** Value that the schema's author gave, by the most specific keyword first. */
function givenBy(part: Schema): { value: unknown } | undefined {
  const [first] = Array.isArray(part["examples"]) ? (part["examples"] as unknown[]) : [];
  const [choice] = Array.isArray(part["enum"]) ? (part["enum"] as unknown[]) : [];
  const value = [first, part["example"], part["default"], part["const"], choice].find((one) => one !== undefined);
  return value === undefined ? undefined : { value };
}

function typeOf(part: Schema): unknown {
  const { type } = part;
  if (Array.isArray(type)) return type.find((one) => one !== "null") ?? "null";
  if (type !== undefined) return type;
  if (part["properties"] !== undefined) return "object";
  return part["items"] === undefined ? "null" : "array";
}

/** Resolves a reference such as `#/definitions/Name` within the same document. */
function resolve(root: Schema, reference: string): unknown {
  const names = reference.startsWith("#/") ? reference.slice(2).split("/") : [];
  return names.reduce<unknown>((at, name) => {
    const key = name.replaceAll("~1", "/").replaceAll("~0", "~");
    return isSchema(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  }, root);
}

function merged(base: unknown, more: unknown, part: Schema): unknown {
  if (isSchema(base) && isSchema(more)) return { ...base, ...more };
  return part["type"] === undefined && part["properties"] === undefined ? more : base;
}

const formats: Readonly<Record<string, string>> = {
  "date-time": "2026-06-12T09:00:00Z",
  date: "2026-06-12",
  time: "09:00:00Z",
  email: "person@example.com",
  hostname: "example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  uri: "https://example.com/",
  url: "https://example.com/",
  uuid: "3f0c6d1e-8a52-4b7e-9c1d-2f4a6b8c0d1e",
};

function text(part: Schema): string {
  const plain = formats[String(part["format"])] ?? "string";
  const shortest = Math.min(count(part["minLength"]), maxText);
  const padded = plain.padEnd(shortest, "x");
  return typeof part["maxLength"] === "number" && part["format"] === undefined
    ? padded.slice(0, count(part["maxLength"]))
    : padded;
}

function number(part: Schema): number {
  const isWhole = part["type"] === "integer";
  const step = typeof part["multipleOf"] === "number" ? part["multipleOf"] : isWhole ? 1 : undefined;
  const [low, high] = [bound(part, "minimum", 1), bound(part, "maximum", -1)];
  const wanted = low ?? (high === undefined || high >= 1 ? 1 : high);
  if (step === undefined) return wanted;
  const stepped = Math.ceil(wanted / step) * step;
  return high !== undefined && stepped > high ? Math.floor(high / step) * step : stepped;
}

/** Value at a bound. It stays 1 from an exclusive bound of integers, otherwise 0.5. */
function bound(part: Schema, side: "minimum" | "maximum", inwards: 1 | -1): number | undefined {
  const inclusive = part[side];
  const exclusive = part[side === "minimum" ? "exclusiveMinimum" : "exclusiveMaximum"];
  if (typeof exclusive === "number") return exclusive + inwards * (part["type"] === "integer" ? 1 : 0.5);
  return typeof inclusive === "number" ? inclusive : undefined;
}

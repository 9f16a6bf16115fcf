// Converts a query to the types of a row's schema: numbers, flags and lists.
import type { z } from "zod";

/**
 * Parses a query. Lists may be repeated (`a=1&a=2`), have brackets (`a[]=1`, `a[0]=1`) or be joined by commas. Empty
 * values count as absent.
 */
export function readQuery(search: URLSearchParams, { shape }: z.ZodObject): Record<string, unknown> {
  const given = new Map<string, string[]>();
  for (const [name, value] of search) {
    const plain = name.replace(/\[\d*\]$/, "");
    if (value !== "") given.set(plain, [...(given.get(plain) ?? []), value]);
  }
  const entries = Object.entries(shape).flatMap(([name, schema]) => {
    const values = given.get(name);
    return values === undefined ? [] : [[name, valueOf(schema as AnySchema, values)]];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

interface AnySchema {
  readonly def: {
    readonly type: string;
    readonly innerType?: AnySchema;
    readonly element?: AnySchema;
    readonly options?: readonly AnySchema[];
  };
}

function valueOf({ def }: AnySchema, values: readonly string[]): unknown {
  if (def.innerType) return valueOf(def.innerType, values);
  if (def.element) return values.flatMap((value) => value.split(",")).filter((value) => value !== "");
  const [last] = values.slice(-1);
  const isNumber =
    def.type === "number" ||
    def.type === "int" ||
    (def.type === "union" && def.options?.every(isNumberLiteral) === true);
  if (isNumber && /^-?\d{1,15}$/.test(last ?? "")) return Number(last);
  if (def.type === "boolean" && /^(?:true|false)$/.test(last ?? "")) return last === "true";
  return last;
}

const isNumberLiteral = ({ def }: AnySchema): boolean =>
  def.type === "literal" &&
  ((def as { values?: readonly unknown[] }).values ?? []).every((value) => typeof value === "number");

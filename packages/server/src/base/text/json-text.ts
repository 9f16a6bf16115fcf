// JSON that is already text. Entities are stored as they are sent, so a list is joined instead of parsed and
// serialized.
import { addWithOrigin } from "./asset-address.ts";

export class JsonText {
  /** JSON in pieces that are still to be joined. */
  readonly pieces: readonly string[];
  constructor(json: string | readonly string[]) {
    this.pieces = typeof json === "string" ? [json] : json;
  }
}

export function jsonList(texts: readonly string[]): JsonText {
  const pieces = ["["];
  for (const text of texts) pieces.push(text, ",");
  if (texts.length > 0) pieces.pop();
  pieces.push("]");
  return new JsonText(pieces);
}

/** Makes an object with a list of texts under each name. */
export function jsonLists(lists: ReadonlyMap<string, readonly string[]>): JsonText {
  const pieces: string[] = [];
  for (const [name, texts] of lists)
    pieces.push(`${pieces.length === 0 ? "" : ","}${JSON.stringify(name)}:`, ...jsonList(texts).pieces);
  return new JsonText(["{", ...pieces, "}"]);
}

/** Serializes an object whose values may be {@link JsonText}, with `origin` before addresses on this server. */
export function writeJson(fields: Readonly<Record<string, unknown>>, origin: string): string {
  const pieces: string[] = [];
  const host = JSON.stringify(origin).slice(1, -1);
  for (const [key, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    const name = `${pieces.length === 0 ? "{" : ","}${JSON.stringify(key)}:`;
    if (!(value instanceof JsonText)) addWithOrigin(pieces, name + JSON.stringify(value), host);
    else {
      pieces.push(name);
      for (const text of value.pieces) addWithOrigin(pieces, text, host);
    }
  }
  if (pieces.length === 0) return "{}";
  pieces.push("}");
  return pieces.join("");
}

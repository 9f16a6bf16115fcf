// JSON that is already text: entities are kept as sent, so a list is joined, not parsed and written again.
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export const jsonList = (texts: readonly string[]): JsonText => new JsonText(`[${texts.join(",")}]`);

/** Writes an object whose values may be {@link JsonText}. */
export function writeJson(fields: Readonly<Record<string, unknown>>): string {
  const parts: string[] = [];
  for (const [key, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    parts.push(`${JSON.stringify(key)}:${value instanceof JsonText ? value.text : JSON.stringify(value)}`);
  }
  return `{${parts.join(",")}}`;
}

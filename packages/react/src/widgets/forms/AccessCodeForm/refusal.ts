// Assigns a server's refusal to fields. Errors are recognized by shape, not class, because two copies of the client may
// be on one page.

export type RefusedFields = Readonly<Partial<Record<"name" | "pin" | "starts" | "ends", string>>>;

export interface SaveRefusal {
  readonly fields: RefusedFields;
  /** Message about the whole form; `null` if the fields say everything. */
  readonly reason: string | null;
}

/**
 * Assigns an error to fields, or to the whole form.
 * @param ofWhole - Sentence that the form was not saved, and why.
 * @param dateTime - Formats a moment for the reader.
 * @param reasonFor - Returns the reader's own sentence for an error code, if the server's message is in another
 *   language.
 */
export function refusalOf(
  error: unknown,
  ofWhole: string,
  dateTime = (moment: string): string => moment,
  reasonFor: (code: string) => string | undefined = () => undefined,
): SaveRefusal {
  const { message, code, validationErrors } = (error ?? {}) as {
    message?: unknown;
    code?: unknown;
    validationErrors?: unknown;
  };
  const text = typeof message === "string" ? message : "";
  // The server refused the digits, because another code on the lock has them.
  if (typeof code === "string" && /^duplicate_(access_)?code/.test(code))
    return { fields: { pin: reasonFor(code) ?? text.replace(isoMoment, dateTime) }, reason: null };
  const fields: { -readonly [Field in keyof RefusedFields]: RefusedFields[Field] } = {};
  let isPlaced = false;
  for (const [name, entry] of Object.entries(levels(validationErrors))) {
    const field = fieldNames.get(name);
    const problem = firstMessage(entry);
    if (problem === null) continue;
    if (field === undefined) return { fields: {}, reason: ofWhole };
    fields[field] = problem;
    isPlaced = true;
  }
  return { fields, reason: isPlaced ? null : ofWhole };
}

const isoMoment = /\d{4}-\d\d-\d\dT[\d:.]+Z/;

const fieldNames: ReadonlyMap<string, keyof RefusedFields> = new Map([
  ["name", "name"],
  ["code", "pin"],
  ["starts_at", "starts"],
  ["ends_at", "ends"],
]);

const levels = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** An entry is `{ _errors: string[], <field>: … }` or the list itself (platform-api §1.7). */
function firstMessage(entry: unknown): string | null {
  const list = Array.isArray(entry) ? entry : levels(entry)["_errors"];
  const first: unknown = Array.isArray(list) ? list[0] : undefined;
  return typeof first === "string" && first !== "" ? first : null;
}

// Which field a server's refusal is about. Read by shape, not by class: two copies of the client may be on one page.

export type RefusedFields = Readonly<Partial<Record<"name" | "pin" | "starts" | "ends", string>>>;

export interface SaveRefusal {
  readonly fields: RefusedFields;
  /** What is said of the whole form; `null` when the fields say it all. */
  readonly reason: string | null;
}

/**
 * @param ofWhole the sentence that it was not saved, and why
 * @param dateTime a moment as the reader writes it
 * @param reasonFor the reader's own sentence for a code, where the server's words are not in their language
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

// Parses optional fields of an answer from a line of words: `lock_id has_keypad:flag level:number note|null`.
import { z } from "zod";

const kinds = { text: z.string(), number: z.number(), flag: z.boolean(), texts: z.array(z.string()) };
type Kinds = typeof kinds;

type WordsOf<Line extends string> = Line extends `${infer Word} ${infer Rest}` ? Word | WordsOf<Rest> : Line;
type NameOf<Word> = Word extends `${infer Name}:${string}` ? Name : Word extends `${infer Name}|null` ? Name : Word;
type KindOf<Word> = Word extends `${string}:${infer Kind extends keyof Kinds}` ? Kinds[Kind] : Kinds["text"];
type TypeOf<Word> = Word extends `${infer Plain}|null` ? z.ZodNullable<KindOf<Plain>> : KindOf<Word>;
type FieldsOf<Line extends string> = {
  [Word in WordsOf<Line> as NameOf<Word> & string]: z.ZodOptional<TypeOf<Word>>;
};

/**
 * Parses a line of words. A word is the field's name, then `:number`, `:flag` or `:texts` unless it is a text, then
 * `|null` if it may be null.
 */
export const optionalFields = <const Line extends string>(line: Line): FieldsOf<Line> =>
  Object.fromEntries(line.split(" ").map(fieldOf)) as unknown as FieldsOf<Line>;

/** Optional object of such fields, which may have further ones. */
export const looseFields = <const Line extends string>(line: Line) => z.looseObject(optionalFields(line)).optional();

function fieldOf(word: string): [string, z.ZodType] {
  const [, name = "", kind = "text", mayBeNull] = /^(\w+)(?::(\w+))?(\|null)?$/.exec(word) ?? [];
  const type: z.ZodType = kinds[kind as keyof Kinds];
  return [name, (mayBeNull ? type.nullable() : type).optional()];
}

import { invalidInput } from "./errors.ts";

const firstYear = 1970;
const lastYear = 9999;

/** Any date a caller may write, as stored; refuses years whose ISO text would not sort. */
export function toMoment(field: string, text: string): string {
  const date = new Date(text);
  const year = date.getUTCFullYear();
  if (Number.isNaN(year) || year < firstYear || year > lastYear)
    throw invalidInput(field, `Must be a date between ${firstYear} and ${lastYear}`);
  return date.toISOString();
}

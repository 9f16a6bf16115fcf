/**
 * Texts that are searched were kept with their ø, ł and æ: who lacks these keys did not find them. They are compared
 * anew, as in the migration before that did the same for accents.
 */
export { up } from "./029-search-as-compared.ts";

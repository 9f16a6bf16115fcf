/**
 * Converts search texts again, now also ø, ł and æ, which people without these keys could not find.
 */
export { up } from "./029-search-as-compared.ts";

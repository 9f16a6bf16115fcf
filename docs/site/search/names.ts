// Joins names of calls and fields for the index and the query, beside their words, so that `locks.unlockDoor`,
// `unlock_door` and "unlock door" are one term.

/** First character of a joined name, with which no word begins. The index does not split words at it. */
export const joinedMark = "=";

/** Joins a name: `unlock_door` and `unlockDoor` become `=unlockdoor`, and a plural becomes its singular. */
export const joined = (name: string): string =>
  joinedMark + name.replaceAll(/[._]/g, "").toLowerCase().replace(/s$/, "");

/** Returns names in a text, whole and without the part before their last dot. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(/[A-Za-z]\w*(?:\.[A-Za-z]\w*)*/g)].flatMap(([name]) =>
    name.includes(".") ? [name, name.slice(name.lastIndexOf(".") + 1)] : [name],
  );

/** Whether a name is one of a program, and no plain word. */
export const isOfProgram = (name: string): boolean => /_|[a-z][A-Z]|\.(?!js$)[a-z]/.test(name);

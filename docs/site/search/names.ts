// Names of calls and fields, as the index and the query hold them beside their words: joined, so that `locks.unlockDoor`,
// `unlock_door` and "unlock door" are one term.

/** First character of a joined name, which no word begins with. The index does not split words at it. */
export const joinedMark = "=";

/** `unlock_door` and `unlockDoor` become `=unlockdoor`; a plural becomes its singular. */
export const joined = (name: string): string =>
  joinedMark + name.replaceAll(/[._]/g, "").toLowerCase().replace(/s$/, "");

/** Names in a text, whole and without what stands before their last dot. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(/[A-Za-z]\w*(?:\.[A-Za-z]\w*)*/g)].flatMap(([name]) =>
    name.includes(".") ? [name, name.slice(name.lastIndexOf(".") + 1)] : [name],
  );

/** Whether a name is one of a program, and no plain word. */
export const isOfProgram = (name: string): boolean => /_|[a-z][A-Z]|\.(?!js$)[a-z]/.test(name);

// English strings of one code on several doors, which load with it. en.ts has the rest.

export const enDoors = {
  codeForDoors: {
    /** Heading of the doors to choose from. */
    title: "Doors",
    /** Label of the group of buttons that choose many doors at once. */
    chooseMany: "Choose many",
    all: "All",
    /** Chooses the doors that match a search. */
    allShown: "All shown",
    none: "None",
    /** Spoken after many doors were chosen at once. */
    chosen: { one: "{count} door chosen", other: "{count} doors chosen" },
    /** Reasons beside doors that cannot be chosen. */
    takesNoCodes: "Takes no codes",
    ownDigits: "Chooses its own digits",
    signedOut: "Account signed out",
    /** Chosen doors whose account has since signed out. */
    leftOut: "Left out: {doors} (account signed out)",
    /**
     * Line below the doors: the reason why no code fits them all, or the rules of a code that does. `{lengths}` is, for
     * example, 6, or 4–8.
     */
    fits: "{lengths} digits, so that one code fits all chosen doors.",
    clash: "No code fits all of these doors: {doors}. Leave some out.",
    /** Part of `{doors}` in `clash`. */
    doorsOfLengths: "{doors} ({lengths} digits)",
    /** Follows the names of some doors, in `{doors}` of `doorsOfLengths`. */
    more: { one: "{count} more", other: "{count} more" },
    chooseFirst: "Choose a door first",
    tooMany: "Choose at most {most} doors",
    next: "Continue",
    formTitle: "One code for several doors",
    count: { one: "{count} door", other: "{count} doors" },
    /** Line below the field of the PIN. */
    digits: "These doors take {lengths} digits",
    save: { one: "Save on {count} door", other: "Save on {count} doors" },
    /** Page of a saved code. */
    onDoors: "On {on} of {total} doors",
    needYou: { one: "{count} door needs you", other: "{count} doors need you" },
    /** Beside a door whose code has other digits than most. */
    otherDigits: "Its digits: {code}",
    otherDigitsHidden: "It has other digits",
  },
} as const;

// The English words of one code on several doors, which load with it. The rest is in en.ts.

export const enDoors = {
  codeForDoors: {
    /** Above the doors to choose from. */
    title: "Doors",
    /** Names the group of buttons that choose many doors at once. */
    chooseMany: "Choose many",
    all: "All",
    /** Of the doors that a search has left. */
    allShown: "All shown",
    none: "None",
    /** Spoken after many were chosen at once. */
    chosen: { one: "{count} door chosen", other: "{count} doors chosen" },
    /** Beside doors that cannot be chosen. */
    takesNoCodes: "Takes no codes",
    ownDigits: "Chooses its own digits",
    signedOut: "Account signed out",
    /** Of doors that were chosen before their account signed out. */
    leftOut: "Left out: {doors} (account signed out)",
    /** Below the doors: why they do not go together, or what one code must be like. `{lengths}`: 6, or 4–8. */
    fits: "{lengths} digits, so that one code fits all chosen doors.",
    clash: "No code fits all of these doors: {doors}. Leave some out.",
    /** In `{doors}` of `clash`. */
    doorsOfLengths: "{doors} ({lengths} digits)",
    /** After the names of some doors, in `{doors}` of `doorsOfLengths`. */
    more: { one: "{count} more", other: "{count} more" },
    chooseFirst: "Choose a door first",
    tooMany: "Choose at most {most} doors",
    next: "Continue",
    formTitle: "One code for several doors",
    count: { one: "{count} door", other: "{count} doors" },
    /** Below the field of the digits. */
    digits: "These doors take {lengths} digits",
    save: { one: "Save on {count} door", other: "Save on {count} doors" },
    /** The page of a code that was saved. */
    onDoors: "On {on} of {total} doors",
    needYou: { one: "{count} door needs you", other: "{count} doors need you" },
    /** Beside a door whose code has other digits than most. */
    otherDigits: "Its digits: {code}",
    otherDigitsHidden: "It has other digits",
  },
} as const;

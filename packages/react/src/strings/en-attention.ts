// The English words of what needs somebody, which load with it. The rest is in en.ts.

export const enAttention = {
  attention: {
    title: "Needs attention",
    /** Of a chip that opens the list. */
    count: { one: "{count} needs attention", other: "{count} need attention" },
    /** Above lines that hurt today, and those that hurt later. */
    today: "Today",
    later: "Later",
    /** Where several doors have one cause: `{more}` is the next. */
    doorAndMore: "{door} and {more}",
    moreDoors: { one: "{count} more door", other: "{count} more doors" },
    /** Of the code that begins next at a door in trouble; `{time}` may be a day and a time. */
    arrival: "“{name}” starts {time}",
    /** `{level}`: Low (18%). */
    battery: "Battery: {level}",
    /** Which batteries a lock takes: 4 × AA. */
    cells: "{count} × {type}",
    /** In place of the list; `checked` stands below. */
    nothing: "Nothing needs you. Every door answers, and no code has trouble.",
    checked: "Checked {time}",
    /** Below the list, where a server cannot say which codes have trouble. */
    codesUnknown: "Codes were not checked: this service does not list the codes of all doors.",
    /** The buttons of lines. */
    seeCode: "See the code",
    seeDevice: "See the device",
    signIn: "Sign in again",
    lockAgain: "Lock again",
    checkAgain: "Check again",
    changedBatteries: "I changed them",
    /** What a press came to. */
    noChange: "No change, as of {time}.",
    notChecked: "It could not be checked. {reason}",
    /** Spoken after the name of what had trouble. */
    solved: "Solved",
  },
} as const;

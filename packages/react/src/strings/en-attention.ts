// English strings of the attention list, which load with it. en.ts has the rest.

export const enAttention = {
  attention: {
    title: "Needs attention",
    /** Chip that opens the list. */
    count: { one: "{count} needs attention", other: "{count} need attention" },
    /** Headings of the lines for today, and of the later ones. */
    today: "Today",
    later: "Later",
    /** Several doors with one cause. `{more}` is the next string. */
    doorAndMore: "{door} and {more}",
    moreDoors: { one: "{count} more door", other: "{count} more doors" },
    /** Next code to start at a door with problems. `{time}` may be a day and a time. */
    arrival: "“{name}” starts {time}",
    /** `{level}` is, for example, Low (18%). */
    battery: "Battery: {level}",
    /** Batteries of a lock: 4 × AA. */
    cells: "{count} × {type}",
    /** Replaces an empty list. `checked` is below it. */
    nothing: "Nothing needs you. Every door answers, and no code has trouble.",
    checked: "Checked {time}",
    /** Line below the list, if the server cannot list codes with problems. */
    codesUnknown: "Codes were not checked: this service does not list the codes of all doors.",
    /** Buttons of lines. */
    seeCode: "See the code",
    seeDevice: "See the device",
    signIn: "Sign in again",
    lockAgain: "Lock again",
    checkAgain: "Check again",
    changedBatteries: "I changed them",
    /** Results of a press. */
    noChange: "No change, as of {time}.",
    notChecked: "It could not be checked. {reason}",
    /** Spoken after the name of the solved problem. */
    solved: "Solved",
  },
} as const;

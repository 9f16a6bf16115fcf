// The English words of the timeline, which load with it. The rest is in en.ts.

export const enTimeline = {
  timeline: {
    title: "Timeline",
    /** Names the list. */
    label: "Codes by door, {days}",
    /** Above the names of doors. */
    door: "Door",
    /** Beside today's date. */
    now: "Now",
    /** A button that goes back to today. */
    today: "Today",
    /** Buttons: the week, or the day, before and after. */
    earlier: "Earlier",
    later: "Later",
    /** Filters. A clash: two codes of a door have the same digits at the same time. */
    clashes: { one: "{count} clash", other: "{count} clashes" },
    troubled: { one: "{count} code in trouble", other: "{count} codes in trouble" },
    allWell: "No clash, and no code in trouble",
    /** A button: codes of a door that have no bar. */
    more: { one: "{count} more code", other: "{count} more codes" },
    /** What a bar is called: the name of its code, its time, and what is wrong. */
    joined: "{first}, {second}",
    noEnd: "no end",
    /** `{time}` may be a day and a time. */
    from: "from {time}",
    until: "until {time}",
    allDay: "All day",
    clash: "Clash",
    sameDigits: "same digits as {name}",
    sameDigitsElsewhere: "same digits as another code",
    /** On a day before the clash begins. */
    clashAhead: "Clash with {name} from {time}",
    free: "No code on this day",
    next: "No code on this day. Next: {name}, {time}",
    /** Below days that have passed. */
    past: "Codes that were deleted no longer show on past days.",
    /** Where the server lists the codes of one lock alone. */
    notServed: "This service does not list the codes of several doors. The page of a door has its codes.",
    /** Beside a door. */
    doorNotLoaded: "The codes could not be loaded.",
  },
} as const;

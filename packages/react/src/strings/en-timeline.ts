// English strings of the timeline, which load with it. en.ts has the rest.

export const enTimeline = {
  timeline: {
    title: "Timeline",
    /** Label of the list. */
    label: "Codes by door, {days}",
    /** Heading of the names of doors. */
    door: "Door",
    /** Beside today's date. */
    now: "Now",
    /** Button that returns to today. */
    today: "Today",
    /** Buttons for the previous and the next week, or day. */
    earlier: "Earlier",
    later: "Later",
    /** Filters. In a clash, two codes of a door have the same digits at the same time. */
    clashes: { one: "{count} clash", other: "{count} clashes" },
    troubled: { one: "{count} code in trouble", other: "{count} codes in trouble" },
    allWell: "No clash, and no code in trouble",
    /** Button with the number of a door's codes without a bar. */
    more: { one: "{count} more code", other: "{count} more codes" },
    /** Label of a bar: the name of its code, its time, and its problem. */
    joined: "{first}, {second}",
    noEnd: "no end",
    /** `{time}` may be a day and a time. */
    from: "from {time}",
    until: "until {time}",
    allDay: "All day",
    clash: "Clash",
    sameDigits: "same digits as {name}",
    sameDigitsElsewhere: "same digits as another code",
    /** Shown on a day before the clash starts. */
    clashAhead: "Clash with {name} from {time}",
    free: "No code on this day",
    next: "No code on this day. Next: {name}, {time}",
    /** Below past days. */
    past: "Codes that were deleted no longer show on past days.",
    /** Shown if the server lists only the codes of one lock. */
    notServed: "This service does not list the codes of several doors. The page of a door has its codes.",
    /** Beside a door. */
    doorNotLoaded: "The codes could not be loaded.",
  },
} as const;

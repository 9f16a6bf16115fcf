// English strings of the activity list, which load with it. en.ts has the rest.

export const enActivity = {
  activity: {
    /** Label of the group of filters. */
    filter: "Show",
    all: "All",
    opened: "Opened",
    codes: "Codes",
    trouble: "Trouble",
    /** Label of the choice of a door. */
    door: "Door",
    allDoors: "All doors",
    today: "Today",
    yesterday: "Yesterday",
    empty: "Nothing yet",
    nothingLike: "Nothing like this",
    clearFilters: "Clear filters",
    /** Button that shows new rows. */
    showNew: { one: "Show {count} new", other: "Show {count} new" },
    /** Spoken instead of the sentences of several entries. */
    newEntries: { one: "{count} new entry", other: "{count} new entries" },
    showOlder: "Show older",
    olderNotLoaded: "Older entries could not be loaded. {reason}",
    /** Shown if the server keeps no list of events. */
    notServed: "This service does not record activity.",
    exportCsv: "Export CSV",
    /** Replaces a door's name. */
    removedDoor: "Removed door",
    /** Replaces a code's name at the start of a sentence. */
    aCode: "A code",
    /** Replaces a code's name after "The code". */
    noName: "without a name",
    /** `{name}` is the name of a code. */
    openedWithCode: "{name} opened {door}",
    openedByHand: "{door} was opened by hand",
    openedByYou: "You unlocked {door}",
    openedRemotely: "{door} was unlocked from an app",
    openedItself: "{door} unlocked itself",
    openedSomehow: "{door} was opened",
    lockedWithCode: "{name} locked {door}",
    lockedByHand: "{door} was locked by hand",
    lockedByYou: "You locked {door}",
    lockedRemotely: "{door} was locked from an app",
    lockedItself: "{door} locked itself",
    lockedSomehow: "{door} was locked",
    jammed: "{door} is jammed",
    refused: "Access was denied at {door}",
    offline: "{door} went offline",
    online: "{door} is online again",
    lowBattery: "The battery of {door} is low",
    removed: "{door} is gone from its account",
    tampered: "{door} reports tampering",
    codeAsked: "The code {name} was requested for {door}",
    codeAskedByYou: "You requested the code {name} for {door}",
    codeChanged: "The code {name} was changed for {door}",
    codeChangedByYou: "You changed the code {name} for {door}",
    codeChangedElsewhere: "The code {name} was changed at {door} or in another app",
    codeSet: "The code {name} is on the lock of {door}",
    codeNotSet: "The code {name} could not be set on {door}",
    codeLate: "The code {name} is not on the lock of {door} yet",
    codeOff: "The code {name} is off the lock of {door}",
    codeDeleted: "The code {name} was deleted from {door}",
    codeDeletedByYou: "You deleted the code {name} from {door}",
    codeDeletedElsewhere: "The code {name} was deleted at {door} or in another app",
    codeStillThere: "The code {name} is still on the lock of {door}",
    /** Line below a sentence, with the method. */
    withCode: "With a code",
    byHand: "By hand",
    fromHere: "From here",
    fromApp: "From an app",
    byItself: "By itself",
    /** Line below a sentence about a bolt that was turned by hand. */
    notSaidWho: "The lock does not say by whom",
    notSaidHow: "The lock does not say how",
    checkDoor: "Check the door",
    notActiveYet: "Not active yet",
    removalFailed: "It could not be removed",
    /** Follows the method of an opening. `{time}` is a time of day. */
    lockedItselfAt: "locked itself {time}",
    /** Line below a request. */
    onLockAt: "On the lock {time}",
    /** Headings of the exported table. */
    csvTime: "Time (UTC)",
    csvLocalTime: "Local time",
    csvWhat: "What happened",
    csvHow: "How",
    csvCode: "Name of the code",
    csvWho: "Who",
    you: "You",
  },
} as const;

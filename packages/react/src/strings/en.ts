// English strings of the widgets, and the reference for all other languages. Placeholders such as `{name}` are
// replaced. A group of plural forms ({ one, other, … }) is selected by `count`, by the locale's own rules.

import { enCodes } from "./en-codes.ts";
import { enFirst } from "./en-first.ts";

export const en = {
  ...enFirst,
  ...enCodes,
  accessCodeDetails: {
    title: "Access code",
    active: "Active",
    activeUntil: "Active until {end}",
    starts: "Starts {start}",
    copyCode: "Copy code",
    deviceDetails: "Device details",
    id: "ID",
    created: "Created",
    timing: "Timing",
    ongoing: "Ongoing",
    start: "Start",
    end: "End",
    ended: "Ended {end}",
    deleted: "This code has been deleted.",
    /** `{code}` is the former PIN, or the PIN of a code that is being deleted. */
    meanwhile: "Until the lock has the change, {code} may still open the door.",
    edit: "Edit code",
    delete: "Delete code",
    /** Beside a door that could not be loaded. */
    noDevice: "The device could not be loaded. {reason}",
    /** Buttons below the cause of a failure, which open the form. */
    otherDigits: "Choose other digits",
    otherName: "Choose another name",
    /** Replaces the cause of a failure that is over. */
    solved: "This is solved.",
    /** The lock has not accepted the code half a minute after it was saved. */
    stillSetting: "This takes a while. You can leave, it goes on.",
    /** Below a code that was just saved. */
    addAnother: "Add another",
    done: "Done",
  },
  codeLife: {
    title: "Life of this code",
    lastUsed: "Last used",
    firstUsed: "First used",
    changed: "Changed",
    /** The lock gave a reason. */
    refused: "Refused",
    /** The lock gave no reason, for example because it did not answer. */
    notSet: "Not set",
    /** `{time}` is a time of day. */
    today: "Today, {time}",
    yesterday: "Yesterday, {time}",
    /** `{time}`, here too, may be a day and a time. */
    byYou: "{time} by you",
    /** Follows the time of the last use. */
    uses: { one: "{count} time so far", other: "{count} times so far" },
    /** Below the entries that do not need the server's events. */
    notLoaded: "The rest could not be loaded. {reason}",
  },
  codeMessage: {
    /** Heading of the message as it will be sent. */
    title: "Message",
    copy: "Copy message",
    copied: "Message copied",
    /** Shown while the message is selected on screen. */
    notCopied: "The message could not be copied. It is selected now: copy it by hand.",
    share: "Share",
    notShared: "The message could not be shared. Copy it instead.",
    print: "Print",
    /**
     * The message: one of the first two sentences, then one of the next four. Each may contain `{name}`, `{device}`,
     * `{code}`, `{starts}` and `{ends}`.
     */
    codeForName: "Hello {name}, your code for {device} is {code}.",
    /** Used for a code without a name. */
    code: "Your code for {device} is {code}.",
    fromTo: "It works from {starts} to {ends}.",
    until: "It works until {ends}.",
    from: "It works from {starts} on.",
    /** Used for a code without times. */
    always: "It works at any time until it is changed or removed.",
    /** Replaces `{device}` for a door without a name. */
    door: "the door",
  },
  doorActivity: {
    title: "Activity",
    /** In a door's details. `{time}` is a time of day, or a day and a time; `{name}` is the name of a code. */
    lastOpenedWith: "Last opened {time} by {name}’s code",
    /** For a name that already contains a word for "code". */
    lastOpenedNamed: "Last opened {time} by {name}",
    lastOpenedWithCode: "Last opened {time} with a code",
    lastOpenedByHand: "Last opened {time} by hand",
    lastOpenedByYou: "Last opened {time} by you",
    lastOpened: "Last opened {time}",
  },
  deleteAccessCode: {
    title: "Delete this code?",
    text: "{name} will no longer open {device}.",
    /** A code that does not open the door now. */
    textUnused: "{name} will not open {device}.",
    cancel: "Cancel",
    confirm: "Delete code",
    /** Spoken and shown in a toast. The lock has yet to remove the code. */
    done: "The code is being removed",
    failed: "The code was not deleted. {reason}",
  },
  /** Remedy for an error or a warning whose own message has none. */
  remedy: {
    addBridge: "Add a bridge or gateway near the door, in the maker's app.",
    ask: "If this continues, ask whoever manages this lock.",
    checkHub: "Check the power and the network of its bridge or hub.",
    checkDoor: "Check that the door is closed and nothing blocks the bolt; then try again.",
    checkLock: "Check the lock's batteries and connection.",
    checkOnline: "Check that the lock is online; setting will be retried.",
    connectAgain: "Connect the account again.",
    deleteAndCheck: "Delete it, and check that the lock is online.",
    deleteAndMakeNew: "Delete it and make a new one.",
    keypad: "Set up a keypad for the lock in the maker's app.",
    makeRoom: "Delete a code to make room.",
    makersApp: "Fix this in the maker's app.",
    mayStillOpen: "The code may still open the door. Check that the lock is online; removal will be retried.",
    otherDigits: "Choose different digits.",
    otherName: "Choose another name.",
    permissions: "Ask the lock's owner for administrator rights.",
    replaceBatteries: "Replace the batteries.",
    saveAgain: "Save it again.",
    stopOthers: "Change codes in one place only: here, or in the maker's app.",
    subscription: "Extend or renew the subscription.",
    timeZone: "Set the time zone of the lock, or timed codes may start at the wrong hour.",
    tryAtDoor: "Try it at the door before you rely on it.",
    wait: "Wait; it will be retried automatically.",
  },
  accessCodeForm: {
    addTitle: "Add new access code",
    editTitle: "Edit access code",
    name: "Name",
    namePlaceholder: "Name the new code",
    nameTooLong: "{max} characters max",
    nameTooShort: "{min} characters min",
    nameLength: "{length}/{max}",
    pin: "Code",
    /** Placeholder in the empty field of a new code. */
    pinPlaceholder: "Chosen for you if left empty",
    /** Placeholder in the empty field, when a hidden code is edited. */
    pinKept: "Unchanged if left empty",
    /** Replaces the field, at locks that do not accept a chosen PIN. */
    pinByMaker: "This lock's maker chooses the code.",
    generate: "Generate",
    /** Spoken when the digits are in the field. */
    generated: "A code was filled in",
    pinDigits: "Digits only",
    pinLength: "This lock takes {lengths} digits",
    pinLengthUsual: "Codes have {lengths} digits",
    /** Value of `{lengths}`, equal to `deviceDetails.digitRange`. */
    pinRange: "{min}–{max}",
    pinZeros: "This lock does not accept zeros",
    pinStartsWith12: "This lock does not accept codes that begin with 12",
    pinRuns: "At most three equal or consecutive digits in a row",
    pinSequence: "Not a rising or falling sequence",
    pinAllSame: "Not the same digit throughout",
    pinThreeDifferent: "At least three different digits",
    pinFirstFour: "The first four digits must differ",
    pinMissingKeys: "This lock's keypad lacks some of these digits",
    timing: "Timing",
    ongoing: "Ongoing",
    timeBound: "Start/end times",
    editTimes: "Edit times",
    /** Spoken when one of the host's presets is pressed. */
    presetChosen: "{preset}: {start} to {end}",
    start: "Start",
    end: "End",
    timeMissing: "Choose a date and a time",
    endBeforeStart: "The end is before the start",
    startPast: "The start has passed",
    endPast: "The end has passed",
    /** Below a chosen time that may be a mistake. Saving stays possible. */
    startedAlready: "{time} has passed. The code works as soon as it is on the lock.",
    farAhead: "{time} is years away. Is the year right?",
    /** Clocks skip the chosen time. */
    skipped: "Clocks go forward then: this becomes {time}.",
    /** Clocks show the chosen time twice. */
    repeated: "Clocks show this time twice that night; the first one counts.",
    /**
     * Below a time in another zone than the reader's: Tue, Dec 1, 2026, 3:00 PM (Eastern Time), Dec 1, 9:00 PM for you.
     */
    timeForYou: "{time} ({zone}), {local} for you",
    allTimesIn: "All times in {zone}",
    /** Closes the times. */
    timesDone: "Done",
    cancel: "Cancel",
    save: "Save",
    added: "Code added",
    saved: "Code saved",
    notSaved: "The code could not be saved. {reason}",
    /** Beside a Save button that is disabled. */
    nameMissing: "Give the code a name first",
    correctFirst: "Correct what is marked above first",
    /** Question when a form with entries is left. */
    discard: "Discard what you have entered?",
    keepEditing: "Keep editing",
    discardThem: "Discard",
    deletedMeanwhile: "This code has been deleted meanwhile, so it cannot be saved.",
    /** Below a field whose value was changed elsewhere since the form opened. */
    changedElsewhere: "Changed elsewhere meanwhile.",
    changedElsewhereTo: "Changed elsewhere meanwhile to {value}.",
    keepMine: "Keep mine",
    takeTheirs: "Take the change",
  },
  /** Stays that the form of a code offers: their starts, and numbers of nights. */
  stay: {
    label: "Usual times",
    tonight: "Tonight",
    tomorrow: "Tomorrow",
    weekend: "This weekend",
    nights: "Nights",
    oneLess: "One night less",
    oneMore: "One night more",
    count: { one: "{count} night", other: "{count} nights" },
    /** Example: Fri, Nov 28, 3:00 PM – Sun, Nov 30, 11:00 AM. */
    span: "{start} – {end}",
    /** Joins `span` and `count`. */
    spanOfNights: "{span} · {nights}",
    /** Spoken instead of `spanOfNights`. */
    said: "{start} to {end}, {nights}",
  },
  /** Extends a code that has an end by one night or hour, with one press. */
  extend: {
    hour: "1 hour",
    /** Label of the button whose text is `{span}`, "1 night" or "1 hour". */
    add: "Add {span}, until {end}",
    added: "{span} more, until {end}",
    undo: "Undo",
    undone: "Until {end} again",
  },
  /** In the form of a new code. */
  otherDoors: {
    /** Button that opens the choice of doors, with all entries kept. */
    open: "Also on other doors",
  },
  timeZone: {
    automatic: "Time Zone (automatic)",
    manual: "Time Zone (manual)",
    useLocal: "Use local time zone",
    listLabel: "Time zones",
    /** Beside the zone of the door. */
    ofDoor: "At the door",
    none: "No time zones were found",
  },
  connectAccount: {
    label: "Connect Account",
    failed: "The connection could not be started. {reason}",
  },
  supportedDevices: {
    filters: "Filters",
    activeFilters: { one: "{count} active filter", other: "{count} active filters" },
    brand: "Brand",
    allBrands: "All",
    supported: "Supported",
    brandTitle: "{brand} Devices",
    /** Used for models without a brand. */
    unknownBrand: "Unknown",
    unnamedModel: "Unnamed model",
    /** Label of the list if it has no sections. */
    listLabel: "Device models",
    seeAll: { one: "See all {count} devices", other: "See all {count} devices" },
    showLess: "Show less",
    wifi: "Wifi",
    zwave: "Z-Wave",
    zigbee: "Zigbee",
    unknownConnection: "Unknown",
    live: "LIVE",
    beta: "BETA",
    inquire: "Inquire",
    loading: "Loading device models...",
    failed: "There was an error fetching device models.",
    empty: "No device models found.",
    emptySearch: "No device models matched your search.",
    clearSearch: "Clear search terms",
  },
} as const;

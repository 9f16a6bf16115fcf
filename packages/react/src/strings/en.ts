// Every sentence a person reads in the widgets: English, and the checklist of any other language.
// `{name}` is filled in; a group of plural forms ({ one, other, … }) is chosen by `count`, by the locale's own rules.

export const en = {
  /** What tables have in common. */
  table: {
    search: "Search",
    clearSearch: "Clear search",
    /** Instead of a count, while it is not known. */
    loading: "...",
    /** Beside the title, when a search or a chip narrows the list. */
    countOf: "{shown} of {total}",
    /** Spoken after the list was narrowed. */
    shown: { one: "{count} result", other: "{count} results" },
    /** Names the group of chips. */
    filterByIssue: "Filter by issue",
  },
  view: {
    back: "Back",
    /** Names the list of alerts. */
    issues: "Issues",
    /** Above what is shown but could not be renewed. */
    stale: "What you see could not be refreshed. {reason}",
    /** When a widget fails in a way nobody foresaw. */
    crashed: "Something went wrong here. The rest of the page is not affected.",
  },
  problem: {
    retry: "Retry",
    /** For support: which request failed. */
    request: "Request {id}",
    /** When a failure brings no sentence of its own. */
    unknown: "Something went wrong.",
    /** Usual failures: what happened, and what to do. */
    noAnswer: "No answer came. Check your connection and try again.",
    /** Instead of a sentence that says a change was not made. */
    maybeDone: "No answer came, so it may have been done all the same. Check your connection, and look before you try again.",
    broken: "The service has a problem. Try again in a few minutes.",
    busy: "Too much was asked for at once. Wait a moment and try again.",
    signedOut: "You are not signed in any more. Reload the page or sign in again.",
    forbidden: "You have no access to this. Ask whoever looks after it.",
    notFound: "This was not found. It may have been removed.",
  },
  device: {
    online: "Online",
    deviceOffline: "Device Offline",
    accountOffline: "Account Offline",
    /** After Device Offline or Account Offline, in a row. */
    since: "since {time}",
    batteryGood: "Good",
    batteryLow: "Low",
    batteryCritical: "Low!",
    /** After the word for the battery: Good (82%). */
    batteryLevel: "({percent})",
    locked: "Locked",
    unlocked: "Unlocked",
    unknown: "Unknown",
    /** For a device without a name. */
    unnamed: "Unnamed device",
  },
  deviceTable: {
    title: "Devices",
    empty: "Sorry, no devices were found",
    ok: "Devices & accounts OK",
    deviceIssues: { one: "{count} device issue", other: "{count} device issues" },
    accountIssues: { one: "{count} account issue", other: "{count} account issues" },
  },
  deviceDetails: {
    title: "Device details",
    status: "Status",
    power: "Power",
    model: "Model",
    /** Opens the table of the device's codes. */
    accessCodes: { one: "{count} access code", other: "{count} access codes" },
    codeLength: "Code length",
    digits: { one: "{count} digit", other: "{count} digits" },
    digitRange: "{min}–{max} digits",
  },
  lock: {
    status: "Lock status",
    lock: "Lock",
    unlock: "Unlock",
    locking: "Locking…",
    unlocking: "Unlocking…",
    waiting: "Waiting for the lock to confirm",
    /** From 10 seconds on. */
    stillWaiting: "Still waiting for the lock",
    confirmed: "Confirmed by the lock",
    notLocked: "Not locked. {reason}",
    notUnlocked: "Not unlocked. {reason}",
    timedOut: "The lock did not confirm within 60 seconds. It may still move.",
    tryAgain: "Try again",
    neverReported: "The lock has not reported its state",
    deviceOffline: "The device is offline.",
    deviceOfflineSince: "The device has been offline since {time}.",
    accountOffline: "The account is disconnected.",
    accountOfflineSince: "The account has been disconnected since {time}.",
    /** Spoken; also in a toast, where the door is not on screen otherwise. */
    announcement: "{name}: {news}",
  },
  accessCodeTable: {
    title: "Access Codes",
    empty: "Sorry, no access codes were found",
    ok: "Access codes OK",
    issues: { one: "{count} access code issue", other: "{count} access code issues" },
    endsNever: "Ends: Never",
    ends: "Ends: {date}",
    starts: "Starts: {date}",
    code: "Code: {code}",
    errors: { one: "{count} error", other: "{count} errors" },
    warnings: { one: "{count} warning", other: "{count} warnings" },
    /** Names the menu button of a row. */
    actions: "Actions for {name}",
    copyCode: "Copy code - {code}",
    copyHiddenCode: "Copy code",
    editCode: "Edit code",
    deleteCode: "Delete code",
    addCode: "Add code",
  },
  /** Where a code is on its way to the lock and off it again. */
  codeStage: {
    setting: "Being set on the lock",
    set: "On the lock",
    waiting: "Not on the lock yet",
    scheduled: "On the lock, not active yet",
    removing: "Being removed from the lock",
    unknown: "Not known whether the lock has it",
    setFailed: "Not on the lock",
    removeFailed: "Still on the lock",
  },
  accessCode: {
    /** For a code without a name. */
    unnamed: "Code",
    /** What a screen reader says instead of a code that is not shown. */
    hidden: "hidden",
    showCode: "Show code",
    hideCode: "Hide code",
    copied: "Code copied",
    /** The code itself is selected on screen. */
    notCopied: "The code could not be copied. It is selected now: copy it by hand.",
    /** Where the digits are not known yet. */
    unassigned: "Not chosen yet",
  },
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
    edit: "Edit code",
    delete: "Delete code",
    /** Beside a door that could not be loaded. */
    noDevice: "The device could not be loaded. {reason}",
  },
  deleteAccessCode: {
    title: "Delete this code?",
    text: "{name} will no longer open {device}.",
    cancel: "Cancel",
    confirm: "Delete code",
    /** Spoken and in a toast: the lock still has to forget it. */
    done: "The code is being removed",
    failed: "The code was not deleted. {reason}",
  },
  /** What a person can do about an error or a warning whose own message does not say. */
  remedy: {
    addBridge: "Add a bridge or gateway near the door, in the maker's app.",
    ask: "If this lasts, ask whoever looks after this lock.",
    checkHub: "Check the power and the network of its bridge or hub.",
    checkLock: "Check the lock's batteries and its connection; it is tried again by itself.",
    connectAgain: "Connect the account again.",
    deleteAndMakeNew: "Delete it and make a new one.",
    keypad: "Set up a keypad for the lock in the maker's app.",
    makeRoom: "Delete a code to make room.",
    makersApp: "Put it right in the maker's app.",
    mayStillOpen: "The code may still open the door. Check that the lock is online; removal is tried again.",
    otherDigits: "Choose other digits.",
    otherName: "Choose another name.",
    permissions: "Ask the lock's owner for administrator rights.",
    replaceBatteries: "Replace the batteries.",
    saveAgain: "Save it again.",
    stopOthers: "Change codes in one place only: here, or in the maker's app.",
    subscription: "Extend or renew the subscription.",
    timeZone: "Set the time zone of the lock, or timed codes may start at the wrong hour.",
    tryAtDoor: "Try it at the door before you rely on it.",
    wait: "Wait; it is tried again by itself.",
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
    /** In the empty field of a new code. */
    pinPlaceholder: "Chosen for you if left empty",
    /** In the empty field, when a code that is not shown is edited. */
    pinKept: "Unchanged if left empty",
    /** Instead of the field. */
    pinByMaker: "This lock's maker chooses the code.",
    generate: "Generate",
    /** Spoken: the digits are in the field now. */
    generated: "A code was filled in",
    pinDigits: "Digits only",
    pinLength: "This lock takes {lengths} digits",
    pinZeros: "This lock takes no zeros",
    pinStartsWith12: "This lock takes no code that begins with 12",
    pinRuns: "At most three equal or consecutive digits in a row",
    pinSequence: "Not a rising or falling sequence",
    pinAllSame: "Not the same digit throughout",
    pinThreeDifferent: "At least three different digits",
    pinFirstFour: "Four different digits to begin with",
    pinMissingKeys: "This lock's keypad lacks some of these digits",
    timing: "Timing",
    ongoing: "Ongoing",
    timeBound: "Start/end times",
    editTimes: "Edit times",
    start: "Start",
    end: "End",
    timeMissing: "Choose a date and a time",
    endBeforeStart: "The end is before the start",
    startPast: "The start has passed",
    endPast: "The end has passed",
    /** Clocks are put forward over the chosen time. */
    skipped: "Clocks go forward then: this becomes {time}.",
    /** Clocks are put back, and show the chosen time twice. */
    repeated: "Clocks show this time twice that night: the first is meant.",
    allTimesIn: "All times in {zone}",
    cancel: "Cancel",
    save: "Save",
    added: "Code added",
    saved: "Code saved",
    notSaved: "The code could not be saved. {reason}",
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
    /** For models that name no brand. */
    unknownBrand: "Unknown",
    unnamedModel: "Unnamed model",
    /** Names the list where it has no sections. */
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

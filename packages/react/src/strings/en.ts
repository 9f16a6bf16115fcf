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
  },
  device: {
    online: "Online",
    deviceOffline: "Device Offline",
    accountOffline: "Account Offline",
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
    deviceOfflineSince: "The device is offline since {time}.",
    accountOffline: "The account is disconnected.",
    accountOfflineSince: "The account is disconnected since {time}.",
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
  accessCode: {
    /** For a code without a name. */
    unnamed: "Code",
    /** What a screen reader says instead of a code that is not shown. */
    hidden: "hidden",
    showCode: "Show code",
    hideCode: "Hide code",
    copied: "Code copied",
    notCopied: "The code could not be copied. Show it and copy it by hand.",
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
  },
  accessCodeForm: {
    addTitle: "Add new access code",
    editTitle: "Edit access code",
    name: "Name",
    namePlaceholder: "Name the new code",
    nameTooLong: "60 characters max",
    nameLength: "{length}/{max}",
    timing: "Timing",
    ongoing: "Ongoing",
    timeBound: "Start/end times",
    editTimes: "Edit times",
    start: "Start",
    end: "End",
    endBeforeStart: "The end is before the start",
    allTimesIn: "All times in {zone}",
    cancel: "Cancel",
    save: "Save",
  },
  timeZone: {
    automatic: "Time Zone (automatic)",
    manual: "Time Zone (manual)",
    useLocal: "Use local time zone",
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

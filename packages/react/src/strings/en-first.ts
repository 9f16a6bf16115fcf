// English strings of a device table and a device's details, which are all that a page needs at first. en.ts has the
// rest.
import { enRows } from "./en-rows.ts";

export const enFirst = {
  /** Strings that all tables share. */
  table: {
    search: enRows.search,
    clearSearch: "Clear search",
    /** Replaces a count that is not known yet. */
    loading: "...",
    /** Spoken while content loads. */
    waiting: "Loading…",
    /** Beside the title, when a search or a chip filters the list. */
    countOf: "{shown} of {total}",
    /** Spoken after the list was filtered. */
    shown: { one: "{count} result", other: "{count} results" },
    /** Label of the group of chips. */
    filterByIssue: enRows.filterByIssue,
  },
  view: {
    back: "Back",
    // Spoken before an issue, instead of its icon.
    error: "Error:",
    warning: "Warning:",
    /** Joins two whole sentences: join-sentences.ts. */
    sentences: "{first} {second}",
    /** Ends a sentence without a full stop before another one. */
    fullStop: "{sentence}.",
    /** Below data that could not be refetched. */
    stale: "What you see could not be refreshed. {reason}",
    /** Spoken and shown when the event stream is lost. */
    notLive: "Not live since {time}. What you see may have changed since then.",
    /** Replaces `stale` while the event stream is lost. */
    staleNotLive: "Not live since {time}. What you see could not be refreshed. {reason}",
    liveAgain: "Live again",
    /** Shown after an unexpected error of a widget. */
    crashed: "Something went wrong here. The rest of the page is not affected.",
  },
  problem: {
    retry: "Retry",
    /** Id of the failed request, for support. */
    request: "Request {id}",
    /** Shown for a failure without a message. */
    unknown: "Something went wrong.",
    /** Common failures, with what happened and the remedy. */
    noAnswer: "No response. Check your connection and try again.",
    /** A view's chunk could not be loaded: lost on the way, or removed since the page was loaded. */
    notLoaded: "This part did not load. Check your connection, or reload the page.",
    /** Replaces a sentence that a change was not made, if that is uncertain. */
    maybeDone:
      "No clear response came, so it may have been done anyway. Check your connection, and look before you try again.",
    broken: "The service has a problem. Try again in a few minutes.",
    busy: "Too many requests at once. Wait a moment and try again.",
    signedOut: "You are no longer signed in. Reload the page or sign in again.",
    /** The server refused a lock or unlock, because the session had ended. It is not repeated by itself. */
    sessionRenewed: "Your session had just ended, so nothing was done. It is renewed: try again.",
    forbidden: "You do not have access to this. Ask whoever manages it.",
    notFound: "This was not found. It may have been removed.",
    /** No client session (docs/specification/spec.md §8). */
    noSession: "Failed to get client access token. {reason}",
    keyRefused: "This page's key was not accepted. Whoever runs this page can correct it.",
    wrongAddress: "There is no such service at the address that this page asks. Whoever runs this page can correct it.",
    /** The response came from another service, or from the sign-in page of a network. */
    foreign:
      "Something other than the service answered. Sign in if this network asks you to; else whoever runs this page can correct its address.",
    /** The session response had no token. */
    tokenless: "No valid session came. Whoever runs this page can correct it.",
    /** The service reported a failure without a reason. */
    unexplained: "The service refused this and gave no reason. Try again, or ask whoever runs this page.",
    /** The host has not set a device or code. `{name}` is the missing prop. */
    unset: "Nothing to show yet: {name} is not set.",
  },
  device: enRows.device,
  deviceTable: enRows.deviceTable,
  deviceDetails: {
    title: "Device details",
    status: "Status",
    power: enRows.power,
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
    /** Shown for 5 seconds after the first press, if the host requires two. */
    pressAgain: "Press again to unlock",
    unlockNow: "Unlock now",
    locking: "Locking…",
    unlocking: "Unlocking…",
    waiting: "Waiting for the lock to confirm",
    /** Replaces `waiting` after 10 seconds. */
    stillWaiting: "Still waiting for the lock",
    confirmed: "Confirmed by the lock",
    /** Shown for a while after the bolt has moved without this page. `{cause}` is one of the seven strings below. */
    lockedNow: "Locked {cause}",
    unlockedNow: "Unlocked {cause}",
    justNow: "just now",
    byHand: "by hand just now",
    byItself: "by itself just now",
    remotely: "remotely just now",
    byCode: "with a code just now",
    /** A code without a name here, by its number on the lock. */
    byCodeAt: "with the code in place {place} just now",
    byCodeNamed: "with the code “{name}” just now",
    notLocked: "Not locked. {reason}",
    notUnlocked: "Not unlocked. {reason}",
    timedOut: "The lock did not confirm within 60 seconds. It may still move.",
    tryAgain: "Try again",
    neverReported: "The lock has not reported its state",
    /** State of a bolt that may have moved since: Last known: Locked, 4 hours ago. */
    lastKnown: "Last known: {state}",
    lastKnownAged: "Last known: {state}, {age}",
    deviceOffline: "The device is offline.",
    deviceOfflineSince: "Offline since {time}.",
    accountOffline: "The account is disconnected.",
    accountOfflineSince: "Account offline since {time}.",
    /** Spoken, and shown in a toast if the door is not on screen. */
    announcement: "{name}: {news}",
  },
} as const;

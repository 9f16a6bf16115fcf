// The English words of a device table and a device's details: all that a page needs at first. The rest is in en.ts.
import { enRows } from "./en-rows.ts";

export const enFirst = {
  /** What tables have in common. */
  table: {
    search: enRows.search,
    clearSearch: "Clear search",
    /** Stands for a count that is not known yet. */
    loading: "...",
    /** Spoken while something loads. */
    waiting: "Loading…",
    /** Beside the title, when a search or a chip narrows the list. */
    countOf: "{shown} of {total}",
    /** Spoken after the list was narrowed. */
    shown: { one: "{count} result", other: "{count} results" },
    /** Names the group of chips. */
    filterByIssue: enRows.filterByIssue,
  },
  view: {
    back: "Back",
    // Spoken before what is wrong, in place of its icon.
    error: "Error:",
    warning: "Warning:",
    /** Two whole sentences, one after the other: join-sentences.ts. */
    sentences: "{first} {second}",
    /** Put behind a sentence that ends without one, where another follows. */
    fullStop: "{sentence}.",
    /** Below what is shown but could not be renewed. */
    stale: "What you see could not be refreshed. {reason}",
    /** Spoken and shown when the server stops telling of changes, and when it does again. */
    notLive: "Not live since {time}. What you see may have changed since then.",
    /** Below what could be neither refreshed nor followed. */
    staleNotLive: "Not live since {time}. What you see could not be refreshed. {reason}",
    liveAgain: "Live again",
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
    noAnswer: "No response. Check your connection and try again.",
    /** When the file of a view's code could not be fetched: lost on the way, or gone since the page was loaded. */
    notLoaded: "This part did not load. Check your connection, or reload the page.",
    /** Instead of a sentence that says a change was not made, when that is not certain. */
    maybeDone:
      "No clear response came, so it may have been done anyway. Check your connection, and look before you try again.",
    broken: "The service has a problem. Try again in a few minutes.",
    busy: "Too many requests at once. Wait a moment and try again.",
    signedOut: "You are no longer signed in. Reload the page or sign in again.",
    forbidden: "You do not have access to this. Ask whoever manages it.",
    notFound: "This was not found. It may have been removed.",
    /** Where there is no client session (docs/specification/spec.md §8). */
    noSession: "Failed to get client access token. {reason}",
    keyRefused: "This page's key was not accepted. Whoever runs this page can correct it.",
    wrongAddress: "There is no such service at the address that this page asks. Whoever runs this page can correct it.",
    /** Where another service, or the sign-in page of a network, has answered. */
    foreign:
      "Something other than the service answered. Sign in if this network asks you to; else whoever runs this page can correct its address.",
    /** Where a session was answered without a token. */
    tokenless: "No valid session came. Whoever runs this page can correct it.",
    /** Where the service says that it failed, and not why. */
    unexplained: "The service refused this and gave no reason. Try again, or ask whoever runs this page.",
    /** Where a host has not said which device or code to show: the name of what is missing. */
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
    /** Where the host asks for two presses: after the first, for 5 seconds. */
    pressAgain: "Press again to unlock",
    unlockNow: "Unlock now",
    locking: "Locking…",
    unlocking: "Unlocking…",
    waiting: "Waiting for the lock to confirm",
    /** Instead of `waiting`, after 10 seconds. */
    stillWaiting: "Still waiting for the lock",
    confirmed: "Confirmed by the lock",
    /** For a while after the bolt has moved, but not by this page; `cause` is one of the seven below. */
    lockedNow: "Locked {cause}",
    unlockedNow: "Unlocked {cause}",
    justNow: "just now",
    byHand: "by hand just now",
    byItself: "by itself just now",
    remotely: "remotely just now",
    byCode: "with a code just now",
    /** By the lock's own number of a code that has no name here. */
    byCodeAt: "with the code in place {place} just now",
    byCodeNamed: "with the code “{name}” just now",
    notLocked: "Not locked. {reason}",
    notUnlocked: "Not unlocked. {reason}",
    timedOut: "The lock did not confirm within 60 seconds. It may still move.",
    tryAgain: "Try again",
    neverReported: "The lock has not reported its state",
    /** Of a bolt that may be elsewhere by now: Last known: Locked, 4 hours ago. */
    lastKnown: "Last known: {state}",
    lastKnownAged: "Last known: {state}, {age}",
    deviceOffline: "The device is offline.",
    deviceOfflineSince: "Offline since {time}.",
    accountOffline: "The account is disconnected.",
    accountOfflineSince: "Account offline since {time}.",
    /** Spoken; also in a toast, where the door is not on screen otherwise. */
    announcement: "{name}: {news}",
  },
} as const;

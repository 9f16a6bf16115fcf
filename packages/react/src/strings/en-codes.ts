// English strings of the rows of a code table, which the elements' loader also draws. en.ts has the rest.

export const enCodes = {
  accessCodeTable: {
    title: "Access Codes",
    empty: "Sorry, no access codes were found",
    ok: "Access codes OK",
    issues: { one: "{count} access code issue", other: "{count} access code issues" },
    /** Headings of codes that do not work, have started, will start, and have ended. */
    attention: "Needs attention",
    now: "Now",
    upcoming: "Upcoming",
    ended: "Ended",
    endsNever: "Ends: Never",
    ends: "Ends: {date}",
    starts: "Starts: {date}",
    code: "Code: {code}",
    errors: { one: "{count} error", other: "{count} errors" },
    warnings: { one: "{count} warning", other: "{count} warnings" },
    /** Label of a row's menu button. */
    actions: "Actions for {name}",
    copyCode: "Copy code - {code}",
    copyHiddenCode: "Copy code",
    editCode: "Edit code",
    deleteCode: "Delete code",
    addCode: "Add code",
  },
  /** Stage of a code on its way to the lock, or off it. */
  codeStage: {
    setting: "Being set on the lock",
    set: "On the lock",
    waiting: "Not on the lock yet",
    scheduled: "On the lock, not active yet",
    removing: "Being removed from the lock",
    /** Spoken when a code has left the list. */
    removed: "Removed from the lock",
    unknown: "May or may not be on the lock",
    setFailed: "Could not be set on the lock",
    switchedOff: "Switched off at the lock",
    /** A code on the lock could not be changed, and stays as it was. */
    changeFailed: "Could not be changed on the lock",
    removeFailed: "Still on the lock",
  },
  accessCode: {
    /** Replaces a code's missing name. */
    unnamed: "Code",
    /** Spoken by a screen reader instead of a hidden code. */
    hidden: "hidden",
    showCode: "Show code",
    hideCode: "Hide code",
    copied: "Code copied",
    /** Shown while the code is selected on screen. */
    notCopied: "The code could not be copied. It is selected now: copy it by hand.",
    /** Replaces digits that are not known yet. */
    unassigned: "Not chosen yet",
  },
} as const;

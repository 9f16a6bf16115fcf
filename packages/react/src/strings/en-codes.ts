// The English words of the rows of a code table, which the loader of the elements draws too. The rest is in en.ts.

export const enCodes = {
  accessCodeTable: {
    title: "Access Codes",
    empty: "Sorry, no access codes were found",
    ok: "Access codes OK",
    issues: { one: "{count} access code issue", other: "{count} access code issues" },
    /** Above codes that do not work, have begun, will begin, and are over. */
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
    /** Names the menu button of a row. */
    actions: "Actions for {name}",
    copyCode: "Copy code - {code}",
    copyHiddenCode: "Copy code",
    editCode: "Edit code",
    deleteCode: "Delete code",
    addCode: "Add code",
  },
  /** How far a code has come on its way to the lock, or off it again. */
  codeStage: {
    setting: "Being set on the lock",
    set: "On the lock",
    waiting: "Not on the lock yet",
    scheduled: "On the lock, not active yet",
    removing: "Being removed from the lock",
    /** Spoken when a code is gone from the list. */
    removed: "Removed from the lock",
    unknown: "May or may not be on the lock",
    setFailed: "Could not be set on the lock",
    switchedOff: "Switched off at the lock",
    /** Of a code that is on the lock already: the lock keeps it as it was. */
    changeFailed: "Could not be changed on the lock",
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
    /** Said while the code is selected on screen. */
    notCopied: "The code could not be copied. It is selected now: copy it by hand.",
    /** In place of digits that are not known yet. */
    unassigned: "Not chosen yet",
  },
} as const;

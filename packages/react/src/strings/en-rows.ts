// The English words of the rows of a device table, which the loader of the elements draws too. The rest is in
// en-first.ts.

export const enRows = {
  search: "Search",
  filterByIssue: "Filter by issue",
  power: "Power",
  device: {
    online: "Online",
    deviceOffline: "Device Offline",
    accountOffline: "Account Offline",
    /**
     * After Device Offline or Account Offline, in a row. As in all sentences that end in `Since`, and in `notLive`,
     * `{time}` is a time of day, 8:00 AM, or a day and a time: no article fits both.
     */
    since: "since {time}",
    batteryGood: "Good",
    batteryLow: "Low",
    batteryCritical: "Low!",
    /** After the word for the battery: Good (82%). */
    batteryLevel: "({percent})",
    /** For an offline device: its last reading, and how old it is at least: Low (20%), 3 hours ago. */
    batteryAged: "{battery}, {age}",
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
    /** In a row: what is wrong besides what its status says. */
    errors: { one: "{count} error", other: "{count} errors" },
    warnings: { one: "{count} warning", other: "{count} warnings" },
  },
} as const;

// English strings of the rows of a device table, which the elements' loader also draws. en-first.ts has the rest.

export const enRows = {
  search: "Search",
  filterByIssue: "Filter by issue",
  power: "Power",
  device: {
    online: "Online",
    deviceOffline: "Device Offline",
    accountOffline: "Account Offline",
    /**
     * Follows Device Offline or Account Offline in a row. As in all sentences that end in `Since`, and in `notLive`,
     * `{time}` is a time of day, 8:00 AM, or a day and a time: no article fits both.
     */
    since: "since {time}",
    batteryGood: "Good",
    batteryLow: "Low",
    batteryCritical: "Low!",
    /** Follows the word for the battery: Good (82%). */
    batteryLevel: "({percent})",
    /** Last reading of an offline device. `{age}` is how long ago the device went offline: Low (20%), 3 hours ago. */
    batteryAged: "{battery}, {age}",
    locked: "Locked",
    unlocked: "Unlocked",
    unknown: "Unknown",
    /** Replaces a device's missing name. */
    unnamed: "Unnamed device",
  },
  deviceTable: {
    title: "Devices",
    empty: "Sorry, no devices were found",
    ok: "Devices & accounts OK",
    deviceIssues: { one: "{count} device issue", other: "{count} device issues" },
    accountIssues: { one: "{count} account issue", other: "{count} account issues" },
    /** Issues in a row that its status does not include. */
    errors: { one: "{count} error", other: "{count} errors" },
    warnings: { one: "{count} warning", other: "{count} warnings" },
  },
} as const;

// The English words of sorting and narrowing a table of devices, which load with that. The rest is in en.ts.

export const enArranging = {
  arranging: {
    /** Names the button and what it opens. */
    button: "Sort and filter",
    sortBy: "Sort by",
    /** `usual`: the order that the table has by itself. */
    orders: { usual: "Usual order", name: "Name", battery: "Battery", state: "Lock state", trouble: "Trouble" },
    showOnly: "Show only",
    filters: { unlocked: "Unlocked", lowBattery: "Low battery", warnings: "Warnings" },
    filterWithCount: "{filter} ({count})",
    /** Names the group of chips that take a choice back. */
    chosen: "Chosen order and filters",
    /** Of chips. */
    sorted: { name: "By name", battery: "By battery", state: "By lock state", trouble: "By trouble" },
    /** Where the filters leave nothing. */
    showAll: "Show all devices",
  },
} as const;

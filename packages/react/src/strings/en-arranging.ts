// English strings for sorting and filtering a table of devices, which load with it. en.ts has the rest.

export const enArranging = {
  arranging: {
    /** Label of the button and of its popover. */
    button: "Sort and filter",
    sortBy: "Sort by",
    /** `usual` is the table's default order. */
    orders: { usual: "Usual order", name: "Name", battery: "Battery", state: "Lock state", trouble: "Trouble" },
    showOnly: "Show only",
    filters: { unlocked: "Unlocked", lowBattery: "Low battery", warnings: "Warnings" },
    filterWithCount: "{filter} ({count})",
    /** Label of the group of chips that undo a choice. */
    chosen: "Chosen order and filters",
    /** Labels of chips. */
    sorted: { name: "By name", battery: "By battery", state: "By lock state", trouble: "By trouble" },
    /** Shown if no device passes the filters. */
    showAll: "Show all devices",
  },
} as const;

// Floors and rooms of each package. A file imports from its own floor or a lower one, types included.

export interface Building {
  /** Folder of its sources. */
  readonly source: string;
  /** Floors from the top down. Each is a folder, or the package's own files that hosts and programs start with. */
  readonly floors: readonly string[];
}

export const entries = "(entries)";

export const buildings: readonly Building[] = [
  {
    source: "packages/server/src",
    floors: [entries, "program", "api", "hubs", "doors", "webhooks", "driver", "base"],
  },
  {
    source: "packages/react/src",
    floors: [
      entries,
      "ahead",
      "element",
      "kit-names",
      "widgets",
      "ui",
      "data",
      "provider",
      "strings",
      "rules",
      "parts",
      "page",
    ],
  },
];

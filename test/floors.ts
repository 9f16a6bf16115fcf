// Which room of a package stands on which floor. A file imports from its own floor or a lower one, types included.

export interface Building {
  /** The folder of its sources. */
  readonly source: string;
  /** From the top down: a folder each, or the files of the package itself that hosts and programs start with. */
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

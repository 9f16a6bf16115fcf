// Expands citations to file names, for readers who have only the packages.
const files = {
  spec: "docs/specification/spec.md",
  "platform-api": "docs/api/platform-api.md",
  "access-grants": "docs/api/access-grants.md",
  "webhook-api": "docs/api/webhook-api.md",
} as const;

/** Replaces each cited document with its file: `spec` becomes `docs/specification/spec.md`. */
export const withCitedFiles = (citations: string): string =>
  citations.replaceAll(
    /(?<=^| )(spec|platform-api|access-grants|webhook-api)(?= \u00a7)/g,
    (_, name: keyof typeof files) => files[name],
  );

// The documents that sources are cited from, for those who have only what the packages say.
const files = {
  spec: "docs/specification/spec.md",
  "platform-api": "docs/api/platform-api.md",
  "webhook-api": "docs/api/webhook-api.md",
  "access-grants": "docs/api/access-grants.md",
} as const;

/** Names the file of each document that is cited: `spec` becomes `docs/specification/spec.md`. */
export const withCitedFiles = (citations: string): string =>
  citations.replaceAll(
    /(?<=^| )(spec|platform-api|webhook-api|access-grants)(?= \u00a7)/g,
    (_, name: keyof typeof files) => files[name],
  );

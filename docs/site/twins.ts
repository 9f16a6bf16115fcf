// The Markdown twin of a page, for programs that read and people who copy: `/docs/react.md` beside `/docs/react.html`.

/** The page without its head and without what only the site's generator understands. */
export const twinOf = (page: string): string =>
  page
    .replace(/^---\n[^]*?\n---\n+/, "")
    .replaceAll(/^:::.*\n\n?/gm, "")
    .replaceAll(/^```(\w+) \[([^\]]+)\]$/gm, (_, language: string, label: string) => `${label}:\n\n\`\`\`${language}`)
    .replaceAll(/<span id="[^"]*"><\/span>/g, "");

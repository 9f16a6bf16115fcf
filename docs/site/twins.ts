// Writes the Markdown twin of a page, for programs that read and people who copy: `/docs/react.md` beside
// `/docs/react.html`.

/** Returns the page without its head and the site generator's own markup. */
export const twinOf = (page: string): string =>
  page
    .replace(/^---\n[^]*?\n---\n+/, "")
    .replaceAll(/^:::.*\n\n?/gm, "")
    .replaceAll(/^```(\w+) \[([^\]]+)\]$/gm, (_, language: string, label: string) => `${label}:\n\n\`\`\`${language}`)
    .replaceAll(/<span id="[^"]*"><\/span>/g, "");

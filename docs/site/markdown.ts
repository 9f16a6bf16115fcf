// Small pieces of Markdown for generated pages.

/** Escapes text outside backticks: `<`, and anything that the site's templates would read as code. */
export const prose = (text: string): string =>
  text
    .split("`")
    .map((part, index) =>
      index % 2 === 0 ? part.replaceAll("<", "&lt;").replaceAll("{{", "&#123;&#123;") : `\`${part}\``,
    )
    .join("");

/** Writes inline code, which may contain backticks. */
export const code = (text: string): string => (text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``);

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll(/\s*\n\s*/g, " ");

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((row) => `| ${row.map(cell).join(" | ")} |`).join("\n");

export const block = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

/** Shows samples in several languages as tabs. */
export const tabs = (samples: readonly (readonly [label: string, language: string, text: string])[]): string =>
  ["::: code-group", ...samples.map(([label, language, text]) => block(`${language} [${label}]`, text)), ":::"].join(
    "\n\n",
  );

/** Writes a heading that older links name, and whose content is now on another page. */
export const movedTo = (anchor: string, words: string, page: string): string =>
  `<span id="${anchor}"></span>[${code(words)}](./${page}.md#${anchor})`;

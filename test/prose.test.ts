// Openings of comments: the subject comes first, named by its noun. A comment that begins with "What", "Whoever" or "It"
// makes a reader ask what is meant (docs/contributing/architecture.md, "Prose").
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const riddle = /^(?:What|Whatever|Whichever|Who|Whoever|Whom|Whose|Of|It|They|Those|That|One that|All that)\b/;
/** Share of comments that may begin like that. */
const allowed = 0.01;

const rooms = ["packages/client", "packages/contract", "packages/parts", "packages/react", "packages/server"]
  .concat(["packages/webhooks", "bench", "docs", "e2e", "examples", "gallery", "scripts", "test"])
  .map((room) => [room] as const);

/** Comments of a file: blocks, and neighbouring lines as one. */
const commentsIn = (text: string): string[] =>
  [...text.matchAll(/\/\*\*?(?<block>[^]*?)\*\/|(?<lines>(?:^[ \t]*\/\/.*\n)+)/gm)].map(({ groups = {} }) =>
    (groups["block"] ?? groups["lines"] ?? "").replaceAll(/^[ \t]*(?:\*|\/\/)?[ \t]?/gm, "").trim(),
  );

it.each(rooms)("comments in %s begin with their subject", (room) => {
  const files = globSync(`${room}/**/*.{ts,tsx,mjs,mts,css}`, {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:node_modules|dist)$/.test(path),
  });
  const comments = files.flatMap((file) =>
    commentsIn(readFileSync(join(root, file), "utf8")).map((comment) => ({ file, comment })),
  );
  const riddles = comments.filter(({ comment }) => riddle.test(comment));
  expect(comments.length).toBeGreaterThan(0);
  const isWithin = riddles.length <= comments.length * allowed;
  expect(isWithin ? [] : riddles).toEqual([]);
});

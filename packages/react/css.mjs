// Joins the stylesheets in the order of src/styles/index.css → dist/index.css and dist/index.min.css.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle } from "lightningcss";

const here = fileURLToPath(new URL(".", import.meta.url));
// The oldest browsers that the design supports: for these, light-dark(), relative colours and container queries need no
// rewriting.
const targets = { chrome: 123 << 16, firefox: 128 << 16, safari: 18 << 16 };

mkdirSync(join(here, "dist"), { recursive: true });
writeFileSync(join(here, "dist/index.css"), joined(false));
writeFileSync(join(here, "dist/index.min.css"), shortenPrivateNames(joined(true)));
// TypeScript needs a declaration for an import of either file.
for (const file of ["index.css", "index.min.css"]) writeFileSync(join(here, `dist/${file}.d.ts`), "export {};\n");

function joined(minify) {
  return bundle({ filename: join(here, "src/styles/index.css"), minify, targets }).code.toString();
}

/**
 * `--_s-accent-text` → `--_2`: nobody outside the sheet may use the private aliases. It spares 0.3 kB (gzip) that every
 * page waits for.
 */
function shortenPrivateNames(css) {
  const counts = new Map();
  for (const [name] of css.matchAll(/--_[\w-]+/g)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const byUse = [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([name], place) => [name, `--_${place.toString(36)}`]);
  const short = new Map(byUse);
  return css.replace(/--_[\w-]+/g, (name) => short.get(name));
}

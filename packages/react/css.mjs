// Joins the stylesheets in the order of src/styles/index.css → dist/index.css and dist/index.min.css.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle } from "lightningcss";

const here = fileURLToPath(new URL(".", import.meta.url));
// The floor of the design: light-dark(), relative colours and container queries stay as they are.
const targets = { chrome: 123 << 16, firefox: 128 << 16, safari: 18 << 16 };

mkdirSync(join(here, "dist"), { recursive: true });
for (const minify of [false, true]) {
  const { code } = bundle({ filename: join(here, "src/styles/index.css"), minify, targets });
  writeFileSync(join(here, "dist", minify ? "index.min.css" : "index.css"), code);
}

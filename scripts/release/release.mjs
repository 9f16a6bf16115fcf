// `npm run release -- client@8.3.0 react@1.43.0`: makes the changes of a release in a clean checkout, for reading and
// committing. docs/contributing/releases.md has the steps before and after.
import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkLockfile } from "../lockfile.mjs";
import { root, run } from "../run.mjs";
import { publicPackages } from "./api-surface.mjs";
import { datedChangelog, planOf, versionedDocument, versionedManifest } from "./release-plan.mjs";

const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
const read = (path) => readFileSync(join(root, path), "utf8");
const change = (path, edit) => writeFileSync(join(root, path), edit(read(path)));

async function release(args) {
  if (git("status", "--porcelain") !== "") throw new Error("The checkout has changes. Commit them first.");
  const packages = Object.fromEntries(
    publicPackages.map((folder) => [
      folder,
      {
        manifest: JSON.parse(read(`packages/${folder}/package.json`)),
        changelog: read(`packages/${folder}/CHANGELOG.md`),
      },
    ]),
  );
  const plan = planOf(args, packages);
  const date = new Date().toISOString().slice(0, 10);
  for (const [folder, version] of plan)
    change(`packages/${folder}/CHANGELOG.md`, (text) => datedChangelog(text, version, date));
  for (const path of globSync("{packages,examples}/*/package.json", { cwd: root }))
    change(path, (text) => versionedManifest(text, path.split("/")[1], plan));
  for (const document of ["README.md", "docs/self-hosting.md", "packages/server/README.md"])
    change(document, (text) => versionedDocument(text, plan));
  if (plan.has("react"))
    change("packages/react/src/page/version.ts", (text) => text.replace(/"[\d.]+"/, `"${plan.get("react")}"`));
  await run("npm", ["install", "--package-lock-only", "--ignore-scripts", "--prefer-offline"]);
  await checkLockfile();
  await run("npm", ["run", "--silent", "generate"]);
  const tag = `release-${date}`;
  console.log(`Read the changes (git diff), run npm run test:release, then:
git commit -am "Release ${[...plan].map((each) => each.join(" ")).join(", ")}" && git tag ${tag} && git push --follow-tags origin HEAD ${tag}`);
}

if (!existsSync(join(root, "node_modules"))) throw new Error("Run npm ci first.");
await release(process.argv.slice(2)).catch(({ message }) => {
  console.error(message);
  process.exitCode = 1;
});

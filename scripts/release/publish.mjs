// `npm run release:publish`: packs the public packages of a released commit and publishes those that the registry does
// not have. In the workflow `release.yml` npm adds the provenance. `--dry-run` sends nothing.
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { root, run } from "../run.mjs";
import { requireRepository } from "./origin.mjs";
import { checkTarballs } from "./tarballs.mjs";

const exec = promisify(execFile);
/** Order of publication: a package comes after its dependencies. */
const order = ["webhooks", "client", "react", "server"];
/** Packages published by this run, which the registry may not show yet. */
const published = new Set();
const isDry = process.argv.includes("--dry-run");
const readJson = async (path) => JSON.parse(await readFile(join(root, path), "utf8"));

async function publish() {
  requireRepository(await readJson("package.json"));
  const { stdout: changed } = await exec("git", ["status", "--porcelain"], { cwd: root });
  if (changed !== "") throw new Error("The checkout has changes. Publish a commit as it is.");
  const folder = await mkdtemp(join(tmpdir(), "mortise-release-"));
  try {
    const manifests = await Promise.all(order.map((name) => readJson(`packages/${name}/package.json`)));
    await run("npm", ["pack", ...manifests.flatMap(({ name }) => ["-w", name]), "--pack-destination", folder]);
    await checkTarballs(folder);
    for (const [at, manifest] of manifests.entries())
      if (await isReleased(order[at], manifest)) await publishOne(folder, manifest);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether a package has no changes since its last version. One with changes is not published under that version. */
async function isReleased(folder, { name, version }) {
  const [, newest] = /^## (.*)$/m.exec(await readFile(join(root, "packages", folder, "CHANGELOG.md"), "utf8")) ?? [];
  const isDated = newest?.startsWith(`${version} (`) ?? false;
  if (!isDated) console.log(`${name} is left out: its changelog begins with "${newest}", not with ${version}.`);
  return isDated;
}

async function publishOne(folder, { name, version, dependencies = {}, bundleDependencies = [] }) {
  if (await isPublished(name, version)) return console.log(`${name} ${version} is published already.`);
  for (const [needed, needs] of Object.entries(dependencies))
    if (needed.startsWith("@mortise/") && !bundleDependencies.includes(needed) && !(await isPublished(needed, needs)))
      throw new Error(`${name} needs ${needed} ${needs}, which is not published. Release it too.`);
  const file = join(folder, `${name.slice(1).replace("/", "-")}-${version}.tgz`);
  // Only a workflow that may ask for an identity can prove where the package was built.
  const provenance = process.env.ACTIONS_ID_TOKEN_REQUEST_URL === undefined ? [] : ["--provenance"];
  await run("npm", ["publish", file, "--access", "public", ...provenance, ...(isDry ? ["--dry-run"] : [])]);
  published.add(`${name}@${version}`);
}

async function isPublished(name, version) {
  const spec = `${name}@${version}`;
  if (published.has(spec)) return true;
  try {
    return (await exec("npm", ["view", spec, "version", "--loglevel", "error"], { cwd: root })).stdout.trim() !== "";
  } catch (error) {
    if (/\bE404\b/.test(error.stderr)) return false;
    throw error;
  }
}

await publish().catch(({ message }) => {
  console.error(message);
  process.exitCode = 1;
});

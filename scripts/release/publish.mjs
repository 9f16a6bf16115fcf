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
/** A package comes after those that it depends on. */
const order = ["webhooks", "client", "react", "server"];
const isDry = process.argv.includes("--dry-run");
const readJson = async (path) => JSON.parse(await readFile(join(root, path), "utf8"));

async function publish() {
  requireRepository(await readJson("package.json"));
  const manifests = await Promise.all(order.map((name) => readJson(`packages/${name}/package.json`)));
  for (const [at, { version }] of manifests.entries()) await requireDated(order[at], version);
  const { stdout: changed } = await exec("git", ["status", "--porcelain"], { cwd: root });
  if (changed !== "") throw new Error("The checkout has changes. Publish a commit as it is.");
  const folder = await mkdtemp(join(tmpdir(), "mortise-release-"));
  try {
    await run("npm", ["pack", ...manifests.flatMap(({ name }) => ["-w", name]), "--pack-destination", folder]);
    await checkTarballs(folder);
    for (const manifest of manifests) await publishOne(folder, manifest);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function requireDated(name, version) {
  const [, newest] = /^## (.*)$/m.exec(await readFile(join(root, "packages", name, "CHANGELOG.md"), "utf8")) ?? [];
  if (!newest?.startsWith(`${version} (`))
    throw new Error(`packages/${name}/CHANGELOG.md begins with "${newest}", not with ${version}. Run npm run release.`);
}

async function publishOne(folder, { name, version }) {
  if (await isPublished(`${name}@${version}`)) return console.log(`${name} ${version} is published already.`);
  const file = join(folder, `${name.slice(1).replace("/", "-")}-${version}.tgz`);
  // Only a workflow that may ask for an identity can prove where the package was built.
  const provenance = process.env.ACTIONS_ID_TOKEN_REQUEST_URL === undefined ? [] : ["--provenance"];
  await run("npm", ["publish", file, "--access", "public", ...provenance, ...(isDry ? ["--dry-run"] : [])]);
}

async function isPublished(spec) {
  try {
    return (await exec("npm", ["view", spec, "version"], { cwd: root })).stdout.trim() !== "";
  } catch (error) {
    if (/\bE404\b/.test(error.stderr)) return false;
    throw error;
  }
}

await publish().catch(({ message }) => {
  console.error(message);
  process.exitCode = 1;
});

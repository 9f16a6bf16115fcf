// Tests the packed packages as a stranger gets them: installs them in an empty folder and does the server's main job,
// from another folder, as another user if this one is root. `--afresh` (`npm run test:release`) uses an empty npm
// cache, and the oldest supported Node too. Run `npm run build` before.
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { checkCommonJs } from "./commonjs.mjs";
import { checkMqtt, checkSbom } from "./installed-list.mjs";
import { shownCommands } from "./operator-commands.ts";
import { copyRepository } from "./repository-copy.mjs";
import { badCalls, runOperatorCommands } from "./run-operator-commands.ts";
import { checkTarballs } from "./tarballs.mjs";
import { root } from "../run.mjs";

const exec = promisify(execFile);
const names = ["client", "webhooks", "react", "server"];

async function tryPacked({ isAfresh }) {
  const folder = await mkdtemp(join(tmpdir(), "mortise-packed-"));
  try {
    await pack(folder);
    await checkTarballs(folder);
    await checkCommonJs(folder);
    const home = await install(folder, isAfresh ? ["--cache", join(folder, "npm-cache")] : ["--prefer-offline"]);
    await checkSbom(home, { isAfresh });
    checkMqtt(home);
    const { stdout } = await exec("npx", ["--no-install", "mortise", "--version"], { cwd: home });
    assert.equal(stdout.trim(), (await manifestOf("server")).version);
    const said = [];
    for (const node of [process.execPath, ...(isAfresh ? await oldestNode(folder) : [])])
      said.push(await workWith(folder, node));
    await followDocs(folder);
    return `the packed server runs in an empty folder: ${said.join(", ")}`;
  } finally {
    await exec("chmod", ["-R", "u+w", folder]);
    await rm(folder, { recursive: true, force: true });
  }
}

/** A third-party driver. The server refuses to start if its process cannot start, or if it cannot import the kit. */
const driverOfOthers = `import { DriverError } from "@mortise/server/driver-kit";
const fails = async () => { throw new DriverError("offline"); };
export const system = { kind: "stranger", displayName: "Stranger", fields: [], read: () => ({}), probe: fails, connect: fails };
`;

const manifestOf = async (name) => JSON.parse(await readFile(join(root, "packages", name, "package.json"), "utf8"));

/** Packs a copy of the repository, because packing changes manifests for a while, which other tests would read. */
async function pack(folder) {
  const copy = join(folder, "repository");
  await copyRepository(copy);
  await exec("npm", ["pack", ...names.flatMap((name) => ["-w", `@mortise/${name}`]), "--pack-destination", folder], {
    cwd: copy,
  });
}

async function install(folder, options) {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".tgz"));
  assert.equal(files.length, names.length);
  const home = join(folder, "home");
  await mkdir(home);
  await writeFile(join(home, "package.json"), JSON.stringify({ name: "stranger", private: true, type: "module" }));
  const wanted = files.filter((file) => !file.startsWith("mortise-react")).map((file) => `../${file}`);
  await exec("npm", ["install", "--no-audit", "--no-fund", ...options, ...wanted], {
    cwd: home,
  });
  for (const name of ["client", "webhooks", "server"]) {
    const shipped = await readdir(join(home, "node_modules/@mortise", name), { recursive: true });
    const odd = shipped.filter((file) => /\.test\.|\.(stories|sample)\.|\.tsbuildinfo$/.test(file));
    assert.deepEqual(odd, [], `@mortise/${name} ships files that nobody needs`);
  }
  await writeFile(join(home, "driver.mjs"), driverOfOthers);
  // Nothing may be written beside the program, as in an operator's installation.
  await exec("chmod", ["-R", "a-w", join(home, "node_modules")]);
  return home;
}

/** Program of the oldest supported Node; none if npm has no Node for this machine. */
async function oldestNode(folder) {
  const name = `node-${process.platform}-${process.arch}`;
  if (!(name in ((await manifestOf("..")).optionalDependencies ?? {}))) return [];
  const [, version] = />=(\d+\.\d+)$/.exec((await manifestOf("server")).engines.node);
  const place = join(folder, "oldest");
  await mkdir(place);
  await exec("npm", [
    "install",
    "--prefix",
    place,
    "--no-audit",
    "--no-fund",
    "--prefer-offline",
    `${name}@${version}.0`,
  ]);
  return [join(place, "node_modules", name, "bin/node")];
}

/**
 * For root: a user who owns nothing of the installation, if that user can start this Node, which may be in root's
 * folder.
 */
async function anotherUser(node) {
  if (process.getuid?.() !== 0) return {};
  const nobody = { uid: 65534, gid: 65534 };
  return exec(node, ["--version"], { cwd: "/", ...nobody }).then(
    () => nobody,
    () => ({}),
  );
}

/** Works from another folder than the installation, to which only the server's user may write. */
async function workWith(folder, node) {
  await chmod(folder, 0o755);
  const user = await anotherUser(node);
  const elsewhere = await mkdtemp(join(folder, "elsewhere-"));
  if (user.uid !== undefined) await chown(elsewhere, user.uid, user.gid);
  const main = join(folder, "home/node_modules/.bin/mortise");
  const asUser = { cwd: elsewhere, ...user };
  const mortise = async (...args) => (await exec(node, [main, ...args], asUser)).stdout;
  const server = spawn(node, [main, "serve", "--json", "--port", "0"], {
    ...asUser,
    env: { ...process.env, MORTISE_DRIVERS: join(folder, "home/driver.mjs") },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const { url, api_key } = await firstLine(server.stdout);
    await mainJob(url, api_key);
    for (const path of [
      "/",
      "/ahead.js",
      "/elements.js",
      "/index.css",
      "/fonts/index.css",
      "/openapi.json",
      "/reference",
    ])
      assert.equal((await fetch(url + path)).status, 200, path);
    await readDocs(url);
    assert.match(await mortise("doctor", "--json"), /"ok":true|"findings"/);
    assert.match(await mortise("keys", "list"), /api_key/);
    assert.match(await mortise("seed", "--json"), /"workspace_id"/);
    const unit = await mortise("service");
    assert(unit.includes(`\nExecStart=${node} `) && unit.includes("@mortise/server/dist/main.js serve\n"), unit);
    assert.match(await mortise("backup", "house.backup"), /Wrote/);
  } finally {
    server.kill("SIGTERM");
  }
  const [code] = await new Promise((resolve) => server.once("exit", (...end) => resolve(end)));
  assert.equal(code, 0, "the server did not stop cleanly");
  const { stdout: version } = await exec(node, ["--version"]);
  return `Node ${version.trim().slice(1)}${user.uid === undefined ? "" : " as another user"}`;
}

/** Runs the commands that the pages for operators show for the package and the image, with the packed packages. */
async function followDocs(folder) {
  const program = [process.execPath, join(folder, "home/node_modules/.bin/mortise")];
  for (const kind of ["package", "containers"]) {
    const machine = await mkdtemp(join(folder, "machine-"));
    const shown = shownCommands().filter(({ installation }) => installation === kind);
    const calls = await runOperatorCommands(shown, { folder: machine, mortise: program });
    assert.deepEqual(badCalls(calls), [], `commands of the docs (${kind}) fail with what was packed`);
  }
}

/** Reads each page of the docs and its Markdown twin. No page may hold a script that the policy (CSP) would refuse. */
async function readDocs(url) {
  const list = await (await fetch(`${url}/docs/llms.txt`)).text();
  const pages = [...list.matchAll(/\]\(([\w/-]+)\.md\)/g)].map(([, page]) => page);
  assert(pages.includes("index"), "the packed server has no docs");
  for (const page of pages) {
    assert.equal((await fetch(`${url}/docs/${page}.md`)).status, 200, `${page}.md`);
    const response = await fetch(`${url}/docs/${page}.html`);
    assert.equal(response.status, 200, page);
    assert.doesNotMatch(await response.text(), /<script(?![^>]*\bsrc=)|<style|\son\w+="/, page);
  }
}

async function mainJob(url, key) {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const ask = async (path, body = {}) =>
    (await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) })).json();
  const { devices } = await ask("/devices/list");
  const door = devices.find(({ properties, errors }) => properties.online && properties.locked && errors.length === 0);
  const { action_attempt } = await ask("/locks/unlock_door", { device_id: door.device_id, sync: true });
  assert.equal(action_attempt.status, "success");
  const { access_code } = await ask("/access_codes/create", { device_id: door.device_id, name: "Guest", code: "4827" });
  assert.equal(access_code.code, "4827");
}

async function firstLine(stream) {
  let text = "";
  for await (const chunk of stream) {
    text += chunk;
    if (text.includes("\n")) return JSON.parse(text.slice(0, text.indexOf("\n")));
  }
  throw new Error("The server ended before it listened.");
}

console.log(await tryPacked({ isAfresh: process.argv.includes("--afresh") }));

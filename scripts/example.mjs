// `npm run example -- NAME`: builds what is missing, starts our server with the demo's house, and runs one example on
// it. With MORTISE_URL and MORTISE_API_KEY set it uses that server instead. `--built` skips our builds, because tests
// start several examples at once.
import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { compilePackages } from "./compile.mjs";
import { root, run } from "./run.mjs";
import { buildWeb, isWebStale } from "./web-build.mjs";

const [name = "", built] = process.argv.slice(2);
const folder = join(root, "examples", name);
if (name === "" || !existsSync(join(folder, "package.json"))) {
  const there = readdirSync(join(root, "examples")).filter((each) =>
    existsSync(join(root, "examples", each, "package.json")),
  );
  console.error(`There is no example named "${name}". Run npm run example -- and one of: ${there.join(", ")}.`);
  process.exit(1);
}
const { scripts, dependencies = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

const children = [];
for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, () => children.forEach((child) => child.kill("SIGTERM")));

// The examples import the packages as published, from dist.
if (built !== "--built") {
  await compilePackages();
  await run(process.execPath, ["scripts/server-build.mjs"]);
  if (await isWebStale()) await buildWeb();
}
// Only an example with its own framework has a lockfile. The others find everything in the repository.
if (
  existsSync(join(folder, "package-lock.json")) &&
  !Object.keys(dependencies).every((each) => existsSync(join(folder, "node_modules", each)))
)
  // Build tools are installed too, even if NODE_ENV says production.
  await run("npm", ["ci", "--include=dev", "--prefer-offline", "--no-audit", "--no-fund"], { cwd: folder });
const bins = [join(folder, "node_modules", ".bin"), join(root, "node_modules", ".bin"), process.env.PATH].join(
  delimiter,
);
// The build has no secrets, as in most places. Address and key come when the example starts.
if (scripts.build)
  await run(...commandOf(scripts.build), { cwd: folder, env: { PATH: bins, MORTISE_URL: "", MORTISE_API_KEY: "" } });

const server = await serverOf(process.env);
const example = start(...commandOf(scripts.start), {
  cwd: folder,
  env: { ...process.env, ...server, PATH: bins },
  stdio: "inherit",
});
example.once("exit", (code) => {
  children.forEach((child) => child.kill("SIGTERM"));
  process.exitCode = code ?? 0;
});

/**
 * Returns program and arguments of a package.json's script. It runs without a shell, which would not pass on signals.
 */
function commandOf(script) {
  const [command, ...args] = script.split(" ");
  return [command === "node" ? process.execPath : command, args];
}

function start(command, args, options) {
  const child = spawn(command, args, options);
  children.push(child);
  return child;
}

/** Resolves to the environment with the example's server. */
async function serverOf({ MORTISE_URL, MORTISE_API_KEY, PORT: _ofTheExample, ...env }) {
  if (MORTISE_URL && MORTISE_API_KEY) return {};
  const child = start(process.execPath, [join(root, "packages/server/dist/main.js"), "serve", "--json"], {
    cwd: root,
    env: { ...env, PORT: env.MORTISE_PORT ?? "3210" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const line = await new Promise((resolve) => {
    createInterface({ input: child.stdout }).once("line", resolve);
    child.once("exit", () => resolve(undefined));
  });
  const banner = JSON.parse(line ?? "{}");
  if (banner.url === undefined) {
    console.error(
      "The server of the example did not start. If another one is running, stop it, or set MORTISE_URL and MORTISE_API_KEY so that the example uses it.",
    );
    process.exit(1);
  }
  return {
    MORTISE_URL: banner.url,
    MORTISE_API_KEY: banner.api_key,
    MORTISE_PUBLISHABLE_KEY: banner.publishable_key,
    MORTISE_USER: banner.user_identifier_key,
  };
}

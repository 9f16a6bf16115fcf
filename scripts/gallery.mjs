// `npm run gallery`: Storybook on its own Mortise server. `npm run gallery -- build`: its pages as files, in
// gallery/dist.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { root, run } from "./run.mjs";

const usualPort = 6006;
const config = ["--config-dir", "gallery/.storybook", "--disable-telemetry"];
// Neither Storybook nor its tools may send telemetry.
const env = { STORYBOOK_DISABLE_TELEMETRY: "1" };

const [command = "dev"] = process.argv.slice(2);
if (command === "dev") await develop();
else if (command === "build") await build();
else {
  console.error(`There is no gallery command "${command}"; there is build, and no command at all to start it.`);
  process.exit(1);
}

async function build() {
  await run("storybook", ["build", ...config, "--quiet", "--output-dir", "gallery/dist"], { env });
  console.log(`The gallery's pages are in gallery/dist. Put beside them a server.json that names the server their widgets talk to:
{ "url": "https://…", "sandbox_key": "seam_sbx1…" }`);
}

async function develop() {
  const folder = await mkdtemp(join(tmpdir(), "mortise-gallery-"));
  const children = [];
  let isStopping = false;
  const stop = async (code) => {
    if (isStopping) return;
    isStopping = true;
    // The server writes to its folder until it ends, so the folder is removed after it.
    await Promise.all(children.map(end));
    await rm(folder, { recursive: true, force: true });
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void stop(0));
  const begin = (name, child) => {
    children.push(child);
    child.once("exit", (code) => {
      if (!isStopping) console.error(`${name} ended with exit code ${code}.`);
      void stop(1);
    });
    return child;
  };

  const serverArgs = ["--conditions=source", "packages/server/src/main.ts", "serve", "--json"];
  const serverEnv = {
    ...process.env,
    HOST: "127.0.0.1",
    PORT: "0",
    DATA_DIR: join(folder, "data"),
    DATABASE_URL: "",
    PUBLIC_URL: "",
  };
  const server = begin(
    "The server",
    spawn(process.execPath, serverArgs, { cwd: root, env: serverEnv, stdio: ["ignore", "pipe", "inherit"] }),
  );
  const { url, sandbox_key } = JSON.parse(await firstLine(server.stdout));
  const pages = join(folder, "pages");
  await mkdir(pages);
  await writeFile(join(pages, "server.json"), JSON.stringify({ url, sandbox_key }));

  const port = await freePort(Number(process.env.PORT) || usualPort);
  const address = `http://127.0.0.1:${port}/`;
  const args = [
    "dev",
    ...config,
    "--host",
    "127.0.0.1",
    "--port",
    String(port),
    "--ci",
    "--no-open",
    "--no-version-updates",
  ];
  begin(
    "Storybook",
    spawn(
      process.execPath,
      [join(root, "node_modules/storybook/dist/bin/dispatcher.js"), ...args, "--quiet", "--loglevel", "warn"],
      {
        cwd: root,
        env: { ...process.env, ...env, GALLERY_SERVER_FOLDER: pages },
        stdio: ["ignore", "inherit", "inherit"],
      },
    ),
  );
  await answers(`${address}iframe.html`);
  console.log(`The gallery is at ${address} (Ctrl+C stops it)`);
}

async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill();
  await ended;
}

function firstLine(stream) {
  return new Promise((resolve) => {
    createInterface({ input: stream }).once("line", resolve);
  });
}

/** Resolves to the wanted port, or to any free one if it is taken. */
function freePort(wanted) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error) =>
      error.code === "EADDRINUSE" && wanted !== 0 ? resolve(freePort(0)) : reject(error),
    );
    probe.listen(wanted, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function answers(address) {
  for (;;) {
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

// Starts a driver's process with the least it needs: a few environment variables, a bounded heap and, if it is
// confined, no right to write files or start programs.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { setPriority } from "node:os";
import { dirname, extname, isAbsolute, join, resolve } from "node:path";
import type { Duplex } from "node:stream";
import { fileURLToPath } from "node:url";

/** Niceness of processes with third-party drivers, so that the server's own work goes first. */
const niceness = 5;

interface Started {
  child: ChildProcess;
  channel: Duplex;
}

export interface Confinement {
  /** Packages or paths of third-party drivers; none for the server's own. */
  modules: readonly string[];
  /** Whether the process may read only the folders of its code, write no file and start no program. */
  isConfined: boolean;
}

/** Starts a process. Returns `undefined` if the machine has no room for one more. */
export function startProcess({ modules, isConfined }: Confinement, heapMb: number): Started | undefined {
  const program = fileURLToPath(new URL(`./process/main${extname(import.meta.url)}`, import.meta.url));
  const flags = [
    `--max-old-space-size=${heapMb}`,
    ...process.execArgv.filter((flag) => flag.startsWith("--conditions=")),
    ...(isConfined ? confined(codeFolders(program, modules)) : []),
  ];
  const child = spawned([...flags, program], environmentOf(process.env, modules.length > 0));
  if (child?.pid === undefined) return undefined;
  if (modules.length > 0) lowerPriority(child.pid);
  return { child, channel: child.stdio[3] as Duplex };
}

/** Spawns a process. Some failures throw; after others there is no `pid`, and perhaps no `stdio`. */
function spawned(parameters: readonly string[], env: NodeJS.ProcessEnv): ChildProcess | undefined {
  try {
    const child = spawn(process.execPath, parameters, { env, stdio: ["ignore", "pipe", "pipe", "pipe"] });
    child.on("error", () => "a process without a pid says the same");
    return child;
  } catch {
    return undefined;
  }
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // The process has ended already, or the system refuses: it runs at the normal priority.
  }
}

const confined = (folders: readonly string[]): string[] => [
  "--permission",
  ...readable(folders),
  // From Node 25 on, network access is a permission too.
  ...(process.allowedNodeEnvironmentFlags.has("--allow-net") ? ["--allow-net"] : []),
];

const readable = (folders: readonly string[]): string[] => folders.map((folder) => `--allow-fs-read=${folder}`);

/**
 * Readable paths: the server's code, the folders of drivers that are files, and each `node_modules` and `package.json`
 * in or above them.
 */
function codeFolders(program: string, modules: readonly string[]): string[] {
  const files = modules
    .filter((name) => name.startsWith(".") || isAbsolute(name))
    .map((name) => dirname(resolve(name)));
  const ownCode = dirname(dirname(dirname(dirname(program))));
  const starts = [ownCode, ...files];
  return [...new Set([...starts, ...starts.flatMap(above).flatMap(packagesOf)])];
}

const packagesOf = (folder: string): string[] =>
  [join(folder, "node_modules"), join(folder, "package.json")].filter((path) => existsSync(path));

function above(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...above(parent)];
}

/**
 * Environment variables that are passed on: paths of programs and certificates, folders, language, time zone, proxies,
 * and those of faketime. None of the server's own settings or secrets.
 */
const passedOn =
  /^(?:PATH|HOME|TMPDIR|TEMP|TMP|SystemRoot|TZ|LANG|LC_\w+|NODE_EXTRA_CA_CERTS|SSL_CERT_(?:FILE|DIR)|(?:HTTPS?|NO|ALL)_PROXY|LD_PRELOAD|FAKETIME\w*|DONT_FAKE_MONOTONIC)$/i;
/** Environment variables that the operator sets for third-party drivers. */
const forDrivers = /^MORTISE_DRIVER_\w+$/;

const environmentOf = (env: NodeJS.ProcessEnv, isOfOthers: boolean): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) => passedOn.test(name) || (isOfOthers && forDrivers.test(name))),
  );

// Installs the compared packages into their own folder, as npm publishes them. Their code is run, never read.
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const place = join(root, "node_modules/.cache/mortise-proof");
/** Folders of `npm run peers`, whose lockfiles pin the versions. */
const peers = { clients: join(root, "test/peers"), kits: join(root, "test/peers/pages") };

export interface Established {
  /** `LABEL=FOLDER` of each kit's elements, the older one first. */
  readonly kits: readonly string[];
  /** Imports a published client. */
  readonly load: <Module>(name: string) => Promise<Module>;
  /** Folder from which `import NAME` finds the client. */
  readonly clients: string;
}

export function installEstablished(): Established {
  const [clients, kits] = [install("clients", peers.clients), install("kits", peers.kits)];
  // Node finds packages from the module that imports them.
  const loader = join(clients, "load.mjs");
  writeFileSync(loader, "export const load = (name) => import(name);\n");
  return {
    kits: ["1.55.1", "4.14.2"].map((version) => `${version}=${join(kits, `node_modules/kit-${version}/dist`)}`),
    clients,
    async load<Module>(name: string) {
      const { load } = (await import(pathToFileURL(loader).href)) as {
        readonly load: (name: string) => Promise<Module>;
      };
      return load(name);
    },
  };
}

/** Installs from a lockfile, unless an installation from the same one exists. */
function install(name: string, from: string): string {
  const folder = join(place, name);
  const [lock, done] = [join(from, "package-lock.json"), join(folder, "installed.json")];
  if (existsSync(done) && readFileSync(done, "utf8") === readFileSync(lock, "utf8")) return folder;
  mkdirSync(folder, { recursive: true });
  for (const file of ["package.json", "package-lock.json"]) copyFileSync(join(from, file), join(folder, file));
  console.log(`  installing the established ${name}, which takes half a minute`);
  const options = { cwd: folder, stdio: "pipe", timeout: 300_000 } as const;
  execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--ignore-scripts"], options);
  copyFileSync(lock, done);
  return folder;
}

// Creates folders for commands, and runs a server on the data that they left.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { openDatabase } from "../../src/base/db/open-database.ts";
import { readSecretFile } from "../../src/base/db/files/secret.ts";
import { createRig, type Rig } from "../rig/rig.ts";

interface Installation {
  /** New folder for each test, deleted after it. */
  folder: string;
  /** Folder of the data, in `folder`. The first command that creates a database creates it. */
  dataDir: string;
  /** Settings that lead commands to `dataDir`. */
  env: { DATA_DIR: string };
}

/** Gives each test of a file its own installation. Read its fields inside the tests. */
export function installationPerTest(): Installation {
  const here: Installation = { folder: "", dataDir: "", env: { DATA_DIR: "" } };
  beforeEach(() => {
    here.folder = mkdtempSync(join(tmpdir(), "mortise-cli-"));
    here.dataDir = join(here.folder, "data");
    here.env = { DATA_DIR: here.dataDir };
  });
  afterEach(() => rmSync(here.folder, { recursive: true, force: true }));
  return here;
}

/** Runs a server as the only one on the embedded database in `dataDir`, during `work`. */
export async function withServer<Result>(dataDir: string, work: (rig: Rig) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ dataDir, databaseUrl: undefined }, { exclusive: true });
  const rig = await createRig(database, { secret: Buffer.from(readSecretFile(dataDir) ?? "", "hex") });
  try {
    return await work(rig);
  } finally {
    await rig.server.close();
    await database.close();
  }
}

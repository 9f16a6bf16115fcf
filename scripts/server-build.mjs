// Builds the server's program: `node scripts/server-build.mjs`. Programs that import the server, and the processes of
// drivers, use the modules that `tsc -b` writes beside it.
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { root } from "./run.mjs";
import { serverConfig } from "../vite.server.config.ts";

export async function buildServer() {
  await rm(join(root, "packages/server/dist/bundled"), { recursive: true, force: true });
  await build(serverConfig());
}

if (process.argv[1] === import.meta.filename) await buildServer();

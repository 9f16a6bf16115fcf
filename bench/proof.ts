// Compares ours with the established kit, its clients and the svix client, in one run and one table. Their code is
// never read: they are installed into their own folder and run. `npm run bench -- proof --json FILE` also writes the
// figures, `--part NAME` measures one part only, and `BENCH_RUNS=1` is for a quick look.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { measureServerAndClients } from "./proof/server-rows.ts";
import { type Row, runs } from "./proof/figures.ts";
import { installEstablished } from "./proof/install.ts";
import { print } from "./proof/print.ts";
import { measureWebhooks } from "./proof/webhook-rows.ts";
import { measureWidgets } from "./proof/widget-rows.ts";
import { buildServer } from "./server-process.ts";

const machine = [
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown processor"}`,
  `${Math.round(totalmem() / 2 ** 30)} GB`,
  `Node ${process.versions.node}`,
  process.platform,
].join(", ");

interface Options {
  readonly json: string | undefined;
  readonly parts: readonly string[];
}

const measuring = { widgets: measureWidgets, server: measureServerAndClients, webhooks: measureWebhooks };

export async function run({ json, parts: asked }: Options): Promise<void> {
  const unknown = asked.find((name) => !(name in measuring));
  if (unknown !== undefined)
    throw new Error(`There is no part called "${unknown}"; there is ${Object.keys(measuring).join(", ")}.`);
  const established = installEstablished();
  buildServer();
  const folder = mkdtempSync(join(tmpdir(), "mortise-proof-"));
  const rows: Row[] = [];
  try {
    for (const [name, measure] of Object.entries(measuring)) {
      if (asked.length > 0 && !asked.includes(name)) continue;
      rows.push(...(await measure(established, folder)));
      // The figures are written after each part, so that a stopped run, which takes long, does not lose them.
      if (json !== undefined) writeFileSync(json, `${JSON.stringify({ machine, runs, rows }, null, 2)}\n`);
    }
    print({ machine, runs, rows });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

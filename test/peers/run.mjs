// Prints for each published client what holds, what is refused by intent, and what differs. Exits with 1 if anything
// differs.
import { runOwnClient } from "./own-client.mjs";
import { runOwnErrors } from "./own-errors.mjs";
import { runOwnTypes } from "./own-types.mjs";
import { runCatalogue } from "./catalogue.mjs";
import { runPages } from "./pages.mjs";
import { routesIn, runPlatform } from "./platform.mjs";
import { countsOf, states, writeResult } from "./table.mjs";
import { startListener, startOurs } from "./server.mjs";
import { runWebhooks } from "./webhooks.mjs";

const writes = process.argv.includes("--write");
const only = process.argv.slice(2).find((word) => !word.startsWith("--"));
if (writes && only) throw new Error("--write records a whole run: leave out the part.");
const [ours, listener] = [await startOurs(), await startListener()];
const parts = {
  platform: async () => [...(await runPlatform(ours, listener)), ...(await runCatalogue(ours))],
  client: async () => [...(await runOwnClient(ours, listener)), ...(await runOwnErrors(ours)), ...runOwnTypes()],
  webhooks: () => runWebhooks(ours, listener),
  // Compiling comes last, because it blocks the server, which runs in this process.
  pages: () => runPages(),
};
if (only && !parts[only]) throw new Error(`There is no part "${only}". Name one of ${Object.keys(parts).join(", ")}.`);
const rows = [];
for (const [name, rowsOf] of Object.entries(parts)) if (!only || only === name) rows.push(...(await rowsOf()));
listener.close();
await ours.close();

// "chosen" methods are answered, but by intent not in today's shape. Their line has the reason.
const width = Math.max(...rows.map(({ method }) => method.length));
const peers = [...new Set(rows.map(({ peer }) => peer))];
for (const peer of peers) {
  console.log(`\n${peer}`);
  for (const { method, state, why, looked } of rows.filter((row) => row.peer === peer)) {
    const told = why ?? (looked > 0 ? `${looked} validated` : "");
    console.log(`  ${state.padEnd(8)} ${method.padEnd(width)} ${told}`.trimEnd());
  }
}
const counts = countsOf(rows);
const peerWidth = Math.max(...peers.map(({ length }) => length)) + 2;
const columns = [...states, "honoured", "refused", "ignored", "unclear"];
console.log(`\n${"".padEnd(peerWidth)}${columns.map((column) => column.padEnd(9)).join("")}`);
for (const [peer, { parameters = {}, ...methods }] of Object.entries(counts)) {
  const cells = [...Object.values(methods), ...Object.values(parameters)];
  console.log(peer.padEnd(peerWidth) + cells.map((cell) => String(cell).padEnd(9)).join(""));
}
if (writes) writeResult(counts, routesIn(rows));
const isWrong = rows.some(({ state }) => state === "differs" || state === "empty");
process.exit(isWrong ? 1 : 0);

// Prints what holds for each published client, what is refused on purpose, and what differs; ends with 1 if anything
// differs.
import { runOwnClient } from "./own-client.mjs";
import { runCatalogue } from "./catalogue.mjs";
import { runPages } from "./pages.mjs";
import { runPlatform } from "./platform.mjs";
import { startListener, startOurs } from "./server.mjs";
import { runWebhooks } from "./webhooks.mjs";

const only = process.argv[2];
const [ours, listener] = [await startOurs(), await startListener()];
const rows = [
  ...(only === undefined || only === "pages" ? runPages() : []),
  ...(only === "webhooks" || only === "pages"
    ? []
    : [...(await runPlatform(ours, listener)), ...(await runCatalogue(ours)), ...(await runOwnClient(ours, listener))]),
  ...(only === "platform" || only === "pages" ? [] : await runWebhooks(ours, listener)),
];
listener.close();
await ours.close();

// "chosen": answered, but not in today's shape, for a reason that stands in its line.
const states = ["holds", "refused", "chosen", "differs"];
const width = Math.max(...rows.map(({ method }) => method.length));
const peers = [...new Set(rows.map(({ peer }) => peer))];
for (const peer of peers) {
  console.log(`\n${peer}`);
  for (const { method, state, why, looked } of rows.filter((row) => row.peer === peer)) {
    const told = why ?? (looked > 0 ? `${looked} validated` : "");
    console.log(`  ${state.padEnd(8)} ${method.padEnd(width)} ${told}`.trimEnd());
  }
}
const count = (peer, wanted) => rows.filter((row) => row.peer === peer && row.state === wanted).length;
console.log(`\n${"".padEnd(18)}${states.map((state) => state.padEnd(9)).join("")}`);
for (const peer of peers)
  console.log(peer.padEnd(18) + states.map((state) => String(count(peer, state)).padEnd(9)).join(""));
process.exit(rows.some(({ state }) => state === "differs") ? 1 : 0);

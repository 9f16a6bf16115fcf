// `npm run peers`: third-party published clients as black boxes, with every method that our server knows.
import { join } from "node:path";
import { run } from "./run.mjs";
import { installPeers, peersFolder } from "./test/peers.mjs";

try {
  await installPeers();
  await run(process.execPath, ["--conditions=source", join(peersFolder, "run.mjs"), ...process.argv.slice(2)]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

// `npm run hub`: the published Z-Wave JS server with simulated locks, to try real links without hardware.
import { join } from "node:path";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { installHubs } from "./hubs.mjs";
import { root } from "./run.mjs";

const [port = "3000", locks = "4"] = process.argv.slice(2);
await installHubs();
console.log("Starting a Z-Wave JS server, which takes up to half a minute…");
const hub = spawn(process.execPath, [join(root, "test/hubs/zwave/mock-hub.mjs"), port, locks], {
  stdio: ["pipe", "pipe", "inherit"],
});
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => hub.kill());
hub.once("exit", (code) => process.exit(code ?? 0));
createInterface({ input: hub.stdout }).on("line", (line) => {
  if (!line.includes('"ready":true')) return;
  console.log(`
  A Z-Wave JS server with ${locks} simulated locks listens at ws://127.0.0.1:${port}

  Connect it:   npm run mortise -- keys create --new-workspace "My house"
                npm run mortise -- accounts add zwave_js ws://127.0.0.1:${port} --user USER
  Stop it with Ctrl+C.
`);
});

// The story that every driver passes, over the simulated line box: `node --test`.
import { once } from "node:events";
import { connect } from "node:net";
import { after, before, describe, it } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { driverStory, skippedBy } from "@mortise/server/driver-kit";
import { startHub } from "./hub.mjs";
import { system } from "./line-box.mjs";

const can = { codes: false, hours: false };
const hub = startHub(0);
const stopped = new AbortController();
let told = [];
let rig;

before(async () => {
  await once(hub.server, "listening");
  const { settings } = system.read({ address: `127.0.0.1:${hub.server.address().port}` });
  const dial = async ({ host, port }) => {
    const socket = connect(port, host);
    await once(socket, "connect");
    return socket;
  };
  const driver = system.connect({ settings, dial, now: Date.now });
  void driver.run((event) => told.push(event), stopped.signal);
  while (!told.some(({ type }) => type === "state")) await wait(10);
  rig = {
    driver,
    workspace_id: "workspace",
    device_id: "device",
    key: "line_box:b1:front",
    now: Date.now,
    // The hub moves a bolt within a second, so a story's longer waits show nothing more.
    wait: (until) => wait(Math.min(until - Date.now(), 1000)),
    async turn(locked) {
      told = [];
      hub.turn("front", locked);
      await wait(100);
      return told;
    },
    jam: async () => void hub.fault("front", "jammed"),
    cut: async () => void hub.fault("front", "unreachable"),
    mend: async () => void hub.fault("front", undefined),
  };
});

after(() => {
  stopped.abort();
  hub.stop();
});

describe("the line box", () => {
  for (const step of driverStory) it(step.name, { skip: skippedBy(can, step) }, () => step.run(rig));
});

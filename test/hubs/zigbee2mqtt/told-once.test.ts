// A Zigbee lock hears of a command once, whatever becomes of the server that sent it.
import { tellToldOnceStory } from "../told-once-story.ts";
import { freePort, newFolder, startBroker, startZigbee2mqtt } from "./program.ts";

const lock = { name: "a lock", at: {}, nameEndsIn: "Front door", answersAtOnce: false, tellsDigits: false };

tellToldOnceStory(["SQLite", "PostgreSQL"], [lock], async () => {
  const port = await freePort();
  const broker = await startBroker(port);
  const hub = await startZigbee2mqtt(newFolder(port));
  return {
    hub,
    account: ["zigbee2mqtt", `127.0.0.1:${port}`, "--set", "slots=1-6"],
    async stop() {
      await hub.kill();
      await broker.kill();
    },
  };
});

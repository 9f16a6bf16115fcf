// Starts a broker and the published Zigbee2MQTT as child processes, in their own folder.
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, type HubProcess, startHub } from "../hub-process.ts";

const here = (path: string) => new URL(path, import.meta.url).pathname;

export const startBroker = (port: number, login?: string): Promise<HubProcess> =>
  startHub(here("broker.mjs"), [String(port), ...(login === undefined ? [] : [login])]);

interface FolderOptions {
  /** Name and password for the broker, with a colon between them. */
  login?: string;
  /** Whether Zigbee2MQTT publishes the digits of codes. */
  tellsDigits?: boolean;
  /** Format in which Zigbee2MQTT publishes states. */
  output?: "json" | "attribute" | "attribute_and_json";
}

export function newFolder(port: number, { login, tellsDigits = false, output = "json" }: FolderOptions = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "zigbee2mqtt-"));
  const [user, password] = login?.split(":") ?? [];
  const numbers = (count: number, first: number, step: number) =>
    Array.from({ length: count }, (_, index) => `    - ${first + index * step}`).join("\n");
  writeFileSync(
    join(folder, "configuration.yaml"),
    `version: 5
mqtt:
  server: mqtt://127.0.0.1:${port}
  base_topic: zigbee2mqtt
${login === undefined ? "" : `  user: ${user}\n  password: ${password}\n`}serial:
  port: /dev/null
  adapter: ember
advanced:
  log_level: warning
  output: ${output}
  log_output:
    - console
  network_key:
${numbers(16, 1, 1)}
  pan_id: 6754
  ext_pan_id:
${numbers(8, 221, 0)}
  channel: 11
frontend:
  enabled: false
onboarding: false
devices:
  '0x000d6f0000000a01':
    friendly_name: Front door
${tellsDigits ? "    expose_pin: true\n" : ""}`,
  );
  return folder;
}

export const startZigbee2mqtt = (folder: string): Promise<HubProcess> =>
  startHub(here("node_modules/zigbee2mqtt/index.js"), [], {
    ZIGBEE2MQTT_DATA: folder,
    // Without this, Zigbee2MQTT would take this repository for its own and rebuild itself.
    GIT_DIR: folder,
    NODE_OPTIONS: `--require ${here("fake-radio.cjs")}`,
  });

export { freePort };

// Describes Z-Wave JS to the server, without its driver, which runs in a process of its own.
import { ConnectError } from "../../base/outgoing/connect-error.ts";
import type { OwnDescription } from "../../driver/own-description.ts";

const example = "ws://127.0.0.1:3000";
const usualPort = 3000;

export const zwaveDescription: OwnDescription = {
  kind: "zwave_js",
  displayName: "Z-Wave JS",
  page: "zwave-js",
  radio: "zwave",
  fields: [{ name: "url", type: "url", value: example }],
  announcement: { service: "_zwave-js-server._tcp", scheme: "ws", detail: homeIdIn },
  read({ url: typed = "" }) {
    const url = addressOf(typed);
    return { settings: { url: url.href }, secrets: {}, login: url.host, host: url.hostname.replace(/^\[|\]$/g, "") };
  },
};

/** Home id in the notation of Z-Wave JS. */
function homeIdIn(facts: ReadonlyMap<string, string>): string | undefined {
  const text = facts.get("homeId") ?? "";
  return /^\d{1,10}$/.test(text) ? `home id 0x${Number(text).toString(16).padStart(8, "0")}` : undefined;
}

/** Parses an address: `192.168.1.20`, `192.168.1.20:3000`, `ws://…` and `http://…` mean the same. */
function addressOf(typed: string): URL {
  const text = typed.trim();
  const address = /^[a-z]+:\/\//i.test(text) ? text.replace(/^http/i, "ws") : `ws://${text}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && (url.username !== "" || url.password !== ""))
    throw new ConnectError(
      "bad_address",
      `Leave the user and the password out of the address: a Z-Wave JS server takes none. Write it like ${example}.`,
    );
  if (!url || !/^wss?:$/.test(url.protocol) || url.hostname === "" || url.search !== "" || url.hash !== "")
    throw new ConnectError("bad_address", `That is no address of a Z-Wave JS server. Write it like ${example}.`);
  // The default port is that of Z-Wave JS, not that of the web.
  if (url.port === "" && !/:\d+(?:\/|$)/.test(address.slice(5))) url.port = String(usualPort);
  return url;
}

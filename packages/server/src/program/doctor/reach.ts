// Checks the version of Node, the names of settings, the server's address, and who can reach the demo.
import { isForThisMachine, isLoopback } from "../../base/own-name.ts";
import { isOldNode, leastNode } from "../least-node.ts";
import type { Settings } from "../settings/settings.ts";
import { unknownText } from "../settings/unknown-settings.ts";
import type { Finding } from "./finding.ts";

export function checkNode(): Finding {
  const what = `Node ${process.versions.node}`;
  if (!isOldNode(process.versions.node)) return { check: "node", state: "ok", what };
  return { check: "node", state: "failure", what, advice: `Mortise needs Node ${leastNode} or newer.` };
}

/** Findings about names that look like settings. */
export const unknownNames = ({ unknown }: Settings): Finding[] =>
  unknown.map((each) => ({
    check: "settings",
    state: "warning",
    what: unknownText(each),
    advice: "Correct the name, or take it away.",
  }));

export function checkAddress({ host, publicUrl }: Settings): Finding {
  const at = { check: "address" } as const;
  if (publicUrl?.startsWith("http:") && !isLoopback(new URL(publicUrl).hostname))
    return {
      ...at,
      state: "warning",
      what: `People reach it at ${publicUrl}`,
      advice: "Keys and sessions are sent unencrypted. Put TLS in front, and use an https address.",
    };
  if (publicUrl !== undefined) return { ...at, state: "ok", what: `People reach it at ${publicUrl}` };
  if (isLoopback(host)) return { ...at, state: "ok", what: "Only this machine can reach it" };
  const advice = "Set PUBLIC_URL to the https address of your reverse proxy, or HOST to 127.0.0.1.";
  return { ...at, state: "warning", what: `It listens on ${host}, without TLS and without a PUBLIC_URL`, advice };
}

export function checkDemo({ demo: isOn, host, publicUrl }: Settings): Finding {
  const at = { check: "demo" } as const;
  if (!isOn) return { ...at, state: "ok", what: "The demo is off" };
  if (isForThisMachine({ host, publicUrl }))
    return { ...at, state: "ok", what: "The demo is on, for this machine only" };
  return {
    ...at,
    state: "failure",
    what: "The demo is on, and others can reach it",
    advice: "Its pages hand out keys to simulated locks: set MORTISE_DEMO=off.",
  };
}

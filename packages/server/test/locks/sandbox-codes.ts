// Returns the codes part of the driver that a rig's simulated locks share, so that tests can watch or slow it.
import type { CodesPart } from "../../src/driver/driver.ts";
import type { Rig } from "../rig/rig.ts";

export function codesOf({ server }: Pick<Rig, "server">): CodesPart {
  const { codes } = server.services.drivers.named("sandbox");
  if (!codes) throw new Error("Simulated locks take codes.");
  return codes;
}

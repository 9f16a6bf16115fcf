// Checks the addresses in the settings: whether they resolve, and the server that answers there.
import { lookup } from "node:dns/promises";
import type { Inspection } from "../../base/db/backups/inspect.ts";
import { reasonOf } from "../../base/text/reason.ts";
import type { Settings } from "../settings/settings.ts";
import { askHealth } from "./ask-health.ts";
import type { Finding } from "./finding.ts";
import { compareDatabases } from "./server.ts";

const at = { check: "reach" } as const;

export async function checkPublicAddress(
  settings: Settings,
  inspection: Inspection | undefined,
  isUnread: boolean,
): Promise<Finding[]> {
  const { host, publicUrl } = settings;
  const findings = await resolved("HOST", host);
  if (publicUrl === undefined || findings.length > 0) return findings;
  const name = new URL(publicUrl).hostname.replace(/^\[|\]$/g, "");
  const unknown = await resolved("PUBLIC_URL", name);
  if (unknown.length > 0) return unknown;
  const health = await askHealth(publicUrl);
  if (typeof health === "string")
    return [
      {
        ...at,
        state: "untested",
        what: `Whether people reach the server at ${publicUrl} was not tested: ${health.replace(/\.$/, "")}`,
        advice:
          "Start the server and its proxy, and check again. From inside some networks their own address cannot be reached.",
      },
    ];
  return [{ ...at, ...compareDatabases(publicUrl, health, { settings, inspection, isUnread }) }];
}

async function resolved(setting: string, name: string): Promise<Finding[]> {
  try {
    await lookup(name);
    return [];
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? reasonOf(error);
    const advice = `Correct ${setting}, or the name's entry in the DNS.`;
    return [{ ...at, state: "failure", what: `The host name ${name} of ${setting} does not resolve (${why})`, advice }];
  }
}

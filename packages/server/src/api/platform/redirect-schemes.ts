// Checks the addresses to which people are sent back after the connect flow. A scheme other than http and https may
// start any program on their device, so only those of apps, and those that the operator allowed, are accepted.
import type { CallContext } from "../call-context.ts";
import { redirectSchemesOf } from "../../base/db/redirect-schemes.ts";
import { invalidInput } from "../../base/errors.ts";

/**
 * Whether a scheme belongs to an app: pages inside apps (Capacitor, Ionic), or a reversed domain name, which only the
 * domain's owner uses (RFC 8252, 7.1).
 */
const isOfAnApp = (scheme: string): boolean =>
  scheme === "capacitor" || scheme === "ionic" || /^[a-z][a-z\d-]*(?:\.[a-z\d-]+)+$/.test(scheme);

export async function checkWaysBack(
  { database, workspace }: CallContext,
  fields: Readonly<Record<"custom_redirect_url" | "custom_redirect_failure_url", string | undefined>>,
): Promise<void> {
  for (const [name, address] of Object.entries(fields)) {
    if (address === undefined) continue;
    const scheme = new URL(address).protocol.slice(0, -1);
    if (scheme === "http" || scheme === "https" || isOfAnApp(scheme)) continue;
    if ((await redirectSchemesOf(database.query, workspace.workspace_id)).includes(scheme)) continue;
    throw invalidInput(
      name,
      `The scheme ${scheme} is not allowed: use https, an app's scheme with a dot in it (com.example.app), or have the operator allow it ` +
        "with `mortise workspace`, as it starts a program on people's devices",
    );
  }
}

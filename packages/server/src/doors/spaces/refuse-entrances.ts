import { badRequest } from "../../base/errors.ts";

/** Throws for entrances of access systems, which this server does not have. An empty list is fine. */
export function refuseEntrances(acs_entrance_ids: readonly string[] = []): void {
  if (acs_entrance_ids.length === 0) return;
  throw badRequest(
    "acs_not_supported",
    "This server has no access systems, so there are no entrances. Leave acs_entrance_ids out, and give device_ids instead.",
  );
}

// Refuses changes of codes that belong to an access grant. Only the grant changes them.
import type { AccessCodeRow } from "../../base/db/schema.ts";
import { badRequest } from "../../base/errors.ts";

export function refuseOwnedByGrant({ access_grant_id, access_code_id }: AccessCodeRow): void {
  if (access_grant_id === null) return;
  throw badRequest(
    "access_code_belongs_to_access_grant",
    "An access grant made this code and looks after it. Change or delete that grant: /access_grants/update, /access_grants/delete.",
    { data: { access_grant_id, access_code_id } },
  );
}

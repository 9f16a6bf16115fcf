import type { sandbox } from "@mortise/contract";
import type { Handlers } from "../call-context.ts";
import type { NetworkFault } from "../http/network-fault.ts";

export const network = {
  async set({ database, workspace }, { delay_ms, down, status, body }) {
    const fault: NetworkFault = {
      ...(delay_ms && { delay_ms }),
      ...(down && { down }),
      ...(status && { status }),
      ...(body && { body }),
    };
    const isWell = Object.keys(fault).length === 0;
    await database.query
      .updateTable("workspaces")
      .set({ network: isWell ? null : JSON.stringify(fault) })
      .where("workspace_id", "=", workspace.workspace_id)
      .execute();
    return {};
  },
} satisfies Handlers<typeof sandbox.network>;

// Limits concurrent probes of hubs. Each one holds a connection for seconds, to an address that a person typed.
import { ConnectError } from "../../base/outgoing/connect-error.ts";

interface Limits {
  perWorkspace: number;
  perServer: number;
}

export interface LookLimit {
  /** @throws ConnectError `busy` at once if the limit is reached */
  look<Found>(workspace_id: string, look: () => Promise<Found>): Promise<Found>;
}

const usual: Limits = { perWorkspace: 4, perServer: 16 };

export function createLookLimit({ perWorkspace, perServer }: Limits = usual): LookLimit {
  const underWay = new Map<string, number>();
  let all = 0;
  return {
    async look(workspace_id, look) {
      const own = underWay.get(workspace_id) ?? 0;
      if (own >= perWorkspace || all >= perServer)
        throw new ConnectError("busy", "Too many hubs are being looked at just now. Try again in a few seconds.");
      underWay.set(workspace_id, own + 1);
      all += 1;
      try {
        return await look();
      } finally {
        all -= 1;
        const left = (underWay.get(workspace_id) ?? 1) - 1;
        if (left === 0) underWay.delete(workspace_id);
        else underWay.set(workspace_id, left);
      }
    },
  };
}

// Sandbox controls of the demo's workspace, one function each.
import type { DemoSession } from "./session.ts";

export type CommandFault = "refused" | "jammed" | "no_answer" | "hold";

export interface Controls {
  failNextCommand(fault: CommandFault): Promise<void>;
  setOnline(deviceId: string, online: boolean): Promise<void>;
  turnByHand(deviceId: string, locked: boolean): Promise<void>;
  setNetwork(network: { delay_ms?: number; down?: boolean }): Promise<void>;
  clearFaults(): Promise<void>;
}

export function createControls({ endpoint, sandbox_key }: DemoSession): Controls {
  const post = async (path: string, body: object): Promise<void> => {
    const response = await fetch(`${endpoint}/sandbox/${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${sandbox_key}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (response.ok) return;
    const answer = (await response.json().catch(() => null)) as { error?: { message?: string } } | null;
    throw new Error(answer?.error?.message ?? `The server answered ${response.status}.`);
  };
  return {
    failNextCommand: (fault) => post("faults/set", { fault, times: 1 }),
    setOnline: (device_id, online) => post("devices/update", { device_id, online }),
    turnByHand: (device_id, locked) => post("devices/update", { device_id, locked }),
    setNetwork: ({ delay_ms = 0, down = false }) => post("network/set", { delay_ms, down }),
    clearFaults: async () => {
      await post("faults/clear", {});
      await post("network/set", { delay_ms: 0, down: false });
    },
  };
}

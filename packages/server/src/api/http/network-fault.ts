// Simulates a slow, broken or absent network for a sandbox workspace.
import type { IncomingMessage } from "node:http";
import type { WorkspaceRow } from "../../base/db/schema.ts";

export interface NetworkFault {
  delay_ms?: number;
  down?: boolean;
  status?: 401 | 403 | 429 | 500 | 503;
  body?: "html" | "truncated";
}

/** Answer that replaces the real one; `undefined` for none. */
export async function applyNetworkFault(
  workspace: WorkspaceRow | undefined,
  incoming: IncomingMessage | undefined,
): Promise<Response | undefined> {
  if (!workspace?.network) return undefined;
  const { delay_ms, down, status, body } = JSON.parse(workspace.network) as NetworkFault;
  if (delay_ms) await new Promise((resolve) => setTimeout(resolve, delay_ms));
  if (down) {
    incoming?.socket.destroy();
    return new Response(null, { status: 503 });
  }
  if (body === "html")
    return page(
      status ?? 200,
      "<!doctype html><title>Gateway</title><p>The gateway is not feeling well.</p>",
      "text/html",
    );
  if (body === "truncated") return page(status ?? 200, '{"ok":true,"devices":[{"device_id":"', "application/json");
  if (status === undefined) return undefined;
  return page(
    status,
    JSON.stringify({ ok: false, error: simulated[status] }),
    "application/json",
    status === 429 ? { "retry-after": "1" } : {},
  );
}

const simulated: Record<NonNullable<NetworkFault["status"]>, { type: string; message: string }> = {
  401: { type: "unauthorized", message: "The sandbox was told to refuse this credential." },
  403: { type: "forbidden", message: "The sandbox was told to forbid this call." },
  429: { type: "rate_limit_exceeded", message: "The sandbox was told to answer that there were too many requests." },
  500: { type: "internal_server_error", message: "The sandbox was told to fail." },
  503: { type: "service_unavailable", message: "The sandbox was told to be unavailable." },
};

const page = (status: number, text: string, type: string, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { "content-type": type, ...headers } });

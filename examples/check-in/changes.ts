// Notifies open pages of changed stays, by Server-Sent Events.
import type { ServerResponse } from "node:http";

export function changes() {
  const listeners = new Map<ServerResponse, readonly string[]>();
  return {
    tell(stayId: string) {
      for (const [response, stays] of listeners) if (stays.includes(stayId)) response.write(`data: ${stayId}\n\n`);
    },
    listen(stays: readonly string[], response: ServerResponse) {
      response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
      // A page that reconnects may have missed a change, so it reloads once.
      response.write("retry: 2000\n\nevent: open\ndata: \n\n");
      listeners.set(response, stays);
      response.once("close", () => listeners.delete(response));
    },
  };
}

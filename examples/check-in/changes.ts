// Tells open pages which stay has changed, by Server-Sent Events.
import type { ServerResponse } from "node:http";

export function changes() {
  const listeners = new Map<ServerResponse, readonly string[]>();
  return {
    tell(stayId: string) {
      for (const [response, stays] of listeners) if (stays.includes(stayId)) response.write(`data: ${stayId}\n\n`);
    },
    listen(stays: readonly string[], response: ServerResponse) {
      response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
      // A page that comes back after a break may have missed something: it looks once.
      response.write("retry: 2000\n\nevent: open\ndata: \n\n");
      listeners.set(response, stays);
      response.once("close", () => listeners.delete(response));
    },
  };
}

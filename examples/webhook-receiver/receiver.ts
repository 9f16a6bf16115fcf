// Prints every verified event of a workspace. Start the server (`npm start`), then this; then open doors in the demo.
//
//   MORTISE_API_KEY=seam_… npm run receiver
import { createServer } from "node:http";
import { Seam } from "@mortise/client";
import { webhookHandler } from "@mortise/webhooks";

const {
  MORTISE_URL: endpoint = "http://127.0.0.1:3210",
  MORTISE_API_KEY: apiKey = "",
  PORT: port = "8765",
} = process.env;
if (!apiKey) throw new Error("Set MORTISE_API_KEY to the API key that npm start has printed.");
const url = `http://127.0.0.1:${port}/`;

const seam = new Seam({ apiKey, endpoint });
const { secret = "", webhook_id } = await seam.webhooks.create({ url });
const onEvent = ({ event }: { event: { event_type: string; occurred_at: string; device_id?: string } }) =>
  console.log(event.occurred_at, event.event_type, event.device_id ?? "");
const handler = webhookHandler({ secret, onEvent });
const receiver = createServer((request, response) => void handler(request, response));
receiver.listen(Number(port), "127.0.0.1", () => console.log(`Listening on ${url}`));

for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, () => {
    void seam.webhooks.delete({ webhook_id }).finally(() => receiver.close().closeAllConnections());
  });

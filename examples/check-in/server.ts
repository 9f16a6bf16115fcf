// The guest house's server: pages for the desk and for each guest, and the URL for webhooks.
import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Seam, type SeamEvent } from "@mortise/client";
import { webhookHandler } from "@mortise/webhooks";
import { changes } from "./changes.ts";
import { openHouse } from "./house.ts";
import { deskPage, guestPage } from "./pages.ts";
import { sendFile, sendPage } from "./send.ts";

const { MORTISE_URL: endpoint = "", MORTISE_API_KEY: apiKey = "", PORT: port = "4004" } = process.env;
if (!endpoint || !apiKey) throw new Error("Set MORTISE_URL and MORTISE_API_KEY, or run `npm run example -- check-in`.");
const seam = new Seam({ apiKey, endpoint });
const house = await openHouse(seam);
const pages = changes();

// Anyone with the printed link is the desk. Replace this with your own sign-in.
const deskKey = randomBytes(24).toString("base64url");
const isDesk = ({ headers }: IncomingMessage) => (headers.cookie ?? "").split("; ").includes(`desk=${deskKey}`);
const isOwnPage = ({ method, headers }: IncomingMessage) =>
  method === "POST" && headers["sec-fetch-site"] === "same-origin";

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    if (!response.headersSent)
      response.writeHead(502).end("The locks did not answer as they should. Try again in a minute.");
  });
});
await new Promise<void>((resolve) => server.listen(Number(port), "127.0.0.1", resolve));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const event_types = [
  "access_method.issued",
  "access_method.reissued",
  "access_method.revoked",
  "access_method.failed_to_issue",
  "access_grant.could_not_create_requested_access_methods",
  "access_grant.deleted",
];
const { secret = "", webhook_id } = await seam.webhooks.create({ url: `${address}/hooks`, event_types });
const onWebhook = webhookHandler<SeamEvent>({
  secret,
  // If the stay cannot be read now, this fails, and the webhook is sent again.
  onEvent: async ({ event }) => {
    const stay = await house.note(event);
    if (stay) pages.tell(stay.stay_id);
  },
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname: path, searchParams } = new URL(request.url ?? "/", address);
  if (path === "/hooks") return onWebhook(request, response);
  if (await sendFile(path, response)) return;
  if (path === "/" && searchParams.get("desk") === deskKey) {
    // Add `Secure` when you use TLS, which is everywhere except on your own machine.
    const cookie = `desk=${deskKey}; HttpOnly; SameSite=Strict; Path=/`;
    return void response.writeHead(303, { location: "/", "set-cookie": cookie }).end();
  }
  const guest = house.stays.find(({ link }) => path === `/stay/${link}` || path === `/stay/${link}/changes`);
  if (guest && path.endsWith("/changes")) return pages.listen([guest.stay_id], response);
  if (guest) return sendPage(guestPage(house, guest), endpoint, response);
  if (!isDesk(request))
    return void response.writeHead(403).end("Open the desk with the link that the program printed when it started.");
  if (path === "/changes")
    return pages.listen(
      house.stays.map(({ stay_id }) => stay_id),
      response,
    );
  if (path === "/lock-token" && isOwnPage(request)) return void response.end(await house.token());
  const [, first = "", second] = path.split("/");
  const stay = house.stays.find(({ stay_id }) => stay_id === (second ?? first));
  const act = second === undefined ? undefined : house.actionCalled(first);
  if (stay && act && isOwnPage(request)) {
    await act(stay);
    pages.tell(stay.stay_id);
    return void response.writeHead(204).end();
  }
  const shown = path === "/" ? house.stays[0] : second === undefined ? stay : undefined;
  if (shown === undefined || request.method !== "GET")
    return void response.writeHead(404).end("There is no such page.");
  return sendPage(deskPage(house, shown, endpoint), endpoint, response);
}

console.log(`The desk of Haus Seeblick: ${address}/?desk=${deskKey}`);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    void seam.webhooks.delete({ webhook_id }).finally(() => server.close().closeAllConnections());
  });

// Links to the webhook portal, and receivers of its messages, for tests.
import { execFile } from "node:child_process";
import { createServer, type Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { Mortise } from "@mortise/webhooks";
import type { Page } from "@playwright/test";
import { expect, type Server } from "./server.ts";

interface Received {
  readonly headers: Record<string, string>;
  readonly body: string;
}

interface Receiver {
  url: string;
  readonly received: Received[];
  /** Status of the receiver's answers from now on. */
  status: number;
}

const receivers: HttpServer[] = [];
/** Closes all receivers. Call it after each test. */
export function closeReceivers(): void {
  for (const server of receivers.splice(0)) server.close().closeAllConnections();
}

export async function startReceiver(): Promise<Receiver> {
  const receiver: Receiver = { url: "", received: [], status: 200 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      receiver.received.push({
        headers: request.headers as Record<string, string>,
        body: Buffer.concat(parts).toString(),
      });
      response.writeHead(receiver.status).end(receiver.status < 300 ? "Thanks" : "Not today");
    });
  });
  receivers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
  return receiver;
}

/**
 * Creates a link to the portal like an operator: first a token of the webhook service, then with it the link for one
 * application.
 */
export async function portal({
  banner,
  folder,
}: Server): Promise<{ link: string; appId: string; mortise: Mortise; token: string }> {
  const args = [
    "keys",
    "create",
    "--kind",
    "webhook_token",
    "--workspace",
    banner.workspace_id,
    "--data-dir",
    folder,
    "--json",
  ];
  const command = ["--conditions=source", "packages/server/src/main.ts", ...args];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    env: { ...process.env, DATABASE_URL: "" },
  });
  const { key } = JSON.parse(stdout) as { key: string };
  const mortise = new Mortise(key, { serverUrl: banner.url });
  const { id: appId } = await mortise.application.create({ name: "Harbour House" });
  const schema = {
    type: "object",
    properties: { door: { type: "string", example: "Front Door" } },
    required: ["door"],
  };
  await mortise.eventType.create({ name: "door.opened", description: "A door was opened.", schemas: { "1": schema } });
  await mortise.eventType.create({ name: "door.closed", description: "A door was closed." });
  const { url: link } = await mortise.authentication.dashboardAccess(appId);
  return { link, appId, mortise, token: key };
}

export async function addEndpoint(page: Page, { url }: Receiver): Promise<void> {
  await page.getByRole("button", { name: "Add endpoint" }).click();
  await page.getByLabel("URL").fill(url);
  await page.getByLabel("Description").fill("Night desk");
  await page.getByRole("button", { name: "Add endpoint" }).click();
  await expect(page.getByRole("heading", { name: "Night desk" })).toBeFocused();
}

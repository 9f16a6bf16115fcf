// One password for the front desk, and a cookie for anyone who knows it. Replace this with your own sign-in.
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

export const password = process.env["DESK_PASSWORD"] ?? randomBytes(6).toString("base64url");

const sessions = new Set<string>();
const digest = (value: string) => createHash("sha256").update(value).digest();

export function isSignedIn({ headers }: IncomingMessage): boolean {
  const id = /(?:^|; )desk=([\w-]+)/.exec(headers.cookie ?? "")?.[1];
  return id !== undefined && sessions.has(id);
}

export async function signIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (Number(request.headers["content-length"] ?? Infinity) > 1000)
    return void response.writeHead(413).end("That is too long.");
  if (!timingSafeEqual(digest(await text(request)), digest(password)))
    return void response.writeHead(401).end("The password is wrong.");
  const id = randomBytes(32).toString("base64url");
  sessions.add(id);
  // Add `Secure` when you use TLS, which is everywhere except on your own machine.
  response.writeHead(204, { "set-cookie": `desk=${id}; HttpOnly; SameSite=Strict; Path=/` }).end();
}

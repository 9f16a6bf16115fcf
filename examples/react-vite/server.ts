// The backend: it signs people in and gives them tokens of client sessions. The API key stays here. Vite serves
// everything else.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer as createVite } from "vite";
import { isSignedIn, password, signIn } from "./sign-in.ts";
import { lockToken } from "./lock-token.ts";

const { MORTISE_URL: endpoint = "", MORTISE_API_KEY: apiKey = "", PORT: port = "4002" } = process.env;
if (!endpoint || !apiKey)
  throw new Error("Set MORTISE_URL and MORTISE_API_KEY, or run `npm run example -- react-vite`.");
const token = lockToken({ endpoint, apiKey });

const say = (response: ServerResponse, status: number, text: string) =>
  response.writeHead(status, { "content-type": "text/plain" }).end(text);

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  // A page of another site can send a person's browser here, but cannot claim that the request came from this page.
  if (request.method === "POST" && request.headers["sec-fetch-site"] !== "same-origin")
    say(response, 403, "Only the page itself may ask.");
  else if (request.method === "POST" && request.url === "/sign-in") await signIn(request, response);
  else if (request.url === "/signed-in") say(response, 200, isSignedIn(request) ? "yes" : "no");
  else if (request.method !== "POST" || request.url !== "/lock-token") vite.middlewares(request, response);
  else if (isSignedIn(request)) say(response, 200, await token());
  else say(response, 401, "Sign in first.");
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    if (!response.headersSent) say(response, 502, "The locks' server did not give a token. Its log says why.");
  });
});
const vite = await createVite({
  root: import.meta.dirname,
  define: { "import.meta.env.VITE_MORTISE_URL": JSON.stringify(endpoint) },
  server: { middlewareMode: true, hmr: { server } },
  logLevel: "warn",
});
server.listen(Number(port), "127.0.0.1", () => {
  console.log(`The front desk's password: ${password}`);
  console.log(`React with Vite: http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
process.once("SIGTERM", () => void vite.close().finally(() => server.close().closeAllConnections()));

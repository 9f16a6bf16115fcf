// Our server with a sandbox world, on a local port, and a listener that only records a client's requests.
import { createServer as createHttpServer } from "node:http";
import { createOrganizationToken, createServer, openSqlite } from "../../packages/server/src/index.ts";
import { createWorld } from "../../packages/server/src/api/sandbox/world.ts";

async function listen(answer) {
  const respond = async (incoming, outgoing) => {
    const chunks = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const { status, headers = {}, body } = await answer(incoming, Buffer.concat(chunks));
    outgoing.writeHead(status, headers).end(body);
  };
  const server = createHttpServer((incoming, outgoing) => void respond(incoming, outgoing));
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${server.address().port}`, close };
}

/** Starts our server. `seen` holds every request with its answer, the last one last. */
export async function startOurs() {
  const database = await openSqlite({ folder: null });
  const server = await createServer({
    database,
    secret: new Uint8Array(32).fill(7),
    webhooks: { allow: ["127.0.0.0/8"] },
  });
  const seen = [];
  const http = await listen(async (incoming, sent) => {
    const { method, url } = incoming;
    // Answers are recorded as text, so none may arrive compressed.
    const { "accept-encoding": _, ...headers } = incoming.headers;
    const body = method === "GET" || method === "HEAD" ? {} : { body: sent };
    const asked = new Request(`http://${headers.host}${url}`, { method, headers, ...body });
    const response = await server.fetch(asked);
    const text = await response.text();
    const [path, query = ""] = url.split("?");
    seen.push({ method, path, query, sent: sent.toString(), status: response.status, text });
    return { status: response.status, headers: Object.fromEntries(response.headers), body: text };
  });
  const receiver = await listen(() => ({ status: 204 }));
  const world = (name = "hotel") => createWorld(server.services, { world: name, lock_delay_ms: 0 });
  const tokenFor = ({ workspace_id }) => createOrganizationToken(database.query, { workspace_id, now: Date.now() });
  const close = async () => {
    http.close();
    receiver.close();
    await server.close();
    await database.close();
  };
  return { url: http.url, receiver: `${receiver.url}/hook`, seen, world, tokenFor, tick: () => server.tick(), close };
}

/** Starts a listener that answers `{}` to everything. The requests show which call a client's method stands for. */
export async function startListener() {
  const seen = [];
  const http = await listen((incoming, sent) => {
    const { method, url } = incoming;
    const [path, query = ""] = url.split("?");
    seen.push({ method, path: decodeURIComponent(path), query, text: sent.toString() });
    return { status: 200, headers: { "content-type": "application/json" }, body: "{}" };
  });
  return { ...http, seen };
}

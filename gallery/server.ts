// The Mortise server of the stories.

export interface GalleryServer {
  readonly url: string;
  /** Key that can create workspaces and cause faults in them, and nothing else. */
  readonly sandbox_key: string;
}

let known: Promise<GalleryServer> | undefined;

/** Called by the test run, which has its own server. */
export function setServer(server: GalleryServer): void {
  known = Promise.resolve(server);
}

/** Resolves to the server named in server.json, beside the gallery's pages. */
export function galleryServer(): Promise<GalleryServer> {
  known ??= readServer();
  known.catch(() => {
    known = undefined;
  });
  return known;
}

async function readServer(): Promise<GalleryServer> {
  const response = await fetch("./server.json").catch(() => null);
  const server =
    response?.ok === true ? ((await response.json().catch(() => null)) as Partial<GalleryServer> | null) : null;
  if (typeof server?.url === "string" && typeof server.sandbox_key === "string") return server as GalleryServer;
  throw new Error(
    "The gallery does not know its server: start it with npm run gallery, or put a server.json with “url” and “sandbox_key” beside index.html.",
  );
}

/** Calls the platform API or a sandbox control. Resolves to the answer's body. */
export async function post<Body>(url: string, key: string, body: object = {}): Promise<Body> {
  const response = await fetch(url, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  }).catch((cause: unknown) => {
    throw new Error(`The server does not answer at ${new URL(url).origin}: is it still running?`, { cause });
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text) as Body;
}

// Calls by path, as in Seam's React package 4.x: `endpointClient["/devices/list"](input)`.
import type { Seam } from "@mortise/client";

type Send = (input?: object, options?: object) => Promise<unknown>;

/** All calls of the client by path. A path without a call is `undefined`. */
export type EndpointClient = Readonly<Record<`/${string}`, Send>>;

export const endpointClientOf = (client: Seam): EndpointClient =>
  new Proxy(
    {},
    {
      get: (_, path) => (String(path)[0] === "/" ? callAt(client, String(path)) : undefined),
    },
  );

/** Finds a call by its path: `/access_codes/unmanaged/list` → `client.accessCodes.unmanaged.list`. */
function callAt(client: Seam, path: string): Send | undefined {
  const names = path.split("/").slice(1);
  const camelCase = (name: string) => name.replace(/_(\w)/g, (__, letter: string) => letter.toUpperCase());
  return names.reduce<unknown>((noun, name) => (Object(noun) as Record<string, unknown>)[camelCase(name)], client) as
    | Send
    | undefined;
}

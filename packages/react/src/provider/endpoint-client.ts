// Calls by their paths, as the kit's 4.x offers them: `endpointClient["/devices/list"](input)`.
import type { Seam } from "@mortise/client";

type Send = (input?: object, options?: object) => Promise<unknown>;

/** Every call of the client, by its path. A path that the client has no call for is `undefined`. */
export type EndpointClient = Readonly<Record<`/${string}`, Send>>;

export const endpointClientOf = (client: Seam): EndpointClient =>
  new Proxy(
    {},
    {
      get: (_, path) => (String(path)[0] === "/" ? callAt(client, String(path)) : undefined),
    },
  );

/** `/access_codes/unmanaged/list` → `client.accessCodes.unmanaged.list` */
function callAt(client: Seam, path: string): Send | undefined {
  const names = path.split("/").slice(1);
  const camelCase = (name: string) => name.replace(/_(\w)/g, (__, letter: string) => letter.toUpperCase());
  return names.reduce<unknown>((noun, name) => (Object(noun) as Record<string, unknown>)[camelCase(name)], client) as
    | Send
    | undefined;
}

// The path a request is about. Clients that join address and path as they stand send a slash too many, at either end.
import { type CallTable, listCalls } from "@mortise/contract";
import { getPath } from "hono/utils/url";

/** Of no call; what is longer is not looked through. */
const longest = 200;

/** Calls alone are meant: below a page's address that ended in a slash, its own links would lead elsewhere. */
export function callPaths(...tables: readonly CallTable[]): (request: Request) => string {
  const known = new Set(tables.flatMap((table) => listCalls(table).map(([, { path }]) => path as string)));
  return (request) => {
    const path = getPath(request);
    if (path.length > longest || (!path.startsWith("//") && !path.endsWith("/"))) return path;
    const tidy = /^\/+([\w/]*\w)\/*$/.exec(path)?.[1];
    return known.has(`/${tidy}`) ? `/${tidy}` : path;
  };
}

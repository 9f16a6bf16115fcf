// Normalizes paths of requests: removes the extra slash that some clients send because they join an address and a path
// unchanged.
import { type CallTable, listCalls } from "@mortise/contract";
import { getPath } from "hono/utils/url";

/** Longest path of a call. Longer paths are left unchanged. */
const longest = 200;

/**
 * Makes a function that normalizes paths of calls only. A page served at `/page/` would have wrong relative links.
 */
export function callPaths(...tables: readonly CallTable[]): (request: Request) => string {
  const known = new Set(tables.flatMap((table) => listCalls(table).map(([, { path }]) => path as string)));
  return (request) => {
    const path = getPath(request);
    if (path.length > longest || (!path.startsWith("//") && !path.endsWith("/"))) return path;
    const tidy = /^\/+([\w/]*\w)\/*$/.exec(path)?.[1];
    return known.has(`/${tidy}`) ? `/${tidy}` : path;
  };
}

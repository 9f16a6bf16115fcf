// The path a request is about, without the slash too many that clients send which join an address and a path just as
// they are.
import { type CallTable, listCalls } from "@mortise/contract";
import { getPath } from "hono/utils/url";

/** Longest path of a call. Longer paths are left unchanged. */
const longest = 200;

/**
 * Tidies the paths of calls alone: a page that was served for `/page/` would have its relative links lead elsewhere.
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

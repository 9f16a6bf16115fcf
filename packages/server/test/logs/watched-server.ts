import { createServer, type Server, type ServerOptions } from "../../src/index.ts";
import { watchedLog } from "./watch.ts";

/** Creates a server like `createServer`, with its log searched for secrets. */
export const createWatchedServer = (options: ServerOptions): Promise<Server> =>
  createServer({ ...options, log: watchedLog(options.log, options) });

// Whether a server may reach the machine it runs on without a setting that says so.
import { isForThisMachine } from "../own-name.ts";

const thisMachine = ["127.0.0.0/8", "::1/128"];

interface OwnServer {
  /** Whether the demo is served. */
  demo: boolean;
  /** The address that the server listens on. */
  host: string;
  /** Scheme and host under which people reach the server; `undefined` if each request's host is used. */
  publicUrl: string | undefined;
}

/** A demo that only this machine can reach may reach this machine; any other server needs a setting for that. */
export const ownToo = ({ demo, host, publicUrl }: OwnServer, allow: readonly string[]): readonly string[] =>
  demo && isForThisMachine({ host, publicUrl }) ? [...allow, ...thisMachine] : allow;

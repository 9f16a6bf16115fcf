// Whether a server may reach the machine it runs on without a setting that says so.
import { isForThisMachine } from "../own-name.ts";
import type { Settings } from "../../program/settings.ts";

const thisMachine = ["127.0.0.0/8", "::1/128"];

/** A demo that only this machine can reach may reach this machine; any other server needs a setting for that. */
export const ownToo = (
  { demo, host, publicUrl }: Pick<Settings, "demo" | "host" | "publicUrl">,
  allow: readonly string[],
): readonly string[] => (demo && isForThisMachine({ host, publicUrl }) ? [...allow, ...thisMachine] : allow);

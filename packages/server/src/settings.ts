// The operator's settings: read from the environment, overridden by the command line.
import { parseArgs, type ParseArgsConfig } from "node:util";
import { addressGuard } from "./delivery/address-guard.ts";
import { leastKeepDays } from "./history.ts";
import { reasonOf } from "./reason.ts";

export interface Settings {
  host: string;
  /** 0 = any that is free. */
  port: number;
  /** undefined = SQLite in {@link dataDir}. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** Scheme and host under which people reach the server; undefined = as each request says. */
  publicUrl: string | undefined;
  /** Whether the demo pages and their workspaces are served. */
  demo: boolean;
  /** One JSON line instead of the banner. */
  json: boolean;
  /** Hexadecimal; undefined = kept beside the data. */
  secret: string | undefined;
  /** Private addresses and networks that webhooks may be sent to. */
  webhookAllow: readonly string[];
  /** For how many days history is kept; undefined = for good. */
  keepDays: number | undefined;
  /** How long `/health` answers 503 before the server stops, for load balancers that ask there. */
  drainSeconds: number;
}

/** Something the operator has to put right; its message is all they need. */
export class SettingsError extends Error {
  static {
    this.prototype.name = "SettingsError";
  }
}

export const settingsOptions = {
  port: { type: "string" },
  host: { type: "string" },
  "data-dir": { type: "string" },
  "database-url": { type: "string" },
  "public-url": { type: "string" },
  json: { type: "boolean" },
  demo: { type: "boolean" },
} as const;

const defaultPort = 3210;
/** Service managers kill what has not stopped after a minute or so. */
const longestDrainSeconds = 60;

export const readSettings = (args: readonly string[], env: Environment): Settings =>
  settingsOf(parseArguments(args, settingsOptions).values, env);

export type Environment = Readonly<Record<string, string | undefined>>;

/** The values of {@link settingsOptions}; a command that takes only some of them leaves the others out. */
export interface SettingsValues {
  port?: string | undefined;
  host?: string | undefined;
  "data-dir"?: string | undefined;
  "database-url"?: string | undefined;
  "public-url"?: string | undefined;
  json?: boolean | undefined;
  demo?: boolean | undefined;
}

export function settingsOf(values: SettingsValues, env: Environment): Settings {
  return {
    host: values.host ?? (env["HOST"] || "127.0.0.1"),
    port: portOf(values.port ?? (env["PORT"] || String(defaultPort))),
    databaseUrl: databaseUrlOf(values["database-url"] ?? env["DATABASE_URL"]),
    dataDir: values["data-dir"] ?? (env["DATA_DIR"] || "data"),
    publicUrl: publicUrlOf(values["public-url"] ?? env["PUBLIC_URL"]),
    demo: values.demo ?? demoOf(env["MORTISE_DEMO"]),
    json: values.json ?? false,
    secret: secretOf(env["MORTISE_SECRET"]),
    webhookAllow: webhookAllowOf(env["MORTISE_WEBHOOK_ALLOW"]),
    keepDays: keepDaysOf(env["MORTISE_KEEP_DAYS"]),
    drainSeconds: drainSecondsOf(env["MORTISE_DRAIN_SECONDS"]),
  };
}

type Options = NonNullable<ParseArgsConfig["options"]>;

/** Parses a command's arguments; refuses one that the command does not know, in one sentence. */
export function parseArguments<const Known extends Options>(args: readonly string[], options: Known, allowPositionals = false) {
  try {
    return parseArgs({ args: [...args], options, allowNegative: true, allowPositionals, strict: true });
  } catch (error) {
    throw new SettingsError(`${reasonOf(error).replace(/\.?$/, ".")} Try --help.`, { cause: error });
  }
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) throw new SettingsError(`PORT must be a number from 0 to 65535, not "${text}".`);
  return port;
}

function databaseUrlOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^postgres(?:ql)?:\/\//.test(text)) throw new SettingsError("DATABASE_URL must begin with postgres://; leave it empty for SQLite.");
  return text;
}

function publicUrlOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new SettingsError(`PUBLIC_URL must be a web address, not "${text}".`);
  const { origin, pathname, search, hash } = new URL(text);
  if (pathname !== "/" || search || hash)
    throw new SettingsError(`PUBLIC_URL must not have a path: Mortise needs a host name of its own. Use ${origin}.`);
  return origin;
}

/** Refuses unknown words: a misspelt `off` must not leave the demo and its keys in public. */
function demoOf(text: string | undefined): boolean {
  const word = text?.trim().toLowerCase() || "on";
  if (["on", "true", "1", "yes"].includes(word)) return true;
  if (["off", "false", "0", "no"].includes(word)) return false;
  throw new SettingsError(`MORTISE_DEMO must be on or off, not "${text}".`);
}

function webhookAllowOf(text: string | undefined): string[] {
  const list = (text ?? "").split(/[\s,]+/).filter((entry) => entry !== "");
  try {
    addressGuard(list);
    return list;
  } catch (error) {
    throw new SettingsError(`MORTISE_WEBHOOK_ALLOW: ${reasonOf(error)}`, { cause: error });
  }
}

/** Refuses anything doubtful: a mistyped number would delete history that nobody can bring back. */
function keepDaysOf(text: string | undefined): number | undefined {
  if (!text) return undefined;
  const days = Number(text);
  if (!/^\d{1,6}$/.test(text) || days < leastKeepDays)
    throw new SettingsError(
      `MORTISE_KEEP_DAYS must be a number of days, at least ${leastKeepDays}, not "${text}"; leave it empty to keep everything.`,
    );
  return days;
}

function drainSecondsOf(text: string | undefined): number {
  const seconds = Number(text || 0);
  if (!/^(\d{1,3}(\.\d+)?)?$/.test(text ?? "") || seconds > longestDrainSeconds)
    throw new SettingsError(`MORTISE_DRAIN_SECONDS must be a number of seconds, at most ${longestDrainSeconds}, not "${text}".`);
  return seconds;
}

function secretOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^[0-9a-f]{64}$/i.test(text))
    throw new SettingsError("MORTISE_SECRET must be 64 hexadecimal digits (`openssl rand -hex 32` makes one).");
  return text;
}

// What the operator decides: environment first, command line over it.
import { parseArgs } from "node:util";

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

export function readSettings(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Settings {
  const { values } = parse(args);
  return {
    host: values.host ?? (env["HOST"] || "127.0.0.1"),
    port: portOf(values.port ?? (env["PORT"] || String(defaultPort))),
    databaseUrl: databaseUrlOf(values["database-url"] ?? env["DATABASE_URL"]),
    dataDir: values["data-dir"] ?? (env["DATA_DIR"] || "data"),
    publicUrl: publicUrlOf(values["public-url"] ?? env["PUBLIC_URL"]),
    demo: values.demo ?? !["off", "false", "0", "no"].includes((env["MORTISE_DEMO"] ?? "").toLowerCase()),
    json: values.json ?? false,
    secret: secretOf(env["MORTISE_SECRET"]),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: settingsOptions, allowNegative: true, strict: true });
  } catch (error) {
    throw new SettingsError(`${error instanceof Error ? error.message : String(error)} Try --help.`, { cause: error });
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
  return new URL(text).origin;
}

function secretOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^[0-9a-f]{64}$/i.test(text))
    throw new SettingsError("MORTISE_SECRET must be 64 hexadecimal digits (`openssl rand -hex 32` makes one).");
  return text;
}

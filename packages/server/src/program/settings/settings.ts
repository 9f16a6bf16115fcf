// Reads the operator's settings from the environment and the command line, which overrides it.
import { readFileSync } from "node:fs";
import { parseArgs, type ParseArgsConfig, parseEnv } from "node:util";
import { addressGuard } from "../../base/outgoing/address-guard.ts";
import { leastKeepDays } from "../../doors/events/least-keep-days.ts";
import type { MetricsAddress } from "../../base/metrics/metrics-listener.ts";
import { SettingsError } from "../../base/settings-error.ts";
import { reasonOf } from "../../base/text/reason.ts";
import { type UnknownSetting, unknownSettings } from "./unknown-settings.ts";

export type LogFormat = "lines" | "json";

export interface Settings {
  host: string;
  /** Port; 0 for any free one. */
  port: number;
  /** Address of PostgreSQL; `undefined` for SQLite in {@link dataDir}. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** Public scheme and host of the server; `undefined` to take them from each request. */
  publicUrl: string | undefined;
  /** Whether the demo pages and their workspaces are served. */
  demo: boolean;
  /** Whether to print a JSON line instead of the banner. */
  json: boolean;
  /** Secret in hexadecimal; `undefined` if it is kept beside the data. */
  secret: string | undefined;
  /** Private addresses and networks that webhooks may be sent to. */
  webhookAllow: readonly string[];
  /** Whether webhooks to those addresses may lack TLS. */
  webhookHttp: boolean;
  /** Private addresses and networks where systems of locks may be connected in the hosted flow. */
  hubAllow: readonly string[];
  /** PEM file with certificate authorities for hubs and brokers, in addition to the well-known ones. */
  hubCa: string | undefined;
  /** Modules with third-party drivers. */
  drivers: readonly string[];
  /** Whether third-party drivers may read only the folders of their code, write no file and start no program. */
  areDriversConfined: boolean;
  /** Days for which history is kept; `undefined` for good. */
  keepDays: number | undefined;
  /** Days for which events and attempts keep the digits of deleted codes. */
  keepDigitsDays: number;
  /** Minutes before its start at which a stay whose PIN is not on its locks is reported as late. */
  issueLeadMinutes: number;
  /** Address of `GET /metrics`; `undefined` for none. */
  metrics: MetricsAddress | undefined;
  /** Format of the log: a line a message for people, or a line of JSON for programs. */
  log: LogFormat;
  /** Whether long answers are compressed for callers that accept it. */
  compress: boolean;
  /** Seconds for which `/health` answers 503 before the server stops, for load balancers. */
  drainSeconds: number;
  /** Given names that look like settings and are none. */
  unknown: readonly UnknownSetting[];
}

const usualKeepDigitsDays = 30;
const usualLeadMinutes = 60;
const longestLeadMinutes = 1440;

export const settingsOptions = {
  port: { type: "string" },
  host: { type: "string" },
  "data-dir": { type: "string" },
  "database-url": { type: "string" },
  "public-url": { type: "string" },
  settings: { type: "string" },
  json: { type: "boolean" },
  demo: { type: "boolean" },
} as const;

const defaultPort = 3210;
/** Longest drain. Service managers kill a process that has not stopped after about a minute. */
const longestDrainSeconds = 60;

export const readSettings = (args: readonly string[], env: Environment): Settings =>
  settingsOf(parseArguments(args, settingsOptions).values, env);

export type Environment = Readonly<Record<string, string | undefined>>;

/** Values of {@link settingsOptions}. A command may take only some of them. */
interface SettingsValues {
  port?: string | undefined;
  host?: string | undefined;
  "data-dir"?: string | undefined;
  "database-url"?: string | undefined;
  "public-url"?: string | undefined;
  /** File with settings, a `NAME=value` per line, as for systemd. */
  settings?: string | undefined;
  json?: boolean | undefined;
  demo?: boolean | undefined;
}

export function settingsOf(values: SettingsValues, given: Environment): Settings {
  const env = environmentOf(values, given);
  return {
    host: values.host ?? (env["HOST"] || "127.0.0.1"),
    port: portOf(values.port ?? (env["PORT"] || String(defaultPort))),
    databaseUrl: databaseUrlOf(values["database-url"] ?? env["DATABASE_URL"]),
    dataDir: values["data-dir"] ?? (env["DATA_DIR"] || "data"),
    publicUrl: publicUrlOf(values["public-url"] ?? env["PUBLIC_URL"]),
    demo: values.demo ?? demoOf(env["MORTISE_DEMO"]),
    json: values.json ?? false,
    secret: secretOf(env["MORTISE_SECRET"]),
    webhookAllow: networksOf(env, "MORTISE_WEBHOOK_ALLOW"),
    hubAllow: networksOf(env, "MORTISE_HUB_ALLOW"),
    hubCa: env["MORTISE_HUB_CA"] || undefined,
    drivers: wordsOf(env["MORTISE_DRIVERS"]),
    areDriversConfined: onOff("MORTISE_DRIVERS_CONFINED", env["MORTISE_DRIVERS_CONFINED"], true),
    webhookHttp: onOff("MORTISE_WEBHOOK_HTTP", env["MORTISE_WEBHOOK_HTTP"], false),
    keepDays: keepDaysOf(env["MORTISE_KEEP_DAYS"]),
    keepDigitsDays: keepDigitsDaysOf(env["MORTISE_KEEP_DIGITS_DAYS"]),
    issueLeadMinutes: issueLeadMinutesOf(env["MORTISE_ISSUE_LEAD_MINUTES"]),
    metrics: metricsOf(env["MORTISE_METRICS"]),
    log: logFormatOf(env["MORTISE_LOG"]),
    compress: onOff("MORTISE_COMPRESS", env["MORTISE_COMPRESS"], true),
    drainSeconds: drainSecondsOf(env["MORTISE_DRAIN_SECONDS"]),
    unknown: unknownSettings(env),
  };
}

/**
 * Returns the environment for the settings. A settings file replaces the environment entirely, so that a `DATABASE_URL`
 * of the shell cannot lead a command to another database than the service's.
 */
function environmentOf({ settings: path }: SettingsValues, given: Environment): Environment {
  if (path === undefined) return given;
  try {
    return parseEnv(readFileSync(path, "utf8"));
  } catch (error) {
    throw new SettingsError(
      `The settings in ${path} cannot be read (${(error as NodeJS.ErrnoException).code ?? reasonOf(error)}).`,
      {
        cause: error,
      },
    );
  }
}

/**
 * Returns the settings for commands that use one database. With PostgreSQL the folder holds next to nothing, so a
 * person who names a folder means the SQLite database in it, and would not notice that `DATABASE_URL` leads elsewhere.
 */
export function databaseSettingsOf(values: SettingsValues, given: Environment): Settings {
  const settings = settingsOf(values, given);
  if (values["data-dir"] !== undefined && values["database-url"] === undefined && settings.databaseUrl !== undefined)
    throw new SettingsError(
      "--data-dir names one database and DATABASE_URL another. Say which with --database-url, or unset DATABASE_URL.",
    );
  return settings;
}

type Options = NonNullable<ParseArgsConfig["options"]>;

/** Parses a command's arguments. Throws a sentence for an unknown one. */
export function parseArguments<const Known extends Options>(
  args: readonly string[],
  options: Known,
  allowPositionals = false,
) {
  try {
    return parseArgs({ args: [...args], options, allowNegative: true, allowPositionals, strict: true });
  } catch (error) {
    throw new SettingsError(`${reasonOf(error).replace(/\.?$/, ".")} Try --help.`, { cause: error });
  }
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535)
    throw new SettingsError(`PORT must be a number from 0 to 65535, not "${text}".`);
  return port;
}

/** Parses the address of the metrics: `9464` is a port of loopback; `10.0.0.5:9464` or `[::1]:9464` an address. */
function metricsOf(text: string | undefined): MetricsAddress | undefined {
  if (!text || text === "off") return undefined;
  const [, host, port] = /^(?:(\[[0-9a-fA-F:]+\]|[^:\s]+):)?(\d{1,5})$/.exec(text) ?? [];
  if (port === undefined || Number(port) > 65_535)
    throw new SettingsError(
      `MORTISE_METRICS must be a port, an address and a port such as 127.0.0.1:9464, or off, not "${text}".`,
    );
  return { host: host?.replace(/^\[|\]$/g, "") ?? "127.0.0.1", port: Number(port) };
}

function logFormatOf(text: string | undefined): LogFormat {
  if (!text || text === "lines") return "lines";
  if (text === "json") return text;
  throw new SettingsError(`MORTISE_LOG must be lines or json, not "${text}".`);
}

/** Address with a user. Its password is percent-encoded: at a bare `@` or `/` the rest would be read as a host. */
const isReadAsMeant = /^\w+:\/\/[^@/?#]*@[^@]*$/;

function databaseUrlOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^postgres(?:ql)?:\/\//.test(text))
    throw new SettingsError("DATABASE_URL must begin with postgres://; leave it empty for SQLite.");
  if (text.includes("@") && !isReadAsMeant.test(text))
    throw new SettingsError(
      "DATABASE_URL cannot be read: its only @ must stand between password and host, with no /, ? or # before it. " +
        "In the password write @ as %40, / as %2F, ? as %3F and # as %23. The address is not shown, because it holds the password.",
    );
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

/** Parses the demo's setting. Throws for unknown words, because a misspelt `off` would leave the demo's keys public. */
const demoOf = (text: string | undefined): boolean => onOff("MORTISE_DEMO", text, true);

function onOff(name: string, text: string | undefined, otherwise: boolean): boolean {
  const word = text?.trim().toLowerCase() || (otherwise ? "on" : "off");
  if (["on", "true", "1", "yes"].includes(word)) return true;
  if (["off", "false", "0", "no"].includes(word)) return false;
  throw new SettingsError(`${name} must be on or off, not "${text}".`);
}

const wordsOf = (text: string | undefined): string[] => (text ?? "").split(/[\s,]+/).filter((entry) => entry !== "");

function networksOf(env: Environment, name: "MORTISE_WEBHOOK_ALLOW" | "MORTISE_HUB_ALLOW"): string[] {
  const list = wordsOf(env[name]);
  try {
    addressGuard(list);
    return list;
  } catch (error) {
    throw new SettingsError(`${name}: ${reasonOf(error)}`, { cause: error });
  }
}

/** Parses days of history. Throws for anything doubtful, because a mistyped number would delete history for good. */
function keepDaysOf(text: string | undefined): number | undefined {
  if (!text) return undefined;
  const days = Number(text);
  if (!/^\d{1,6}$/.test(text) || days < leastKeepDays)
    throw new SettingsError(
      `MORTISE_KEEP_DAYS must be a number of days, at least ${leastKeepDays}, not "${text}"; leave it empty to keep everything.`,
    );
  return days;
}

function keepDigitsDaysOf(text: string | undefined): number {
  if (!text) return usualKeepDigitsDays;
  if (!/^\d{1,6}$/.test(text))
    throw new SettingsError(
      `MORTISE_KEEP_DIGITS_DAYS must be a number of days, at most 999999, not "${text}"; leave it empty for ${usualKeepDigitsDays}.`,
    );
  return Number(text);
}

function issueLeadMinutesOf(text: string | undefined): number {
  if (!text) return usualLeadMinutes;
  const minutes = Number(text);
  if (!/^\d{1,4}$/.test(text) || minutes > longestLeadMinutes)
    throw new SettingsError(
      `MORTISE_ISSUE_LEAD_MINUTES must be a number of minutes, at most ${longestLeadMinutes}, not "${text}"; leave it empty for ${usualLeadMinutes}.`,
    );
  return minutes;
}

function drainSecondsOf(text: string | undefined): number {
  const seconds = Number(text || 0);
  if (!/^(\d{1,3}(\.\d+)?)?$/.test(text ?? "") || seconds > longestDrainSeconds)
    throw new SettingsError(
      `MORTISE_DRAIN_SECONDS must be a number of seconds, at most ${longestDrainSeconds}, not "${text}".`,
    );
  return seconds;
}

function secretOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^[0-9a-f]{64}$/i.test(text))
    throw new SettingsError("MORTISE_SECRET must be 64 hexadecimal digits (`openssl rand -hex 32` makes one).");
  return text;
}

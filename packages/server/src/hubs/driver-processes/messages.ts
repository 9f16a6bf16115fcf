// Messages between the server and a driver's process. The server validates each message of the process; the caller
// validates the content of an answer (answer-schemas.ts).
import { z } from "zod";
import type { AddressRule } from "../../base/outgoing/address-rule.ts";

/** Data from which an account's driver is made. Everything else goes over the channel. */
export interface HostedAccount {
  connected_account_id: string;
  kind: string;
  settings: Readonly<Record<string, unknown>>;
  secrets: Readonly<Record<string, string>>;
  addressRule: AddressRule;
}

/** A call to a process. Each call is answered once, by its `id`. */
export type Question =
  | { about: "systems" }
  | { about: "read"; kind: string; typed: Readonly<Record<string, string>> }
  | { about: "announcement"; kind: string; facts: readonly (readonly [string, string])[] }
  | ({ about: "probe" } & Omit<HostedAccount, "connected_account_id">)
  | { about: "open"; account: HostedAccount }
  | { about: "run"; account: string }
  | { about: "close"; account: string }
  | { about: "call"; account: string; part: string | null; method: string; input: readonly unknown[] };

/**
 * A message to a process. `ahead` is the offset of the server's clock from the machine's, in milliseconds; both sides
 * read the machine's clock. With a moment instead, the process would be late by the time that the message took.
 */
export type ToProcess =
  /**
   * First message: loads drivers. `modules` are names of packages or paths; none stands for the server's own drivers.
   */
  | { type: "load"; modules: readonly string[]; authorities: readonly string[] | null; ahead: number }
  | { type: "ask"; id: number; ahead: number; question: Question }
  | { type: "abort"; id: number }
  /** A batch of an account's events is stored, so the next one may be sent. */
  | { type: "took"; account: string }
  | { type: "kept"; id: number; value: unknown; failed: boolean }
  | { type: "beat"; ahead: number };

const id = z.int().min(0);
const account = z.string().max(100);

/** Failure of a call: an error of the driver interface, or an unexpected one. */
const failure = z.discriminatedUnion("of", [
  z.object({
    of: z.literal("driver"),
    fault: z.string().max(40),
    applied: z.enum(["no", "unknown"]),
    retry_after_ms: z.number().optional(),
    message: z.string().max(4000),
  }),
  z.object({ of: z.literal("connect"), code: z.string().max(40), message: z.string().max(4000) }),
  z.object({ of: z.literal("settings"), message: z.string().max(4000) }),
  z.object({ of: z.literal("unforeseen"), what: z.string().max(1000) }),
]);
export type Failure = z.infer<typeof failure>;

export const fromProcess = z.discriminatedUnion("type", [
  z.object({ type: z.literal("loaded") }),
  z.object({ type: z.literal("answer"), id, value: z.unknown() }),
  z.object({ type: z.literal("failure"), id, failure }),
  z.object({ type: z.literal("events"), account, events: z.array(z.unknown()).max(1000) }),
  z.object({ type: z.literal("read kept"), id, account }),
  z.object({ type: z.literal("write kept"), id, account, value: z.unknown() }),
  z.object({ type: z.literal("log"), account, message: z.string().max(4000) }),
  z.object({ type: z.literal("dying"), what: z.string().max(1000) }),
  z.object({
    type: z.literal("beat"),
    memory: z.number(),
    questions: z.record(account, z.record(z.string().max(200), z.number())),
  }),
]);
export type FromProcess = z.infer<typeof fromProcess>;

// Makes drivers: one for each connected account, from the settings and secrets of that account.
import type { DeviceInfo } from "./device-info.ts";
import type { Dial } from "../base/outgoing/dial-target.ts";
import type { Driver } from "./driver.ts";
import type { ServerTime } from "../base/clock.ts";
import type { Language } from "../base/text/language.ts";

/** A connected account, as its driver sees it. */
export interface DriverAccount {
  readonly connected_account_id: string;
  /** Settings that the account was connected with, such as an address. Never a secret. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Reads a secret, which the database keeps sealed. Returns `undefined` if there is none of this name. */
  secret(name: string): string | undefined;
  /** Logs one line for the operator. The account's secrets and anything that may be a PIN are blotted out. */
  log(message: string): void;
  /** A value that the driver keeps between runs, such as the keys of a radio network. Sealed; `null` at first. */
  readonly keep: { read(): Promise<unknown>; write(value: unknown): Promise<void> };
  /**
   * Connects to the account's hub. Drivers call it for every connection, also to reconnect, because it checks the
   * address that the host name has now against the operator's rules.
   */
  readonly dial: Dial;
  now(): ServerTime;
  /**
   * Aborts when this process ends the link: the account was removed, connected anew or paused, another process took the
   * link over, or the server stops.
   */
  readonly released: AbortSignal;
}

/** A field of the form that connects a system. */
export interface SystemField {
  readonly name: string;
  readonly type: "url" | "text" | "password" | "checkbox";
  /** Whether the value is kept sealed and never shown again. @default false */
  readonly isSecret?: boolean;
  /** @default true */
  readonly isRequired?: boolean;
  /** Initial value of the field. */
  readonly value?: string;
  /** Label in the hosted form, by language. @default the English label, else the field's name */
  readonly label?: Readonly<Partial<Record<Language, string>>>;
}

/** Settings read from the form. */
export interface SystemSettings {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly secrets: Readonly<Record<string, string>>;
  /**
   * Identifies the hub: connecting it again finds its account by this value. Shown to people, so never a secret.
   */
  readonly login: string;
  /** Host that the driver will connect to; checked against the addresses that the operator allows. */
  readonly host: string;
}

/** Describes a system to the server: its name, its form, and how to read that form. No driver is loaded for this. */
export interface SystemDescription {
  /** Value of `connected_accounts.driver`, and `account_type` on the wire. */
  readonly kind: string;
  /** Name that people know the system by, e.g. "Z-Wave JS". */
  readonly displayName: string;
  /**
   * Models that the system connects, by `manufacturer_model_id` in the catalogue. Workspaces with real locks list them
   * as supported; unknown ids are ignored. @default none
   */
  readonly models?: readonly string[];
  /** Fields of the form. The first is the address, which `mortise accounts add` takes as an argument. */
  readonly fields: readonly SystemField[];
  /** Multicast DNS announcement, for `mortise accounts add` without an address. @default none */
  readonly announcement?: {
    /** Service type, e.g. `_zwave-js-server._tcp`. */
    readonly service: string;
    /** Scheme of the resulting address, e.g. `ws`. */
    readonly scheme: string;
    /** Detail of the TXT record by which people tell two hubs apart. */
    detail?(facts: ReadonlyMap<string, string>): string | undefined;
    /** Warning for services that other programs announce too. With one, `--yes` connects no hub that was found. */
    readonly caution?: string;
  };
  /**
   * Reads the form. Public fields of type `url` hold no user, password, query or fragment: the server refuses those
   * before.
   * @throws ConnectError `bad_address` if the address cannot be used
   */
  read(typed: Readonly<Record<string, string>>): SystemSettings;
}

/** Makes drivers for systems that need a link per account. */
export interface DriverFactory extends SystemDescription {
  /**
   * Lists the system's devices within five seconds, and closes every connection that it opened.
   * @throws ConnectError
   */
  probe(what: Pick<DriverAccount, "settings" | "secret" | "dial">, signal: AbortSignal): Promise<readonly DeviceInfo[]>;
  connect(account: DriverAccount): Driver;
}

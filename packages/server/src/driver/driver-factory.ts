// How a driver is made: one for each connected account, given what that account was connected with.
import type { DeviceInfo } from "./device-info.ts";
import type { Dial } from "../base/outgoing/dial-target.ts";
import type { Driver } from "./driver.ts";
import type { ServerTime } from "../base/clock.ts";
import type { Language } from "../base/text/language.ts";

/** One connected account, as its driver sees it. */
export interface DriverAccount {
  readonly connected_account_id: string;
  /** What the account was connected with, such as an address; never a secret. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Sealed in the database; undefined = none of this name. */
  secret(name: string): string | undefined;
  /** One line for the operator. The account's secrets and all that may be a PIN are blotted out. */
  log(message: string): void;
  /** What the driver must remember between runs, such as the keys of a radio network; kept sealed. null at first. */
  readonly keep: { read(): Promise<unknown>; write(value: unknown): Promise<void> };
  /**
   * Connects to the account's hub. A driver opens connections only so, at each new try: the operator's rules for
   * addresses hold here, also for a name that leads elsewhere by then.
   */
  readonly dial: Dial;
  now(): ServerTime;
  /** Aborts once the account is let go: it was removed, connected anew, or the server stops. */
  readonly released: AbortSignal;
}

/** One thing that a person types to connect a system. */
export interface SystemField {
  readonly name: string;
  readonly type: "url" | "text" | "password" | "checkbox";
  /** Kept sealed, and never shown again. @default false */
  readonly isSecret?: boolean;
  /** @default true */
  readonly isRequired?: boolean;
  /** What stands in the field at first. */
  readonly value?: string;
  /** What the hosted form calls it, by language. @default English, else its name */
  readonly label?: Readonly<Partial<Record<Language, string>>>;
}

/** What was typed, read. */
export interface SystemSettings {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly secrets: Readonly<Record<string, string>>;
  /**
   * Tells this hub from others: connected a second time, its account is found by this. Shown to people, so no secret.
   */
  readonly login: string;
  /** The host that will be spoken to; checked against what the operator allows. */
  readonly host: string;
}

/** What a server says of a system, and reads of what people type for it, without its driver. */
export interface SystemDescription {
  /** As in `connected_accounts.driver`, and the `account_type` on the wire. */
  readonly kind: string;
  /** As people know the system, e.g. "Z-Wave JS". */
  readonly displayName: string;
  /**
   * Models that it connects, by their numbers in the catalogue (`manufacturer_model_id`). Workspaces that are no
   * sandboxes list them as supported; a number that the catalogue lacks is left out. @default none is known
   */
  readonly models?: readonly string[];
  /** The first is the address: `mortise accounts add` takes it without a name. */
  readonly fields: readonly SystemField[];
  /** How it announces itself by multicast DNS, for `mortise accounts add` without an address. @default it does not */
  readonly announcement?: {
    /** Written like `_zwave-js-server._tcp`. */
    readonly service: string;
    /** Of the address that is made of it, e.g. `ws`. */
    readonly scheme: string;
    /** What people tell one from another by, from the announcement's TXT record. */
    detail?(facts: ReadonlyMap<string, string>): string | undefined;
    /** Others announce the same service: this is said, and none is connected unasked. */
    readonly caution?: string;
  };
  /**
   * A field of the type `url` that is no secret never holds a user, a password, a query or a fragment here: it is
   * refused before.
   * @throws ConnectError `bad_address` when this cannot be meant
   */
  read(typed: Readonly<Record<string, string>>): SystemSettings;
}

/** A way of reaching locks that needs a link of its own per account. */
export interface DriverFactory extends SystemDescription {
  /**
   * Looks which devices are there, within five seconds, and lets go again: what it has dialled is closed then.
   * @throws ConnectError
   */
  probe(what: Pick<DriverAccount, "settings" | "secret" | "dial">, signal: AbortSignal): Promise<readonly DeviceInfo[]>;
  connect(account: DriverAccount): Driver;
}

import { mayHoldSecret } from "../../../hubs/links/secret-in-address.ts";
import { SettingsError } from "../../../base/settings-error.ts";

/** Quotes a typed text, unless it may be an address with a password. */
export const quoteSafely = (typed: string): string => (mayHoldSecret(typed) ? "that" : typed);

export const noSuchAccount = (id: string) =>
  new SettingsError(`No system is connected as ${quoteSafely(id)}; \`mortise accounts list\` shows those that are.`);

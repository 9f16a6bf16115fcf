// Rule for the addresses of a link, as plain data, so that it can be sent to another process.
import { type AddressGuard, addressGuard } from "./address-guard.ts";

/**
 * `allow` permits public addresses and these addresses and networks. `"any"` permits all, because the operator typed
 * the address.
 */
export type AddressRule = { readonly allow: readonly string[] } | "any";

const anywhere: AddressGuard = { isAllowed: () => true };

export const guardOf = (rule: AddressRule): AddressGuard => (rule === "any" ? anywhere : addressGuard(rule.allow));

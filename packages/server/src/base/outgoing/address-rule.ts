// Rule for the addresses of a link, as plain data, so that it can be sent to another process.
import { type AddressGuard, addressGuard } from "./address-guard.ts";

/**
 * `allow`: public addresses, and these addresses and networks besides. `"any"`: the operator has named the address, so
 * nothing is refused.
 */
export type AddressRule = { readonly allow: readonly string[] } | "any";

const anywhere: AddressGuard = { isAllowed: () => true };

export const guardOf = (rule: AddressRule): AddressGuard => (rule === "any" ? anywhere : addressGuard(rule.allow));

import type { ErrorEntry } from "@mortise/client";
import { isAccountDisconnected } from "./device-status.ts";

/**
 * Whether the device's account needs a new login. An account is also disconnected while its hub is offline, which
 * `bridge_disconnected` shows: it then needs the hub, not a login.
 */
export const isSignedOut = ({ errors }: { readonly errors: readonly ErrorEntry[] }): boolean =>
  errors.some(isAccountDisconnected) && !errors.some(({ error_code }) => error_code === "bridge_disconnected");

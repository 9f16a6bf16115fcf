import type { Session } from "../../src/doors/context.ts";

/** Returns a client session without a customer or a person. */
export const plainSession = (client_session_id: string, more: Partial<Session> = {}): Session => ({
  client_session_id,
  user_identifier_key: null,
  customer_key: null,
  user_identity_id: null,
  is_read_only: false,
  ...more,
});

import { SeamError } from "@mortise/client/session";

/** Thrown for inputs of the provider, or of the page's global configuration, that do not go together. */
export class SeamProviderError extends SeamError {
  override readonly name = "SeamProviderError";

  constructor(message: string, code: string) {
    super(message, { code });
  }
}

/** Thrown if a hook needs a client and there is none (docs/specification/spec.md §8). */
export class NullSeamClientError extends SeamError {
  override readonly name = "NullSeamClientError";

  constructor(message = nullClient) {
    super(message, { code: "null_client" });
  }
}

/**
 * Thrown if the publishable key was not exchanged for a client session (docs/specification/spec.md §8). `cause` is the
 * reason.
 */
export class SeamSessionError extends SeamError {
  override readonly name = "SeamSessionError";

  constructor(cause: unknown) {
    const reason = cause instanceof Error ? `: ${cause.message}` : "";
    super(`Failed to get client access token${reason}`, {
      code: SeamError.isSeamError(cause) ? cause.code : "session_failed",
      cause,
    });
  }
}

const nullClient =
  "Attempted to use a null Seam client. It is used outside a SeamProvider, is still loading, or could not be created.";

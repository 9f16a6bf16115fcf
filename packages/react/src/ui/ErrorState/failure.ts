// Read by shape, not by class: two copies of the client may be on one page.

/** The sentence a failure brings with it. */
export function reasonOf(error: unknown, fallback: string): string {
  const { message } = (error ?? {}) as { message?: unknown };
  return typeof message === "string" && message.trim() !== "" ? message : fallback;
}

/** Which request failed, if the server said. */
export function requestIdOf(error: unknown): string | null {
  const { requestId } = (error ?? {}) as { requestId?: unknown };
  return typeof requestId === "string" && requestId !== "" ? requestId : null;
}

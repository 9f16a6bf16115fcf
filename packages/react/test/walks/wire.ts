// Records the page's requests during a walk, and its console messages.
import { vi } from "vitest";

interface Wire {
  /** Commands to locks, in the order they were sent. */
  readonly commands: string[];
  /** Number of pending requests, without the event stream. */
  underWay(): number;
  /** Number of sent calls that write codes. */
  writes(): number;
  /** Console messages and uncaught errors that should not have occurred. */
  readonly complaints: string[];
  close(): void;
}

export function watchWire(): Wire {
  const commands: string[] = [];
  const complaints: string[] = [];
  let [open, writes] = [0, 0];
  const { fetch } = globalThis;
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (/^\/locks\/(un)?lock_door$/.test(pathname)) commands.push(pathname);
    if (/^\/access_codes\/(create|update|delete)$/.test(pathname)) writes += 1;
    if (pathname === "/events/stream") return fetch(input, init);
    open += 1;
    try {
      return await fetch(input, init);
    } finally {
      open -= 1;
    }
  });
  // Errors of the client are logged for developers, and expected here, because the walk breaks the network. Nothing
  // else should be logged.
  const isFailure = (error: unknown) => error instanceof Error && error.name.startsWith("Seam");
  const told =
    (kind: string) =>
    (first: unknown, ...rest: unknown[]) => {
      if (!isFailure(first)) complaints.push(`${kind}: ${[first, ...rest].map(String).join(" ").slice(0, 500)}`);
    };
  const errors = vi.spyOn(console, "error").mockImplementation(told("console.error"));
  const warnings = vi.spyOn(console, "warn").mockImplementation(told("console.warn"));
  const onError = ({ message }: ErrorEvent) => void complaints.push(`uncaught: ${message}`);
  const onRejection = ({ reason }: PromiseRejectionEvent) => void complaints.push(`unhandled: ${String(reason)}`);
  addEventListener("error", onError);
  addEventListener("unhandledrejection", onRejection);
  return {
    commands,
    complaints,
    underWay: () => open,
    writes: () => writes,
    close() {
      for (const each of [spy, errors, warnings]) each.mockRestore();
      removeEventListener("error", onError);
      removeEventListener("unhandledrejection", onRejection);
    },
  };
}

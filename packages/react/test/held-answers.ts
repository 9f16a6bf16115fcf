// Answers that come when the test says so: what is on screen until then can be looked at for as long as a slow machine takes.
import { onTestFinished, vi } from "vitest";

/** Keeps back the answers of this call, asked for now or later in the test; the function returned lets them through. */
export function holdAnswers(path: string): () => void {
  const { fetch } = globalThis;
  const { promise, resolve } = Promise.withResolvers<void>();
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const response = await fetch(input, init);
    if (new URL(response.url).pathname === path) await promise;
    return response;
  });
  onTestFinished(() => spy.mockRestore());
  return resolve;
}

// Holds answers until the test releases them, so that it can check the screen meanwhile, however slow the machine is.
import { onTestFinished, vi } from "vitest";

/** Holds all answers of this call from now on. The returned function releases them. */
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

// Answers that arrive when the test says so: until then it can check what is on screen, however slow the machine is.
import { onTestFinished, vi } from "vitest";

/** Keeps back all answers of this call from now on; the function returned lets them through. */
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

// Checks after each test in Node that no line logged by its servers holds a PIN, a token or a password.
import { afterAll, afterEach } from "vitest";
import { leaksSinceLastTest } from "./watch.ts";

async function findNone(): Promise<void> {
  const leaks = await leaksSinceLastTest();
  if (leaks.length > 0) throw new Error(`A server's log holds secrets, here shown as •••:\n${leaks.join("\n")}`);
}

// These hooks are declared before all others, so they run last and also search what servers log while they end.
afterEach(findNone);
afterAll(findNone);

// After each test in Node, no line that its servers logged holds a PIN, a token or a password.
import { afterAll, afterEach } from "vitest";
import { leaksSinceLastTest } from "./watch.ts";

async function findNone(): Promise<void> {
  const leaks = await leaksSinceLastTest();
  if (leaks.length > 0) throw new Error(`A server's log holds secrets, here shown as •••:\n${leaks.join("\n")}`);
}

// Declared before all others, so they run last: what is logged while servers end is searched, too.
afterEach(findNone);
afterAll(findNone);

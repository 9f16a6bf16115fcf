// Credentials may come after the element: a page fetches a token and then sets the attribute, or `globalThis.seam`.
import { useEffect, useState } from "react";
import { type GlobalConfiguration, withGlobalConfiguration } from "../provider/global-configuration.ts";
import { hasCredentials } from "../provider/resolve-client.ts";

/**
 * How long an element without credentials stays empty. Then it says what it lacks; credentials that come still later
 * work all the same.
 */
const longestWaitMs = 5000;
/** `globalThis.seam` does not tell when it is set. */
const lookEveryMs = 200;

export function useWaitsForCredentials(given: GlobalConfiguration): boolean {
  const [waited, setWaited] = useState(0);
  const isHere = hasCredentials(withGlobalConfiguration(given));
  useEffect(() => {
    if (isHere) return undefined;
    const timer = setInterval(() => setWaited((before) => before + lookEveryMs), lookEveryMs);
    return () => clearInterval(timer);
  }, [isHere]);
  return !isHere && waited < longestWaitMs;
}

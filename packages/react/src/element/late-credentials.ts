// Waits for late credentials: a page may fetch a token and then set the attribute, or `globalThis.seam`.
import { useEffect, useState } from "react";
import { type GlobalConfiguration, withGlobalConfiguration } from "../provider/global-configuration.ts";
import { hasCredentials } from "../provider/resolve-client.ts";

/**
 * Time in milliseconds that an element without credentials stays empty. Then it shows what is missing; later
 * credentials still work.
 */
const longestWaitMs = 5000;
/** Polling interval in milliseconds, because `globalThis.seam` reports no change. */
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

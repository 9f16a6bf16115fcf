import { useSyncExternalStore } from "react";

/** Whether this is rendered on a server, or as a server has rendered it: what differs would be discarded markup. */
export const useIsHydrating = (): boolean => useSyncExternalStore(never, no, yes);

const never = () => () => undefined;
const no = () => false;
const yes = () => true;

import { useSyncExternalStore } from "react";

/**
 * Whether the component renders on a server, or hydrates a server's markup, which React would discard if it differed.
 */
export const useIsHydrating = (): boolean => useSyncExternalStore(never, no, yes);

const never = () => () => undefined;
const no = () => false;
const yes = () => true;

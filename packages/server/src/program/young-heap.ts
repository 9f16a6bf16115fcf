// How much memory V8 keeps for young objects. Once it has grown it stays so: loading a thousand modules would leave some
// 60 MB behind that an idle server never fills again.
import { setFlagsFromString } from "node:v8";

/** V8's own. */
const usualGrowth = 2;

/** For the time of a start. V8 reads this flag each time it would grow that memory. */
export const keepYoungHeapSmall = (): void => setGrowth(1);

/** What work needs, it gets. */
export const letYoungHeapGrow = (): void => setGrowth(usualGrowth);

const setGrowth = (factor: number): void => setFlagsFromString(`--semi-space-growth-factor=${factor}`);
